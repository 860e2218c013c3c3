import { Failure } from '@earshot/schema/failures';
import { itemAt } from '@earshot/schema/item-at';
import type { ListTable } from '@earshot/schema/trending/list-reading-model';
import type { DateOptions } from '@earshot/schema/values/dates/found-date';
import { readCount } from '@earshot/schema/values/numbers/read-count';
import { parseRow } from '@earshot/schema/values/tables/parse-delimited';
import { medianOf } from '../../text/median-of.ts';
import { assignColumns, KIND_OF_ROLE, roleNamed, type TableRole, unitOf } from '../layout/columns.ts';
import { countsOf, mostFrequent } from '../layout/counts.ts';
import { DAY_KINDS, fragmentKind, kindsOf, LAYOUT_TERMS } from '../layout/fragment-kind.ts';
import type { NumberedLine } from '../layout/lay-out-records.ts';
import { LONG_WORDS, wordsIn } from '../layout/line-shape.ts';
import { everyLine, type LayoutReading, readLayout } from '../layout/read-layout.ts';

export interface TableLayout {
  readonly delimiter: string;
  readonly cells: number;
  readonly roles: readonly TableRole[];
  readonly header: readonly string[] | null;
  readonly headerLine: string | null;
}

export interface TableReading {
  readonly layout: TableLayout;
  /** False if no column looks like headlines: the lines are then read one by one. */
  readonly isUsed: boolean;
  readonly isByHand: boolean;
  readonly examples: readonly (readonly string[])[];
}

const MIN_ROWS = 3;
const MIN_SHARE = 0.5;
const MIN_BAR_CELLS = 4;
const MAX_HEADER_CHARACTERS = 2000;
/** The header may follow a title, a date range and a blank line. */
const HEADER_LINES = 12;
/** In the first row, a headline without quotes may contain the delimiter. */
const ROWS_BELOW_HEADER = 3;
const MIN_KNOWN_NAMES = 2;
const MIN_KNOWN_SHARE = 0.3;
const MIN_TITLE_PROBABILITY = 0.3;
const SAMPLE_ROWS = 300;
const EXAMPLES = 2;
const MIN_DATA_SHARE = 0.8;
const DATA = kindsOf(...DAY_KINDS, 'number', 'url', 'domain');
const DELIMITERS = ['\t', ';', ',', '|'] as const;

type Shape = Pick<TableLayout, 'delimiter' | 'cells' | 'header' | 'headerLine'>;

/** Roles follow from the cells. Throws `Failure('columns-mismatch')` if `byHand` has another number of columns. */
export function readTable(lines: readonly string[], byHand?: readonly TableRole[]): TableReading | null {
  const shape = shapeByHeader(lines) ?? withUnknownHeader(shapeByRows(lines), lines);
  if (byHand) return readByHand(lines, byHand, shape);
  if (shape === null) return null;
  const rows = sampleOf(lines, shape);
  if (rows.length === 0) return null;
  const { roles, probabilities } = assignColumns(rows, shape.header);
  const title = roles.indexOf('title');
  const isUsed = title >= 0 && itemAt(probabilities, title) >= MIN_TITLE_PROBABILITY;
  return { layout: { ...shape, roles }, isUsed, isByHand: false, examples: examplesOf(rows) };
}

function readByHand(
  lines: readonly string[],
  roles: readonly TableRole[],
  found: Shape | null,
): TableReading {
  const shape = found?.cells === roles.length ? found : shapeOfCells(lines, roles.length);
  if (shape === null) throw new Failure('columns-mismatch');
  const examples = examplesOf(sampleOf(lines, shape));
  return { layout: { ...shape, roles }, isUsed: true, isByHand: true, examples };
}

function shapeOfCells(lines: readonly string[], cells: number): Shape | null {
  for (const delimiter of cells < 2 ? [] : DELIMITERS) {
    const rows = lines.filter((line) => parseRow(line, delimiter).length === cells).length;
    if (rows > 0 && rows >= MIN_SHARE * lines.length)
      return withUnknownHeader({ delimiter, cells, header: null, headerLine: null }, lines);
  }
  return null;
}

function examplesOf(rows: readonly (readonly string[])[]): string[][] {
  return Array.from({ length: rows[0]?.length ?? 0 }, (_, column) =>
    rows.flatMap((row) => row[column] || []).slice(0, EXAMPLES),
  );
}

function sampleOf(lines: readonly string[], shape: Shape): string[][] {
  const rows: string[][] = [];
  for (const line of lines) {
    if (rows.length >= SAMPLE_ROWS) break;
    if (line === shape.headerLine || !line.includes(shape.delimiter)) continue;
    const cells = parseRow(line, shape.delimiter);
    if (cells.length === shape.cells) rows.push(cells);
  }
  return rows;
}

function shapeByHeader(lines: readonly string[]): Shape | null {
  for (const [i, line] of lines.slice(0, HEADER_LINES).entries()) {
    if (line.length > MAX_HEADER_CHARACTERS) continue;
    for (const delimiter of DELIMITERS) {
      const header = line.includes(delimiter) ? parseRow(line, delimiter) : null;
      if (!header || header.length < 2 || !isHeader(header)) continue;
      const below = lines.slice(i + 1, i + 1 + ROWS_BELOW_HEADER);
      const cells = below.map((row) => parseRow(row, delimiter).length);
      const isComplete = (cells[0] ?? 0) >= header.length;
      if (isComplete && cells.includes(header.length) && below.some((row) => !isProse(row, delimiter)))
        return { delimiter, cells: header.length, header, headerLine: line };
    }
  }
  return null;
}

/** Prose has a space after each comma, and neither a date nor a known outlet between two of them. */
function isProse(line: string, delimiter: string): boolean {
  if (!/[,;]/.test(delimiter) || !line.includes(`${delimiter} `)) return !line.includes(delimiter);
  const kinds = parseRow(line, delimiter).map(fragmentKind);
  return !kinds.some((kind) => DATA.has(kind) || kind === 'outlet');
}

function isHeader(cells: readonly string[]): boolean {
  const written = cells.filter((cell) => cell !== '');
  const named = written.filter((cell) => roleNamed(cell) !== null).length;
  return named >= MIN_KNOWN_NAMES && named >= MIN_KNOWN_SHARE * written.length;
}

function shapeByRows(lines: readonly string[]): Shape | null {
  const shapes = lines.flatMap((line) => {
    const row = splitCells(line) ?? splitAtBars(line);
    return row ? [`${row.delimiter}${row.cells.length}`] : [];
  });
  const [shape, rows] = mostFrequent(countsOf(shapes), '');
  if (rows < MIN_ROWS || rows < MIN_SHARE * lines.length) return null;
  return { delimiter: shape.charAt(0), cells: Number(shape.slice(1)), header: null, headerLine: null };
}

/** A first row of words above columns of dates, numbers or URLs is a header. */
function withUnknownHeader(shape: Shape | null, lines: readonly string[]): Shape | null {
  if (shape === null) return null;
  const [first, ...rows] = sampleOf(lines, shape);
  if (first === undefined || rows.length < MIN_ROWS - 1) return shape;
  const isData = (cell: string) => DATA.has(fragmentKind(cell));
  const columns = [...first.keys()].filter((column) => {
    const cells = rows.flatMap((row) => row[column] || []);
    return cells.length > 0 && cells.filter(isData).length >= MIN_DATA_SHARE * cells.length;
  });
  const isHeader =
    columns.length > 0 &&
    columns.every((column) => /^\p{L}/u.test(first[column] ?? '') && !isData(first[column] ?? ''));
  if (!isHeader) return shape;
  const headerLine = lines.find((line) => parseRow(line, shape.delimiter).length === shape.cells) ?? null;
  return { ...shape, header: first, headerLine };
}

/** Fewer bars separate only a headline, its outlet and its date. */
function splitAtBars(line: string): TableRow | null {
  if (line.split('|').length < MIN_BAR_CELLS) return null;
  const cells = parseRow(line, '|');
  return cells.length >= MIN_BAR_CELLS ? { cells, delimiter: '|' } : null;
}

const MAX_EXAMPLE_CHARACTERS = 80;

export function describeTable({ layout, isUsed, isByHand, examples }: TableReading): ListTable {
  return {
    is_used: isUsed,
    by_hand: isByHand,
    columns: layout.roles.map((role, column) => ({
      name: layout.header?.[column] || `Column ${column + 1}`,
      kind: KIND_OF_ROLE[role],
      examples: (examples[column] ?? []).map((cell) => cell.slice(0, MAX_EXAMPLE_CHARACTERS)),
    })),
  };
}

interface TableRow {
  readonly cells: readonly string[];
  readonly delimiter: string;
}

export function splitCells(line: string): TableRow | null {
  for (const delimiter of ['\t', ';', ',']) {
    if (!line.includes(delimiter)) continue;
    const cells = parseRow(line, delimiter);
    if (cells.length >= 2 && looksLikeRow(line, cells, delimiter)) return { cells, delimiter };
  }
  return null;
}

/** Commas and semicolons also occur in prose: `"We acted fast", says founder`. */
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

function isData(cell: string): boolean {
  return (
    /^https?:\/\/\S+$/i.test(cell) ||
    /^\d{4}-\d\d-\d\d(?:[T ][\d:.Z+-]+)?$|^\d{1,2}[/.]\d{1,2}[/.]\d{2,4}$/.test(cell)
  );
}

/** A headline without quotes may contain the delimiter: it is joined if the dates and addresses are then in their columns. */
export function rowOf(line: string, table: TableLayout): string[] | null {
  const cells = line.includes(table.delimiter) ? parseRow(line, table.delimiter) : null;
  if (cells === null || cells.length === table.cells) return cells;
  const title = table.roles.indexOf('title');
  const surplus = cells.length - table.cells;
  if (surplus < 0 || title < 0 || table.delimiter === '\t') return null;
  const parts = cells.slice(title, title + surplus + 1);
  const spaced = parts.join(`${table.delimiter} `);
  const joined = cells.toSpliced(
    title,
    parts.length,
    line.includes(spaced) ? spaced : parts.join(table.delimiter),
  );
  const data = joined.filter((_, column) => table.roles[column] === 'date' || table.roles[column] === 'url');
  return data.some((cell) => cell !== '') && data.every((cell) => cell === '' || DATA.has(fragmentKind(cell)))
    ? joined
    : null;
}

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
