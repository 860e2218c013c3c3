const DELIMITERS = ['\t', ';', ',', '|'] as const;
const SAMPLE_ROWS = 50;
/** Spaces before a quoted cell are not part of it. */
const SPACES_AND_QUOTE = /^ *"/;
const MAX_SPACES = 8;
const SEPARATOR_LINE = /^sep=(.)\r?\n/i;

/** RFC 4180. If the first line does not declare the separator, it is the one that gives most rows the same number of cells. */
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

function regularityOf(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  let best = 0;
  // Rows count more than cells: two columns in every row are a better table than nine in some.
  for (const [cells, times] of counts) if (cells > 1) best = Math.max(best, times * times * Math.sqrt(cells));
  return best;
}

export function parseRow(line: string, delimiter: string): string[] {
  return (parseRows(line, delimiter, 1)[0] ?? ['']).map((cell) => cell.trim());
}

function parseRows(text: string, delimiter: string, maxRows = Number.POSITIVE_INFINITY): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let i = 0;
  while (i < text.length && rows.length < maxRows) {
    const quote = SPACES_AND_QUOTE.exec(text.slice(i, i + MAX_SPACES))?.[0].length;
    const { cell, end } =
      quote === undefined ? plainCell(text, i, delimiter) : quotedCell(text, i + quote - 1, delimiter);
    row.push(cell);
    i = end;
    if (text[i] === delimiter) {
      i++;
      if (i === text.length) row.push('');
      continue;
    }
    if (text[i] === '\r' && text[i + 1] === '\n') i++;
    i++;
    rows.push(row);
    row = [];
  }
  if (row.length > 0) rows.push(row);
  return rows;
}

interface ParsedCell {
  readonly cell: string;
  readonly end: number;
}

function plainCell(text: string, start: number, delimiter: string): ParsedCell {
  let end = start;
  while (end < text.length && text[end] !== delimiter && text[end] !== '\n' && text[end] !== '\r') end++;
  return { cell: text.slice(start, end), end };
}

/** Text after the closing quote is part of the cell. A quote that is never closed is a normal character. */
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
