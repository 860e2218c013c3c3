export interface FoundDate {
  readonly date: string;
  readonly start: number;
  readonly end: number;
  readonly relative: boolean;
  readonly isYearAssumed: boolean;
}

export type NumericOrder = 'month-first' | 'day-first';

export interface DateOptions {
  readonly referenceDay: string;
  /** For numeric dates that allow both orders. Defaults to `month-first`. */
  readonly numericOrder?: NumericOrder;
  /** If omitted, a date without a year is the latest one not in the future. */
  readonly yearNear?: string | undefined;
  /** A `time` element or a cell of a date column: years of two digits count everywhere, and a year is required. */
  readonly isField?: boolean;
  /** A line of a list, or part of one: "28/11" and "(Reuters, 28/11)" are days, which elsewhere may be counts. */
  readonly isListPiece?: boolean;
}
