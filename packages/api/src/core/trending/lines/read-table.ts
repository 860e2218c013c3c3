import { Failure } from '@earshot/schema/failures';
import { itemAt } from '@earshot/schema/item-at';
import type { ColumnKind } from '@earshot/schema/trending/list-reading';
import type { ListTable } from '@earshot/schema/trending/list-reading-model';
import { parseRow } from '@earshot/schema/values/tables/parse-delimited';
import { assignColumns, type ColumnRole, roleNamed } from '../layout/columns.ts';
import { countsOf, mostFrequent } from '../layout/counts.ts';
import { type FragmentKind, fragmentKind } from '../layout/fragment-kind.ts';

/** The role of a table column. `ignore` is set only by the user. */
export type TableRole = ColumnRole | 'ignore';

/** A table in which each line is one row. */
export interface TableLayout {
  readonly delimiter: string;
  readonly cells: number;
  readonly roles: readonly TableRole[];
  /** The cells of the header as written, or null if the table has none. */
  readonly header: readonly string[] | null;
  /** Text of the header line, which is not a row. */
  readonly headerLine: string | null;
}

/** The table whose rows are the lines of a list. */
export interface TableReading {
  readonly layout: TableLayout;
  /** False if no column looks like headlines. The lines are then read one by one. */
  readonly isUsed: boolean;
  /** Whether the user set the roles. */
  readonly isByHand: boolean;
  /** By column: its first nonempty cells. */
  readonly examples: readonly (readonly string[])[];
}

const MIN_ROWS = 3;
/** Minimum share of the lines that must be rows of the same table if there is no header. */
const MIN_SHARE = 0.5;
const MIN_BAR_CELLS = 4;
const MAX_HEADER_CHARACTERS = 2000;
/** Number of lines to search for the header, because it may follow a title, a date range and a blank line. */
const HEADER_LINES = 12;
const MIN_KNOWN_NAMES = 2;
const MIN_KNOWN_SHARE = 0.3;
const MIN_TITLE_PROBABILITY = 0.3;
const SAMPLE_ROWS = 300;
/** Number of example cells shown to the user for each column. */
const EXAMPLES = 2;
/** Minimum fraction of a column's cells that must be dates, numbers or URLs for it to be a data column. */
const MIN_DATA_SHARE = 0.8;
const DATA: ReadonlySet<FragmentKind> = new Set<FragmentKind>([
  'date',
  'age',
  'time',
  'number',
  'url',
  'domain',
]);
const DELIMITERS = ['\t', ';', ',', '|'] as const;

type Shape = Pick<TableLayout, 'delimiter' | 'cells' | 'header' | 'headerLine'>;

/**
 * Finds the table whose rows are the lines. The role of a column is inferred from its cells, with header names as additional
 * evidence only. Null if most lines are not rows of one table and no line is its header.
 * @param byHand column roles set by the user. Throws `Failure('columns-mismatch')` if the table has a different number of
 * columns.
 */
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

/**
 * Returns the shape if at least half of the lines have this many cells with the same delimiter, even if they look like
 * sentences.
 */
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

/** Returns the cells of the first rows. */
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

/** Returns the shape based on a line with column names, if the next line has the same number of cells. */
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
  const named = written.filter((cell) => roleNamed(cell) !== null).length;
  return named >= MIN_KNOWN_NAMES && named >= MIN_KNOWN_SHARE * written.length;
}

/** Returns the most common shape of the lines, or null if too few lines have it. */
function shapeByRows(lines: readonly string[]): Shape | null {
  const shapes = lines.flatMap((line) => {
    const row = splitCells(line) ?? splitAtBars(line);
    return row ? [`${row.delimiter}${row.cells.length}`] : [];
  });
  const [shape, rows] = mostFrequent(countsOf(shapes), '');
  if (rows < MIN_ROWS || rows < MIN_SHARE * lines.length) return null;
  return { delimiter: shape.charAt(0), cells: Number(shape.slice(1)), header: null, headerLine: null };
}

/**
 * Returns the shape with its first row as the header if that row has words in every column that otherwise contains dates,
 * numbers or URLs. Otherwise returns it unchanged.
 */
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

/** Splits a row with too many bars to separate only a headline, its outlet and its date. Null for any other line. */
function splitAtBars(line: string): TableRow | null {
  if (line.split('|').length < MIN_BAR_CELLS) return null;
  const cells = parseRow(line, '|');
  return cells.length >= MIN_BAR_CELLS ? { cells, delimiter: '|' } : null;
}

const KIND_OF_ROLE: Readonly<Record<TableRole, ColumnKind>> = {
  title: 'headline',
  outlet: 'outlet',
  date: 'date',
  person: 'author',
  url: 'address',
  reach: 'reach',
  teaser: 'teaser',
  other: 'other',
  ignore: 'ignore',
};
const ROLE_OF_KIND = new Map(Object.entries(KIND_OF_ROLE).map(([role, kind]) => [kind, role as TableRole]));
const MAX_EXAMPLE_CHARACTERS = 80;

/** Returns the role for a column kind set by the user. */
export function toTableRole(kind: ColumnKind): TableRole {
  return ROLE_OF_KIND.get(kind) ?? 'other';
}

/** Returns what each column of a table was taken for, in the terms of the API, for the user to check. */
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

/** A row of delimiter-separated values, unquoted. */
interface TableRow {
  readonly cells: readonly string[];
  readonly delimiter: string;
}

/** Returns the cells of a row of delimiter-separated values, or null if the line does not look like one. */
export function splitCells(line: string): TableRow | null {
  for (const delimiter of ['\t', ';', ',']) {
    if (!line.includes(delimiter)) continue;
    const cells = parseRow(line, delimiter);
    if (cells.length >= 2 && looksLikeRow(line, cells, delimiter)) return { cells, delimiter };
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

/**
 * Returns the cells of a row of a table, or null for other lines. A headline without quotes may contain the delimiter. It is
 * joined again if the dates and addresses are then in their columns.
 */
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
