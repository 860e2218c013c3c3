import type { DateOptions } from '../../dates/found-date.ts';
import type { NumberedLine } from '../layout/lay-out-records.ts';
import { wordsIn } from '../layout/line-shape.ts';
import { everyLine, type LayoutReading, readLayout } from '../layout/read-layout.ts';
import { parseRow } from './line-pieces.ts';
import type { TableLayout } from './table-columns.ts';

/** Maximum number of lines below a table that are notes about it, and the maximum share of the number of its rows. */
const MAX_NOTES = 5;
const MAX_NOTES_SHARE = 0.5;
/** Minimum number of words in a cell that may be a headline although it is not in the column of headlines. */
const MIN_TITLE_WORDS = 4;

/**
 * Reads the lines of a list most of whose lines are the rows of a table. Rows without a headline, such as totals, and a few
 * lines below the last row are left out.
 */
export function layOutTable(
  lines: readonly NumberedLine[],
  table: TableLayout,
  options: DateOptions,
): LayoutReading {
  const cellsOf = new Map(
    lines.flatMap(({ line, text }) => {
      const cells = parseRow(text, table.delimiter);
      return cells?.length === table.cells ? [[line, cells] as const] : [];
    }),
  );
  const isRow = ({ line }: NumberedLine) => cellsOf.has(line);
  const notes = lines.slice(lines.findLastIndex(isRow) + 1);
  const areNotes = notes.length <= Math.min(MAX_NOTES, MAX_NOTES_SHARE * cellsOf.size);
  const below = areNotes ? notes : [];
  const between = lines.slice(0, lines.length - below.length).filter((row) => !isRow(row));
  const left = [
    ...readLayout(between, options).leftOut,
    ...lines.filter(({ line }) => isTotal(cellsOf.get(line), table)),
    ...below,
  ];
  const isLeft = new Set(left.map(({ line }) => line));
  const reading = everyLine(lines.filter(({ line }) => !isLeft.has(line)));
  return { ...reading, leftOut: lines.filter(({ line }) => isLeft.has(line)) };
}

/** Whether the cell for the headline is empty and no other cell is long enough to be one. */
function isTotal(cells: readonly string[] | undefined, { roles }: TableLayout): boolean {
  const title = roles.indexOf('title');
  if (cells === undefined || title < 0 || cells[title] !== '') return false;
  return cells.every((cell) => wordsIn(cell) < MIN_TITLE_WORDS && !cell.includes('://'));
}
