/** A piece of text on a page. Positions are in points from the top left corner of the page. */
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

/** Lines of one column, from top to bottom. A page has one or more blocks in reading order. */
export type Block = readonly PageRun[];

/** Mirrors a right-to-left run so that its beginning is on the left, and back again. */
export function mirrored(run: PageRun): PageRun {
  return { ...run, left: -run.right, right: -run.left };
}
