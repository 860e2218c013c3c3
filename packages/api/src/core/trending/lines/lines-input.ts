import type { ColumnKind } from '@earshot/schema/trending/list-reading';
import type { LineType } from '@earshot/schema/trending/model';

export interface LinesInput {
  /** The list as one text or as lines. Blank lines count only for the line numbers. */
  readonly lines: string | readonly string[];
  readonly lineType: LineType;
  /** Kinds of the table's columns, if set by the user. */
  readonly columns?: readonly ColumnKind[] | undefined;
  /** Reference day for relative dates, as an ISO date. */
  readonly referenceDay: string;
}
