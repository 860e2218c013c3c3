/** Days on which a title was published; of one day when both are equal. */
export interface DayRange {
  readonly first: number;
  readonly last: number;
}

/** Compares the days of the titles of a list. */
export class DayEvidence {
  readonly #days: readonly (DayRange | null)[];
  readonly #shares: ReadonlyMap<number, number>;

  constructor(days: readonly (DayRange | null)[]) {
    this.#days = days;
    this.#shares = dayShares(days);
  }

  /** 0 when they overlap; null when one has none. */
  daysBetween(a: number, b: number): number | null {
    const left = this.#days[a];
    const right = this.#days[b];
    return left && right ? Math.max(0, right.first - left.last, left.first - right.last) : null;
  }

  /** Evidence from two titles having the same day, 0-1: the fewer titles have that day, the more. 0 when their days differ. */
  sameDay(a: number, b: number): number {
    if (this.daysBetween(a, b) !== 0) return 0;
    const first = Math.max(this.#days[a]?.first ?? 0, this.#days[b]?.first ?? 0);
    return 1 - (this.#shares.get(first) ?? 0);
  }
}

/** By day the share of the dated titles that were first published on it: a day that all lines share is not evidence. */
function dayShares(days: readonly (DayRange | null)[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const day of days) if (day) counts.set(day.first, (counts.get(day.first) ?? 0) + 1);
  const dated = days.filter((day) => day !== null).length;
  return new Map([...counts].map(([day, count]) => [day, count / dated]));
}
