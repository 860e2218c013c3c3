import type { ReadLine } from './lines/read-line.ts';

/** Lines of one group. */
export interface Story {
  /** In the order of the input. */
  readonly lines: readonly ReadLine[];
  /** Those of the lines. */
  readonly titles: readonly string[];
  /** For each line the position of the first line with the same text, null for the first itself. */
  readonly copies: readonly (number | null)[];
  /** The headline of its most typical line. */
  readonly title: string;
  /** Words that most lines share, most telling first. */
  readonly tiedBy: readonly string[];
}
