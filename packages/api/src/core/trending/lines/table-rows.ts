import type { DateOptions } from '@earshot/schema/values/dates/found-date';
import { readCount } from '@earshot/schema/values/numbers/read-count';
import { medianOf } from '../../text/median-of.ts';
import { roleNamed, unitOf } from '../layout/columns.ts';
import { fragmentKind, LAYOUT_TERMS } from '../layout/fragment-kind.ts';
import type { NumberedLine } from '../layout/lay-out-records.ts';
import { LONG_WORDS, wordsIn } from '../layout/line-shape.ts';
import { everyLine, type LayoutReading, readLayout } from '../layout/read-layout.ts';
import { rowOf, type TableLayout, type TableReading, type TableRole } from './read-table.ts';

const MAX_NOTES = 5;
const MAX_NOTES_SHARE = 0.5;
const MAX_CUT_SHARE = 0.5;
const MIN_TITLE_WORDS = 4;

/** Leaves out totals, notes below the last row, and rows without headline, outlet or date. */
export function layOutTable(
  written: readonly NumberedLine[],
  table: TableLayout,
  options: DateOptions,
): LayoutReading {
  const lines = withEmptyCells(written, table);
  const cellsOf = new Map(
    lines.flatMap(({ line, text }) => {
      const cells = rowOf(text, table);
      return cells ? [[line, cells] as const] : [];
    }),
  );
  const isRow = ({ line }: NumberedLine) => cellsOf.has(line);
  const notes = lines.slice(lines.findLastIndex(isRow) + 1);
  const areNotes =
    notes.length <= Math.min(MAX_NOTES, MAX_NOTES_SHARE * cellsOf.size) &&
    notes.every(({ text }) => isNote(text, table));
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

/** Empty cells at the ends of lines are cut off with their tabs. */
function withEmptyCells(lines: readonly NumberedLine[], table: TableLayout): readonly NumberedLine[] {
  if (table.delimiter !== '\t') return lines;
  const missing = lines.map(({ text }) => (text.includes('\t') ? table.cells - text.split('\t').length : 0));
  const rows = lines.filter(({ text }) => rowOf(text, table)).length;
  const cut = missing.filter((count) => count > 0).length;
  if (table.header === null ? cut > MAX_CUT_SHARE * rows : cut > rows) return lines;
  return lines.map((row, i) => ({ ...row, text: row.text + '\t'.repeat(Math.max(0, missing[i] ?? 0)) }));
}

function isNote(text: string, { delimiter }: TableLayout): boolean {
  if (text.includes(delimiter)) return false;
  return wordsIn(text) < LONG_WORDS || /[.。]$/u.test(text) || fragmentKind(text) === 'footer';
}

function isTotal(cells: readonly string[] | undefined, { roles }: TableLayout): boolean {
  const title = roles.indexOf('title');
  if (cells === undefined || title < 0 || cells[title] !== '') return false;
  if (cells.some((cell) => wordsIn(cell) >= MIN_TITLE_WORDS || cell.includes('://'))) return false;
  const facts = [...roles.keys()].filter((column) => roles[column] === 'outlet' || roles[column] === 'date');
  return (
    cells.some((cell) => LAYOUT_TERMS.totals.has(cell.toLowerCase().replace(/:$/, ''))) ||
    (facts.length > 0 && facts.every((column) => cells[column] === ''))
  );
}

export interface UserColumns {
  readonly names: readonly string[];
  /** Keyed by line number. */
  readonly cellsOf: ReadonlyMap<number, readonly string[]>;
  /** Keyed by line number. Only of a column that a header or the user identifies. */
  readonly reachOf: ReadonlyMap<number, number>;
}

const SHOWN_ROLES: ReadonlySet<TableRole> = new Set<TableRole>(['title', 'outlet', 'date', 'url', 'ignore']);
/** Numbers whose median is above this are not in thousands or millions, whatever the header says. */
const MAX_SCALED = 100_000;
const MAX_COLUMNS = 12;
const MAX_CELL_CHARACTERS = 200;
const NO_COLUMNS: UserColumns = { names: [], cellsOf: new Map(), reachOf: new Map() };

export function keepColumns(rows: readonly NumberedLine[], reading: TableReading | null): UserColumns {
  if (reading === null || !reading.isUsed) return NO_COLUMNS;
  const { layout: table, isByHand } = reading;
  const parsed = rows.flatMap(({ line, text }) => {
    const cells = rowOf(text, table);
    return cells ? [{ line, cells }] : [];
  });
  const columns = [...table.roles.keys()]
    .filter((column) => {
      const role = table.roles[column];
      return role !== undefined && !SHOWN_ROLES.has(role) && parsed.some(({ cells }) => cells[column]);
    })
    .slice(0, MAX_COLUMNS);
  const reach = table.roles.indexOf('reach');
  const isReach = reach >= 0 && (isByHand || roleNamed(table.header?.[reach] ?? '') === 'reach');
  const counts = isReach
    ? readReach(
        parsed.map(({ cells }) => cells[reach] ?? ''),
        unitOf(table.header?.[reach] ?? ''),
      )
    : [];
  return {
    reachOf: new Map(
      parsed.flatMap(({ line }, row) => {
        const count = counts[row] ?? null;
        return count === null ? [] : [[line, count] as const];
      }),
    ),
    names: columns.map((column) => table.header?.[column] || `Column ${column + 1}`),
    cellsOf: new Map(
      parsed.map(({ line, cells }) => [
        line,
        columns.map((column) => (cells[column] ?? '').slice(0, MAX_CELL_CHARACTERS)),
      ]),
    ),
  };
}

function readReach(cells: readonly string[], unit: string): (number | null)[] {
  const written = cells.map(readCount);
  const median = medianOf(written.filter((count) => count !== null)) ?? 0;
  if (unit === '' || median > MAX_SCALED) return written;
  return cells.map((cell, row) => readCount(`${cell} ${unit}`) ?? written[row] ?? null);
}
