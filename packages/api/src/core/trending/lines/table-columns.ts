import type { ColumnRole } from '../layout/column-role.ts';

/** What a column is; `ignore` only when a person said so. */
export type TableRole = ColumnRole | 'ignore';

/** A table that was pasted row by row. */
export interface TableLayout {
  readonly delimiter: string;
  /** Number of cells of a row. */
  readonly cells: number;
  /** What each column is. */
  readonly roles: readonly TableRole[];
  /** The cells of the header as written; null where the table has none. */
  readonly header: readonly string[] | null;
  /** Text of the header line, which is not a row. */
  readonly headerLine: string | null;
}

/** The table that the lines of a list are rows of. */
export interface TableReading {
  readonly layout: TableLayout;
  /** False when no column looks like headlines: the lines are then read one by one. */
  readonly isUsed: boolean;
  /** Whether the roles were set by hand. */
  readonly isByHand: boolean;
  /** By column its first cells that are not empty. */
  readonly examples: readonly (readonly string[])[];
}
