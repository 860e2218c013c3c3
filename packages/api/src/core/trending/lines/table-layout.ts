import { at } from '@earshot/schema/at';
import { assignColumns } from '../layout/assign-columns.ts';
import { roleNamed } from '../layout/column-features.ts';
import { parseRow, splitCells, type TableRow } from './line-pieces.ts';
import type { TableLayout } from './table-columns.ts';

const MIN_ROWS = 3;
/** Share of the lines that must be rows of one table when no header shows it. */
const MIN_SHARE = 0.5;
const MIN_BAR_CELLS = 4;
const MAX_HEADER_CHARACTERS = 2000;
/** A header may come below a title, a period and a blank line. */
const HEADER_LINES = 12;
const MIN_KNOWN_NAMES = 2;
const MIN_KNOWN_SHARE = 0.3;
/** Below this probability, no column is the title. */
const MIN_TITLE_PROBABILITY = 0.3;
const SAMPLE_ROWS = 300;
const DELIMITERS = ['\t', ';', ',', '|'] as const;

type Shape = Pick<TableLayout, 'delimiter' | 'cells' | 'header' | 'headerLine'>;

/**
 * The table that the lines are rows of. What a column is follows from its cells; names in a header only help. Null when most
 * lines are not rows of one table and no line is its header, or when no column looks like headlines.
 */
export function readTable(lines: readonly string[]): TableLayout | null {
  const shape = shapeByHeader(lines) ?? shapeByRows(lines);
  if (shape === null) return null;
  const rows: (readonly string[])[] = [];
  for (const line of lines) {
    if (rows.length >= SAMPLE_ROWS) break;
    if (line === shape.headerLine || !line.includes(shape.delimiter)) continue;
    const cells = parseRow(line, shape.delimiter);
    if (cells?.length === shape.cells) rows.push(cells);
  }
  if (rows.length === 0) return null;
  const { roles, probabilities } = assignColumns(rows, shape.header);
  const title = roles.indexOf('title');
  return title < 0 || at(probabilities, title) < MIN_TITLE_PROBABILITY ? null : { ...shape, roles };
}

/** The shape that a line with names of columns gives, where the line after it has as many cells. */
function shapeByHeader(lines: readonly string[]): Shape | null {
  for (const [i, line] of lines.slice(0, HEADER_LINES).entries()) {
    if (line.length > MAX_HEADER_CHARACTERS) continue;
    for (const delimiter of DELIMITERS) {
      const header = line.includes(delimiter) ? parseRow(line, delimiter) : null;
      if (!header || header.length < 2 || !isHeader(header)) continue;
      const next = lines[i + 1];
      const cells = next === undefined ? null : parseRow(next, delimiter);
      if (cells?.length === header.length)
        return { delimiter, cells: header.length, header, headerLine: line };
    }
  }
  return null;
}

function isHeader(cells: readonly string[]): boolean {
  const written = cells.filter((cell) => cell !== '');
  const known = written.filter((cell) => roleNamed(cell) !== null).length;
  return known >= MIN_KNOWN_NAMES && known >= MIN_KNOWN_SHARE * written.length;
}

/** The shape that most lines have. */
function shapeByRows(lines: readonly string[]): Shape | null {
  const counts = new Map<string, number>();
  for (const line of lines) {
    const row = splitCells(line, null) ?? splitAtBars(line);
    if (!row) continue;
    const key = `${row.delimiter}${row.cells.length}`;
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  const [shape, rows] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0] as const);
  if (rows < MIN_ROWS || rows < MIN_SHARE * lines.length) return null;
  return { delimiter: shape.charAt(0), cells: Number(shape.slice(1)), header: null, headerLine: null };
}

/** A row with so many bars that they separate more than a headline, its outlet and its day; null for any other line. */
function splitAtBars(line: string): TableRow | null {
  if (line.split('|').length < MIN_BAR_CELLS) return null;
  const cells = parseRow(line, '|');
  return cells && cells.length >= MIN_BAR_CELLS ? { cells, delimiter: '|' } : null;
}
