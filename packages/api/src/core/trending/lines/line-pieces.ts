import { monthNumber } from '@earshot/schema/values/dates/month-names';
import type { TableLayout } from './table-columns.ts';

/** Strips list markers and splits table rows into cells. */

const BULLET =
  /^(?:[\s>]*(?:[•▪▫◦‣⁃●○■□►▶➤➢✓✔★☆*·–—]|-(?=\s)|#{1,6}(?=\s)|\(?\d{1,6}[.)\]](?=\s|\p{L})|\[\d{1,6}\]|\d{1,3}\s*[-–:](?=\s\p{Lu})|[a-z]\)(?=\s)|:[a-z][a-z\d_+-]{1,30}:(?=\s))\s*)+/u;

/**
 * Removes the list marker ("1.", "•", "- ", ":newspaper:") from a line. A date ("10. März", "10. 3. 2025") is not a list
 * marker.
 */
export function withoutBullet(line: string): string {
  const rest = line.replace(BULLET, '');
  return rest === line || rest === '' || isDay(line, rest) ? line : rest;
}

function isDay(line: string, rest: string): boolean {
  if (!/^\d/.test(line)) return false;
  const startsWithMonth = monthNumber(/^\p{L}+/u.exec(rest)?.[0] ?? '') !== undefined;
  return startsWithMonth || /^\d{1,2}\.\s\d{1,2}\.\s?\d{4}/.test(line);
}

/** A row of delimiter-separated values, unquoted. */
export interface TableRow {
  readonly cells: readonly string[];
  readonly delimiter: string;
}

/**
 * Returns the cells of a row of delimiter-separated values, or null if the line does not look like one.
 * @param table the list's table, if any. A line with the same number of cells counts as one of its rows
 */
export function splitCells(
  line: string,
  table: Pick<TableLayout, 'delimiter' | 'cells'> | null,
): TableRow | null {
  const cells = table && rowOf(line, table);
  if (cells) return { cells, delimiter: table.delimiter };
  for (const delimiter of ['\t', ';', ',']) {
    if (!line.includes(delimiter)) continue;
    const cells = parseRow(line, delimiter);
    if (cells && cells.length >= 2 && looksLikeRow(line, cells, delimiter)) return { cells, delimiter };
  }
  return null;
}

/**
 * Whether a line looks like a table row. A tab is sufficient evidence. Commas and semicolons also occur in prose, so at
 * least one cell must be quoted, a date or a URL. If any delimiter is followed by a space, one quoted cell is not enough
 * (`"We acted fast", says founder`).
 */
function looksLikeRow(line: string, cells: readonly string[], delimiter: string): boolean {
  if (delimiter === '\t') return true;
  const unquoted = line.replace(/"(?:[^"]|"")*"/g, '"');
  const quoted = unquoted.split(delimiter).filter((cell) => cell.trim() === '"').length;
  const data = cells.filter(isData).length;
  if (quoted + data === 0) return false;
  const isTight = !unquoted.includes(`${delimiter} `);
  const isProse = cells.some((cell) => /^\p{Ll}/u.test(cell) && !isData(cell));
  return isTight || data >= 2 || quoted + data >= cells.length || (quoted > 0 && data > 0 && !isProse);
}

/** Whether a cell is a URL or a numeric date. */
function isData(cell: string): boolean {
  return (
    /^https?:\/\/\S+$/i.test(cell) ||
    /^\d{4}-\d\d-\d\d(?:[T ][\d:.Z+-]+)?$|^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}$/.test(cell)
  );
}

/** Returns the cells of a row of a table, or null for other lines. */
export function rowOf(line: string, table: Pick<TableLayout, 'delimiter' | 'cells'>): string[] | null {
  const cells = line.includes(table.delimiter) ? parseRow(line, table.delimiter) : null;
  return cells?.length === table.cells ? cells : null;
}

/**
 * Splits a line into cells and removes their quotes. Returns null if a quote is not closed or is followed by other text.
 */
export function parseRow(line: string, delimiter: string): string[] | null {
  const cells: string[] = [];
  let at = 0;
  while (at <= line.length) {
    while (line[at] === ' ') at++;
    if (line[at] === '"') {
      const close = closingQuote(line, at + 1);
      if (close < 0) return null;
      cells.push(
        line
          .slice(at + 1, close)
          .replaceAll('""', '"')
          .trim(),
      );
      at = close + 1;
      while (line[at] === ' ') at++;
      if (at < line.length && line[at] !== delimiter) return null;
      at++;
    } else {
      const next = line.indexOf(delimiter, at);
      const end = next < 0 ? line.length : next;
      cells.push(line.slice(at, end).trim());
      at = end + 1;
    }
  }
  return cells;
}

function closingQuote(line: string, from: number): number {
  for (let at = from; at < line.length; at++) {
    if (line[at] !== '"') continue;
    if (line[at + 1] !== '"') return at;
    at++;
  }
  return -1;
}
