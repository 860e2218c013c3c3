import type { ColumnRole } from '../layout/column-role.ts';

/** The role of a table column. `ignore` is set only by the user. */
export type TableRole = ColumnRole | 'ignore';

/** A table in which each line is one row. */
export interface TableLayout {
  readonly delimiter: string;
  /** Number of cells in a row. */
  readonly cells: number;
  /** Roles of the columns. */
  readonly roles: readonly TableRole[];
  /** The cells of the header as written, or null if the table has none. */
  readonly header: readonly string[] | null;
  /** Text of the header line, which is not a row. */
  readonly headerLine: string | null;
}

/** The table whose rows are the lines of a list. */
export interface TableReading {
  readonly layout: TableLayout;
  /** False if no column looks like headlines. The lines are then read one by one. */
  readonly isUsed: boolean;
  /** Whether the user set the roles. */
  readonly isByHand: boolean;
  /** By column: its first nonempty cells. */
  readonly examples: readonly (readonly string[])[];
}
