import { at } from '@earshot/schema/at';

/** Range of days, as day numbers, on which a title was published. Both are equal for a single day. */
export interface DayRange {
  readonly first: number;
  readonly last: number;
}

/** Quantiles that bound the middle half of the dated titles. */
const SPREAD_SHARES = [0.25, 0.75] as const;

/** Compares the publication days of a list's titles. */
export class DayEvidence {
  /**
   * Natural logarithm of the number of days over which the middle half of the dated titles is spread. If these are months,
   * two events seldom share a day by coincidence.
   */
  readonly spread: number;
  readonly #days: readonly (DayRange | null)[];
  readonly #shares: ReadonlyMap<number, number>;

  constructor(days: readonly (DayRange | null)[]) {
    const first = days.flatMap((day) => (day ? day.first : [])).sort((a, b) => a - b);
    this.#days = days;
    this.#shares = sharesOf(first);
    this.spread = spreadOf(first);
  }

  /** Returns the number of days between two titles: 0 if their ranges overlap, null if either is undated. */
  daysBetween(a: number, b: number): number | null {
    const left = this.#days[a];
    const right = this.#days[b];
    return left && right ? Math.max(0, right.first - left.last, left.first - right.last) : null;
  }

  /**
   * Returns how strong the evidence of a shared day is, 0-1: the fewer titles have that day, the stronger it is. 0 if their
   * days differ or either is undated. A day that all titles share is not evidence.
   */
  sameDay(a: number, b: number): number {
    if (this.daysBetween(a, b) !== 0) return 0;
    const first = Math.max(this.#days[a]?.first ?? 0, this.#days[b]?.first ?? 0);
    return 1 - (this.#shares.get(first) ?? 0);
  }
}

/** Returns, for each day, the fraction of dated titles first published on it. */
function sharesOf(days: readonly number[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const day of days) counts.set(day, (counts.get(day) ?? 0) + 1);
  return new Map([...counts].map(([day, count]) => [day, count / days.length]));
}

/** Measures the middle of the list only, because a few old titles say nothing about how dense the others are. */
function spreadOf(sortedDays: readonly number[]): number {
  const last = sortedDays.length - 1;
  if (last < 0) return 0;
  const [from, to] = SPREAD_SHARES.map((share) => at(sortedDays, Math.floor(share * last)));
  return Math.log(1 + (to ?? 0) - (from ?? 0));
}
