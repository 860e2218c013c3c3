import type { LineType } from '@earshot/schema/trending/model';

export interface LinesInput {
  /** The list as one text or as lines; blank lines count for the line numbers only. */
  readonly lines: string | readonly string[];
  readonly lineType: LineType;
  /** ISO day. */
  readonly referenceDay: string;
  /** Called with the number of lines ranked so far and the total. */
  readonly onRanked?: ((done: number, total: number) => void) | undefined;
}
