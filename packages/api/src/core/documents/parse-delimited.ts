/** Separators of exports, the likeliest first on a tie. */
const DELIMITERS = ['\t', ';', ',', '|'] as const;
const SAMPLE_ROWS = 50;
/** Excel names the separator in a separate first line: "sep=;". */
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/**
 * The rows of a delimited text (RFC 4180): quoted cells may hold separators, line breaks and doubled quotes. The separator is the
 * one that gives most rows of the sample the same number of cells, of at least two.
 */
export function parseDelimited(text: string): string[][] {
  const named = SEPARATOR_LINE.exec(text);
  if (named?.[1] !== undefined) return parseRows(text.slice(named[0].length), named[1]);
  let best = { delimiter: ',', score: 0 };
  for (const delimiter of DELIMITERS) {
    const score = regularityOf(parseRows(text, delimiter, SAMPLE_ROWS));
    if (score > best.score) best = { delimiter, score };
  }
  return parseRows(text, best.delimiter);
}

/** Total of cells in the rows that have the usual number of cells; 0 when that number is one. */
function regularityOf(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  let best = 0;
  // Rows weigh more than cells: two columns in every row are a better table than nine in some.
  for (const [cells, times] of counts) if (cells > 1) best = Math.max(best, times * times * Math.sqrt(cells));
  return best;
}

function parseRows(text: string, delimiter: string, maxRows = Number.POSITIVE_INFINITY): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let at = 0;
  while (at < text.length && rows.length < maxRows) {
    const { cell, end } = text[at] === '"' ? quotedCell(text, at, delimiter) : plainCell(text, at, delimiter);
    row.push(cell);
    at = end;
    if (text[at] === delimiter) {
      at++;
      if (at === text.length) row.push('');
      continue;
    }
    if (text[at] === '\r' && text[at + 1] === '\n') at++;
    at++;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

interface ParsedCell {
  readonly cell: string;
  /** Offset of the separator or line break after it. */
  readonly end: number;
}

function plainCell(text: string, start: number, delimiter: string): ParsedCell {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++;
  return { cell: text.slice(start, end), end };
}

/** A cell in quotes. Text after the closing quote still belongs to it. A quote that is never closed is a letter. */
function quotedCell(text: string, start: number, delimiter: string): ParsedCell {
  let close = start + 1;
  while (close < text.length) {
    close = text.indexOf('"', close);
    if (close < 0) return plainCell(text, start, delimiter);
    if (text[close + 1] !== '"') break;
    close += 2;
  }
  const rest = plainCell(text, close + 1, delimiter);
  return { cell: text.slice(start + 1, close).replaceAll('""', '"') + rest.cell, end: rest.end };
}
