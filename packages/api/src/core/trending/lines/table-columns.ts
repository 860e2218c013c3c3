import type { ColumnRole } from '../layout/column-role.ts';

/** A table that was pasted row by row. */
export interface TableLayout {
  readonly delimiter: string;
  /** Number of cells of a row. */
  readonly cells: number;
  /** What each column is. */
  readonly roles: readonly ColumnRole[];
  /** The cells of the header as written; null where the table has none. */
  readonly header: readonly string[] | null;
  /** Text of the header line, which is not a row. */
  readonly headerLine: string | null;
}
