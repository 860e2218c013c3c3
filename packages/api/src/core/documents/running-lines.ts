import type { PageRow } from './page-run.ts';

/** Number of rows at the top and bottom of a page that may be a running header or footer. */
const EDGE_ROWS = 3;
/** Share of the page height at the top and bottom that may contain them. */
const EDGE_SHARE = 0.15;
/** Maximum difference in height between occurrences of a running line, in points. */
const SAME_HEIGHT_PT = 4;
const MIN_PAGES = 2;
const MIN_PAGE_SHARE = 0.3;
const MAX_HEADERS = 10;

export interface RowsOfPage {
  readonly height: number;
  readonly rows: readonly PageRow[];
}

export interface WithoutRunningLines {
  readonly pages: PageRow[][];
  /** Running headers that were removed. Headers that differ only in their numbers are listed once. */
  readonly headers: string[];
}

/**
 * Removes running headers, footers and page numbers: rows at the edge of the page that occur at the same height on several
 * pages with the same words, ignoring numbers.
 */
export function dropRunningLines(pages: readonly RowsOfPage[]): WithoutRunningLines {
  const pagesByLine = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(edgeRows(page).flatMap(lineKeys))) {
      pagesByLine.set(key, (pagesByLine.get(key) ?? 0) + 1);
    }
  }
  const needed = Math.max(MIN_PAGES, pages.length * MIN_PAGE_SHARE);
  const headers = new Map<string, string>();
  const kept = pages.map((page) => {
    const edge = new Set(edgeRows(page));
    return page.rows.filter((row) => {
      const keys = edge.has(row) ? lineKeys(row) : [];
      const isRunning = keys.some((key) => (pagesByLine.get(key) ?? 0) >= needed);
      const text = isRunning && row.baseline < page.height / 2 ? textOfRow(row) : '';
      const key = text.toLowerCase().replace(/\d+/g, '#');
      if (text !== '' && !headers.has(key) && headers.size < MAX_HEADERS) headers.set(key, text);
      return !isRunning;
    });
  });
  return { pages: kept, headers: [...headers.values()] };
}

const textOfRow = ({ segments }: PageRow) => segments.map(({ text }) => text.trim()).join('   ');

function edgeRows({ rows, height }: RowsOfPage): PageRow[] {
  const top = rows.slice(0, EDGE_ROWS).filter((row) => row.baseline < height * EDGE_SHARE);
  const bottom = rows.slice(-EDGE_ROWS).filter((row) => row.baseline > height * (1 - EDGE_SHARE));
  return [...new Set([...top, ...bottom])];
}

/** Returns keys for two overlapping height classes, so that a line at the border of one matches itself in the other. */
function lineKeys(row: PageRow): string[] {
  const words = row.segments
    .map(({ text }) => text.trim().toLowerCase())
    .join(' ')
    .replace(/\d+/g, '#');
  const step = row.baseline / SAME_HEIGHT_PT;
  return [`${Math.floor(step)} ${words}`, `${Math.floor(step + 0.5)}+ ${words}`];
}
