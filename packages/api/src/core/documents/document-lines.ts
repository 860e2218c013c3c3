import { joinWraps } from './join-wraps.ts';
import { readingOrder } from './page-columns.ts';
import { pageRows } from './page-rows.ts';
import type { DocumentPage } from './page-run.ts';
import { dropRunningLines } from './running-lines.ts';

export interface DocumentLines {
  readonly lines: string[];
  /** Running headers at the top of the pages, which are not part of the text. */
  readonly headers: string[];
}

/**
 * Returns the lines of a paged document as a person would copy them: without running headers and page numbers, column by
 * column, with wrapped headlines joined.
 */
export function documentLines(pages: readonly DocumentPage[]): DocumentLines {
  const rows = pages.map(({ runs, height }) => ({ height, rows: pageRows(runs) }));
  const { pages: kept, headers } = dropRunningLines(rows);
  return { lines: joinWraps(kept.flatMap((page) => readingOrder(page))), headers };
}
