import type { ReadLine } from './lines/read-line.ts';

/** Lines of one group with what the ranking needs to know of them. */
export interface Story {
  readonly lines: readonly ReadLine[];
  readonly title: string;
  /** Display names with the number of lines of each, most lines first. */
  readonly sources: readonly { readonly name: string; readonly count: number }[];
  /** ISO days of the dated lines, ascending. */
  readonly days: readonly string[];
  /** Distinct word keys over all titles. */
  readonly words: ReadonlySet<string>;
}
