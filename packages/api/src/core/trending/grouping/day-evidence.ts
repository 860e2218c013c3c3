/** Range of days, as day numbers, on which a title was published. Both are equal for a single day. */
export interface DayRange {
  readonly first: number;
  readonly last: number;
}

/** Compares the publication days of a list's titles. */
export class DayEvidence {
  readonly #days: readonly (DayRange | null)[];
  readonly #shares: ReadonlyMap<number, number>;

  constructor(days: readonly (DayRange | null)[]) {
    this.#days = days;
    this.#shares = dayShares(days);
  }

  /** Returns the number of days between two titles: 0 if their ranges overlap, null if either is undated. */
  daysBetween(a: number, b: number): number | null {
    const left = this.#days[a];
    const right = this.#days[b];
    return left && right ? Math.max(0, right.first - left.last, left.first - right.last) : null;
  }

  /**
   * Returns how strong the evidence of a shared day is, 0-1: the fewer titles have that day, the stronger it is. 0 if their
   * days differ or either is undated.
   */
  sameDay(a: number, b: number): number {
    if (this.daysBetween(a, b) !== 0) return 0;
    const first = Math.max(this.#days[a]?.first ?? 0, this.#days[b]?.first ?? 0);
    return 1 - (this.#shares.get(first) ?? 0);
  }
}

/**
 * Returns, for each day, the fraction of dated titles that were first published on it. A day that all titles share is not
 * evidence.
 */
function dayShares(days: readonly (DayRange | null)[]): ReadonlyMap<number, number> {
  const counts = new Map<number, number>();
  for (const day of days) if (day) counts.set(day.first, (counts.get(day.first) ?? 0) + 1);
  const dated = days.filter((day) => day !== null).length;
  return new Map([...counts].map(([day, count]) => [day, count / dated]));
}
