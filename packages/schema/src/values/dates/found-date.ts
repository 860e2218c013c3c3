/** A date in a text, with the half-open UTF-16 range where it was found. */
export interface FoundDate {
  readonly date: string;
  readonly start: number;
  readonly end: number;
  /** Whether the date was read relative to the reference day ("2 hours ago", "last Friday"). */
  readonly relative: boolean;
  /** Whether the year was assumed: the latest day not in the future, or the one nearest to `yearNear`. */
  readonly isYearAssumed: boolean;
}

/** Order of day and month in all-numeric dates that allow both. */
export type NumericOrder = 'month-first' | 'day-first';

export interface DateOptions {
  /** ISO day used to resolve relative dates and dates without a year. */
  readonly referenceDay: string;
  /** How to read numeric dates that allow both orders. Defaults to `month-first`. */
  readonly numericOrder?: NumericOrder;
  /** ISO day that dates without a year should be close to. If omitted, the latest one not in the future is meant. */
  readonly yearNear?: string | undefined;
  /** A `time` element or a cell of a date column: years of two digits count everywhere, and a year is required. */
  readonly isField?: boolean;
  /** A line of a list, or part of one: "28/11" and "(Reuters, 28/11)" are days, which elsewhere may be counts. */
  readonly isListPiece?: boolean;
}
