/** A piece of text as it stands on a page. Lengths are in points, from the page's top left corner. */
export interface PageRun {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly fontSize: number;
}

export interface DocumentPage {
  readonly width: number;
  readonly height: number;
  readonly runs: readonly PageRun[];
}

/** Runs on one baseline, from left to right. */
export interface PageRow {
  readonly baseline: number;
  readonly segments: readonly PageRun[];
}

/** Lines of one column, from top to bottom; a page gives one block or several in reading order. */
export type Block = readonly PageRun[];

/** A piece of a text that runs from right to left, with its beginning on the left; the other way round for such a piece. */
export function mirrored(run: PageRun): PageRun {
  return { ...run, left: -run.right, right: -run.left };
}
