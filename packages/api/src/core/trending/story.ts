import type { ReadLine } from './lines/read-line.ts';

/** Lines of one group. */
export interface Story {
  /** In the order of the input. */
  readonly lines: readonly ReadLine[];
  /** The headline of its most typical line. */
  readonly title: string;
  /** Words that most lines share, most telling first. */
  readonly tiedBy: readonly string[];
}
