import { joinWraps } from './join-wraps.ts';
import { readingOrder } from './page-columns.ts';
import { pageRows } from './page-rows.ts';
import type { DocumentPage } from './page-run.ts';
import { dropRunningLines } from './running-lines.ts';

/**
 * The lines of a paged document as someone would copy them by hand: without running headers and page numbers, column by
 * column, headlines that wrap in one piece.
 */
export function documentLines(pages: readonly DocumentPage[]): string[] {
  const rows = pages.map(({ runs, height }) => ({ height, rows: pageRows(runs) }));
  return joinWraps(dropRunningLines(rows).flatMap((page) => readingOrder(page)));
}
