import { joinWraps } from './join-wraps.ts';
import { readingOrder } from './page-columns.ts';
import { pageRows } from './page-rows.ts';
import type { DocumentPage } from './page-run.ts';
import { dropRunningLines } from './running-lines.ts';

export interface DocumentLines {
  readonly lines: string[];
  /** Running lines at the top of the pages, which are no part of the text. */
  readonly headers: string[];
}

/**
 * The lines of a paged document as someone would copy them by hand: without running headers and page numbers, column by
 * column, headlines that wrap in one piece.
 */
export function documentLines(pages: readonly DocumentPage[]): DocumentLines {
  const rows = pages.map(({ runs, height }) => ({ height, rows: pageRows(runs) }));
  const { pages: kept, headers } = dropRunningLines(rows);
  return { lines: joinWraps(kept.flatMap((page) => readingOrder(page))), headers };
}
