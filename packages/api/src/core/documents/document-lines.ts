import { joinWraps } from './join-wraps.ts';
import { readingOrder } from './page-columns.ts';
import { type DocumentPage, type PageRow, pageRows } from './page-rows.ts';

export interface DocumentLines {
  readonly lines: string[];
  readonly headers: string[];
}

/** Lines as a person would copy them: column by column, headlines joined, no running headers and page numbers. */
export function documentLines(pages: readonly DocumentPage[]): DocumentLines {
  const rows = pages.map(({ runs, height }) => ({ height, rows: pageRows(runs) }));
  const { pages: bodyPages, headers } = dropRunningLines(rows);
  return { lines: joinWraps(bodyPages.flatMap((page) => readingOrder(page))), headers };
}

const EDGE_ROWS = 3;
/** Share of the page height. */
const EDGE_SHARE = 0.15;
const SAME_HEIGHT_PT = 4;
const MIN_PAGES = 2;
const MIN_PAGE_SHARE = 0.3;
const MAX_HEADERS = 10;

export interface RowsOfPage {
  readonly height: number;
  readonly rows: readonly PageRow[];
}

/** Drops rows at the edge of several pages, at the same height, with the same words or with their page number. */
export function dropRunningLines(pages: readonly RowsOfPage[]) {
  const pagesByLine = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(edgeRows(page).flatMap(lineKeys))) {
      pagesByLine.set(key, (pagesByLine.get(key) ?? 0) + 1);
    }
  }
  const needed = Math.max(MIN_PAGES, pages.length * MIN_PAGE_SHARE);
  const headers = new Map<string, string>();
  const bodyRows = pages.map((page, i) => {
    const edge = new Set(edgeRows(page));
    return page.rows.filter((row) => {
      const isRepeated = () => lineKeys(row).some((key) => (pagesByLine.get(key) ?? 0) >= needed);
      const isRunning = edge.has(row) && (statesPage(row, i + 1) || isRepeated());
      const text = isRunning && row.baseline < page.height / 2 ? textOfRow(row) : '';
      const key = keyOf(text);
      if (text !== '' && !headers.has(key) && headers.size < MAX_HEADERS) headers.set(key, text);
      return !isRunning;
    });
  });
  return { pages: bodyRows, headers: [...headers.values()] };
}

/** "– 2 –", "2/3", "page 2 of 3" */
const PAGE_NUMBER =
  /^[\s–—|·-]*(\d{1,3})(?:\s?\/\s?\d{1,3})?[\s–—|·-]*$|(?:^|[,;|–—·-]|\s{2})\s?(?:page|seite|página|pagina|strona|sida|side|sayfa|стр(?:аница)?\.?)\s(\d{1,3})(?:\s?(?:\/|of|von|de|di|z|av|af|из)\s?\d{1,3})?[\s–—|·.-]*$/iu;
/** A longer row that ends with a page number is a line of the text. */
const MAX_NUMBERED_CHARACTERS = 100;

function statesPage(row: PageRow, page: number): boolean {
  const text = textOfRow(row);
  const [, alone, named] = (text.length <= MAX_NUMBERED_CHARACTERS && PAGE_NUMBER.exec(text)) || [];
  return page > 1 && Number(alone ?? named) === page;
}

const textOfRow = ({ segments }: PageRow) => segments.map(({ text }) => text.trim()).join('   ');
const keyOf = (text: string) => text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ');

function edgeRows({ rows, height }: RowsOfPage): PageRow[] {
  const top = rows.slice(0, EDGE_ROWS).filter((row) => row.baseline < height * EDGE_SHARE);
  const bottom = rows.slice(-EDGE_ROWS).filter((row) => row.baseline > height * (1 - EDGE_SHARE));
  return [...new Set([...top, ...bottom])];
}

/** Two overlapping height classes, so that a line at the border of one matches itself in the other. */
function lineKeys(row: PageRow): string[] {
  const words = keyOf(textOfRow(row));
  const step = row.baseline / SAME_HEIGHT_PT;
  return [`${Math.floor(step)} ${words}`, `${Math.floor(step + 0.5)}+ ${words}`];
}
