import type { ColumnKind, RecordStart } from '@earshot/schema/trending/list-reading';
import type { LineType } from '@earshot/schema/trending/model';

export interface LinesInput {
  /** The list as one text or as lines; blank lines count for the line numbers only. */
  readonly lines: string | readonly string[];
  readonly lineType: LineType;
  /** What a person said that the columns of the table are. */
  readonly columns?: readonly ColumnKind[] | undefined;
  /** With which line each record begins, as a person said. */
  readonly recordStart?: RecordStart | undefined;
  /** ISO day. */
  readonly referenceDay: string;
  /** Called with the number of lines ranked so far and the total. */
  readonly onRanked?: ((done: number, total: number) => void) | undefined;
}
