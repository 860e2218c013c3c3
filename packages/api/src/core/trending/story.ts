import type { ReadLine } from './lines/read-line.ts';

/** The lines of one group. */
export interface Story {
  /** Lines in input order. */
  readonly lines: readonly ReadLine[];
  /** Titles of the lines. */
  readonly titles: readonly string[];
  /** For each line: index of the first line that it copies, or null if it is not a copy. */
  readonly copies: readonly (number | null)[];
  /** The headline of the story's most typical line. */
  readonly title: string;
  /** What connects the lines, most significant first (see `tiesOf`). */
  readonly tiedBy: readonly string[];
}
