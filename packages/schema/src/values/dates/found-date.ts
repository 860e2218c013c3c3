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
  /** Order of numeric dates that allow both. Defaults to `month-first`. */
  readonly numericOrder?: NumericOrder;
  /** A day without a year gets the year closest to this day. If omitted, it is the latest one not in the future. */
  readonly yearNear?: string | undefined;
  /** For a `time` element or a cell of a date column: two-digit years always count, and a year is required. */
  readonly isField?: boolean;
  /** For a line of a list or a part of one: "28/11" and "(Reuters, 28/11)" are days. Elsewhere, they may be counts. */
  readonly isListPiece?: boolean;
}
