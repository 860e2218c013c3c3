import { itemAt } from '@earshot/schema/item-at';
import { type Block, mergeRuns, mirrored, type PageRow, type PageRun } from './page-rows.ts';
import { datedTable } from './page-table.ts';
import { isRightToLeft } from './text-direction.ts';

const MIN_COLUMN_LINES = 3;
const EDGE_TOLERANCE_PT = 3;
const MIN_GUTTER_EM = 0.8;
const MAX_CROSSING_SHARE = 0.5;
const TABLE_PAIRED_SHARE = 0.8;
/** Columns of text have about the same width. */
const TABLE_NARROW_SHARE = 0.5;

/** The XY-cut of Nagy and Seth (1984), at column edges shared by several lines. Rows of a table stay whole. */
export function readingOrder(rows: readonly PageRow[]): Block[] {
  const table = datedTable(rows);
  if (table) return [...readingOrder(table.above), table.lines, ...readingOrder(table.below)];
  const isRtl = isRightToLeft(textOf(rows));
  const placed = isRtl ? rows.map(mirroredRow) : rows;
  const edge = columnEdge(placed);
  if (edge === null) return plain(rows);

  const blocks: Block[] = [];
  let first: PageRow[] = [];
  let second: PageRow[] = [];
  let across: PageRow[] = [];
  const drawn = (columnRows: PageRow[]) => (isRtl ? columnRows.map(mirroredRow) : columnRows);
  const flushColumns = () => {
    blocks.push(...[first, second].flatMap((column) => readingOrder(drawn(column))));
    first = [];
    second = [];
  };
  const flushAcross = () => {
    blocks.push(...plain(drawn(across)));
    across = [];
  };
  for (const row of placed) {
    if (crosses(row, edge)) {
      flushColumns();
      across.push(row);
      continue;
    }
    flushAcross();
    const before = row.segments.filter((segment) => segment.left < edge - EDGE_TOLERANCE_PT);
    const after = row.segments.filter((segment) => segment.left >= edge - EDGE_TOLERANCE_PT);
    if (before.length > 0) first.push({ ...row, segments: before });
    if (after.length > 0) second.push({ ...row, segments: after });
  }
  flushAcross();
  flushColumns();
  return blocks;
}

function mirroredRow(row: PageRow): PageRow {
  return { ...row, segments: row.segments.map(mirrored) };
}

function textOf(rows: readonly PageRow[]): string {
  return rows.flatMap(({ segments }) => segments.map(({ text }) => text)).join(' ');
}

function plain(rows: readonly PageRow[]): Block[] {
  const lines = rows.filter(({ segments }) => segments.length > 0).map(({ segments }) => mergeRuns(segments));
  return lines.length > 0 ? [lines] : [];
}

/** Null if the rows form one column or a table. */
function columnEdge(rows: readonly PageRow[]): number | null {
  const segments = rows.flatMap((row) => row.segments);
  const leftmost = Math.min(...segments.map(({ left }) => left));
  const lefts = segments.map(({ left }) => left).sort((a, b) => a - b);
  const edges = lefts.filter(
    (left, i) => left > leftmost + EDGE_TOLERANCE_PT && left - itemAt(lefts, i - 1) > EDGE_TOLERANCE_PT,
  );
  let best: ColumnEdge | null = null;
  for (const edge of edges) {
    const lines = lefts.filter((left) => Math.abs(left - edge) <= EDGE_TOLERANCE_PT).length;
    const crossing = rows.filter((row) => crosses(row, edge)).length;
    const candidate = { edge, lines, crossing };
    if (lines >= MIN_COLUMN_LINES && isBetter(candidate, best) && isGutter(rows, edge)) best = candidate;
  }
  return best?.edge ?? null;
}

interface ColumnEdge {
  readonly edge: number;
  readonly lines: number;
  readonly crossing: number;
}

function isBetter(one: ColumnEdge, other: ColumnEdge | null): boolean {
  if (!other) return true;
  return one.crossing === other.crossing ? one.lines > other.lines : one.crossing < other.crossing;
}

function isGutter(rows: readonly PageRow[], edge: number): boolean {
  const free = rows.filter((row) => !crosses(row, edge));
  if (rows.length - free.length > rows.length * MAX_CROSSING_SHARE) return false;
  const isLeft = (segment: PageRun) => segment.left < edge - EDGE_TOLERANCE_PT;
  const left = free.filter((row) => row.segments.some(isLeft));
  const right = free.filter((row) => row.segments.some((segment) => !isLeft(segment)));
  if (left.length < MIN_COLUMN_LINES || right.length < MIN_COLUMN_LINES) return false;
  return !isTable(free, left, right, edge);
}

function crosses(row: PageRow, edge: number): boolean {
  return row.segments.some(
    ({ left, right, fontSize }) => left < edge - EDGE_TOLERANCE_PT && right > edge - MIN_GUTTER_EM * fontSize,
  );
}

function isTable(
  free: readonly PageRow[],
  left: readonly PageRow[],
  right: readonly PageRow[],
  edge: number,
): boolean {
  const paired = left.length + right.length - free.length;
  if (paired < TABLE_PAIRED_SHARE * Math.min(left.length, right.length)) return false;
  const [narrow = 0, wide = 0] = [
    medianWidth(left, (segment) => segment.left < edge - EDGE_TOLERANCE_PT),
    medianWidth(right, (segment) => segment.left >= edge - EDGE_TOLERANCE_PT),
  ].sort((a, b) => a - b);
  return narrow < TABLE_NARROW_SHARE * wide;
}

function medianWidth(rows: readonly PageRow[], isOnSide: (segment: PageRun) => boolean): number {
  return medianOf(
    rows.map(({ segments }) => Math.max(...segments.filter(isOnSide).map(({ left, right }) => right - left))),
  );
}

function medianOf(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
