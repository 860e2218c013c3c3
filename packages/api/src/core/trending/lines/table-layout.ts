import { parseRow, splitCells, type TableRow } from './line-pieces.ts';

type ColumnKind = 'title' | 'source' | 'date';

/** A table that was pasted row by row. */
export interface TableLayout {
  readonly delimiter: string;
  /** Number of cells of a row. */
  readonly cells: number;
  /** Positions of the columns that the header names. */
  readonly columns: Readonly<Partial<Record<ColumnKind, number>>>;
}

const MIN_ROWS = 3;
/** Share of the lines that must be rows of one table, where no header says so. */
const MIN_SHARE = 0.5;
const MIN_BAR_CELLS = 4;
const MAX_HEADER_CHARACTERS = 300;
const DELIMITERS = ['\t', ';', ',', '|'] as const;

const COLUMN_NAMES: Readonly<Record<ColumnKind, ReadonlySet<string>>> = {
  title: namesOf('title, headline, titel, schlagzeile, überschrift, titre, título, titular, titolo'),
  source: namesOf(
    'source, source name, publisher, outlet, outlet name, publication, media, media outlet, quelle, medium, média, fuente, medio, fonte',
  ),
  date: namesOf('date, published, publish date, published date, publication date, datum, fecha, data'),
};
const OTHER_NAMES = namesOf(
  'url, link, snippet, summary, description, opening text, author, country, language, reach, sentiment, #, no, no., id',
);

/** The table that the lines are rows of; null when most of them are none and no line is its header. */
export function readTable(lines: readonly string[]): TableLayout | null {
  for (const line of lines) {
    const header = readHeader(line);
    if (header) return header;
  }
  const counts = new Map<string, number>();
  for (const line of lines) {
    const row = splitCells(line, null) ?? splitAtBars(line);
    if (row)
      counts.set(
        `${row.delimiter}${row.cells.length}`,
        (counts.get(`${row.delimiter}${row.cells.length}`) ?? 0) + 1,
      );
  }
  const [shape, rows] = [...counts].reduce((a, b) => (b[1] > a[1] ? b : a), ['', 0] as const);
  if (rows < MIN_ROWS || rows < MIN_SHARE * lines.length) return null;
  return { delimiter: shape.charAt(0), cells: Number(shape.slice(1)), columns: {} };
}

/** A row with so many bars that they set off more than a headline, its outlet and its day; null for any other line. */
function splitAtBars(line: string): TableRow | null {
  if (line.split('|').length < MIN_BAR_CELLS) return null;
  const cells = parseRow(line, '|');
  return cells && cells.length >= MIN_BAR_CELLS ? { cells, delimiter: '|' } : null;
}

/** Whether a line names the columns of a table: it holds no headline. */
export function isTableHeader(line: string): boolean {
  return readHeader(line) !== null;
}

function readHeader(line: string): TableLayout | null {
  if (line.length > MAX_HEADER_CHARACTERS) return null;
  const delimiter = DELIMITERS.find((mark) => line.includes(mark));
  if (delimiter === undefined || !mayBeHeader(line, delimiter)) return null;
  const cells = parseRow(line, delimiter);
  if (!cells || cells.length < 2) return null;
  const kinds = cells.map(kindOf);
  const known = kinds.filter((kind) => kind !== null).length;
  const isAllKnown = cells.every((cell, at) => cell === '' || kinds[at] !== null);
  // Monitoring tools export many more columns than have a name here.
  const isExport = delimiter === '\t' && kinds.includes('title') && known >= MIN_ROWS;
  if (known < 2 || !(isAllKnown || isExport)) return null;
  const columns: Partial<Record<ColumnKind, number>> = {};
  kinds.forEach((kind, at) => {
    if (kind !== null && kind !== 'other') columns[kind] ??= at;
  });
  return { delimiter, cells: cells.length, columns };
}

/** A quick look at the first cell, because every line of a list is asked. */
function mayBeHeader(line: string, delimiter: string): boolean {
  const first = line.slice(0, line.indexOf(delimiter)).replaceAll('"', '').trim();
  return delimiter === '\t' || first === '' || kindOf(first) !== null;
}

function kindOf(cell: string): ColumnKind | 'other' | null {
  const name = cell.toLowerCase();
  if (OTHER_NAMES.has(name)) return 'other';
  const kinds = ['title', 'source', 'date'] as const;
  return kinds.find((kind) => COLUMN_NAMES[kind].has(name)) ?? null;
}

function namesOf(names: string): ReadonlySet<string> {
  return new Set(names.split(', '));
}
