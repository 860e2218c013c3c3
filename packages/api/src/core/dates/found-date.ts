/** A date in a text, with the half-open UTF-16 range that it was read from. */
export interface FoundDate {
  /** ISO day, e.g. `2025-03-10`. */
  readonly date: string;
  readonly start: number;
  readonly end: number;
  /** Whether the reference day decided it ("2 hours ago", "last Friday"). */
  readonly relative: boolean;
  /** Whether the text names no year, so that the latest day not in the future, or `yearNear`, decided it. */
  readonly isYearAssumed: boolean;
}

/** Order of day and month in all-numeric dates whose numbers allow both. */
export type NumericOrder = 'month-first' | 'day-first';

export interface DateOptions {
  /** ISO day against which relative dates and dates without a year are read. */
  readonly referenceDay: string;
  /** Default `month-first`. */
  readonly numericOrder?: NumericOrder;
  /** ISO day near which days without a year lie; without it, each is the latest one that is not in the future. */
  readonly yearNear?: string | undefined;
}
