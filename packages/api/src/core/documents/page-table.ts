import { itemAt } from '@earshot/schema/item-at';
import { monthNumber } from '@earshot/schema/values/dates/month-names';
import type { PageRow, PageRun } from './page-rows.ts';
import { continueLine } from './text-lines.ts';

const EDGE_TOLERANCE_PT = 3;
const MIN_DATE_SHARE = 0.8;
const MIN_ROWS = 2;
const MAX_WRAP_LEADING_EM = 1.35;
/** A centered cell of several lines begins above its date. */
const MAX_RISE_EM = 1;
const MAX_DATE_CHARACTERS = 30;
const WEEKDAY = /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?$/i;

export interface TableRegion {
  readonly above: readonly PageRow[];
  readonly below: readonly PageRow[];
  /** Cells are separated by tabs, and the lines of a wrapped cell are joined. */
  readonly lines: readonly PageRun[];
}

/** Columns of running text never count as date columns. */
export function datedTable(rows: readonly PageRow[]): TableRegion | null {
  for (const edge of cellEdges(rows)) {
    const anchored = rows.map((row) => withDateAt(edge, row));
    const anchors = anchored.flatMap((row, i) => (row ? [i] : []));
    const [first, last] = [anchors[0], anchors.at(-1)];
    if (anchors.length < MIN_ROWS || first === undefined || last === undefined) continue;
    const cells = rows.slice(first, last + 1).filter((row) => row.segments.some(startsAt(edge)));
    if (anchors.length < MIN_DATE_SHARE * cells.length) continue;
    const table = rows.map((row, i) => anchored[i] ?? row);
    return cutRows(table, anchors, first, last);
  }
  return null;
}

const startsAt = (edge: number) => (segment: PageRun) => Math.abs(segment.left - edge) <= EDGE_TOLERANCE_PT;

function cellEdges(rows: readonly PageRow[]): number[] {
  const edges: number[] = [];
  for (const { left, text } of rows.flatMap(({ segments }) => segments)) {
    if (isDate(text) && !edges.some((edge) => Math.abs(edge - left) <= EDGE_TOLERANCE_PT)) edges.push(left);
  }
  return edges;
}

/** A date right after the preceding cell is split off. */
function withDateAt(edge: number, row: PageRow): PageRow | null {
  if (row.segments.length > 1 && row.segments.some((cell) => startsAt(edge)(cell) && isDate(cell.text)))
    return row;
  const index = row.segments.findIndex(({ left, right }) => left < edge - EDGE_TOLERANCE_PT && right > edge);
  const cell = row.segments[index];
  const words = cell?.text.split(' ') ?? [];
  const from = words.findIndex((_, i) => i > 0 && isDate(words.slice(i).join(' ')));
  if (!cell || from < 0) return null;
  const parts = [
    { ...cell, text: words.slice(0, from).join(' '), right: edge },
    { ...cell, text: words.slice(from).join(' '), left: edge },
  ];
  return { ...row, segments: row.segments.toSpliced(index, 1, ...parts) };
}

/** “May 2026)” is the end of a wrapped line. */
function isDate(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > MAX_DATE_CHARACTERS || !/\d/.test(trimmed) || /^[^(]*\)/.test(trimmed)) return false;
  const words = trimmed.match(/\p{L}+/gu) ?? [];
  const months = words.filter((word) => monthNumber(word) !== undefined).length;
  const others = words.filter(
    (word) =>
      monthNumber(word) === undefined && !WEEKDAY.test(word) && !/^(?:st|nd|rd|th|de|of)$/i.test(word),
  );
  if (others.length > 0 || months > 1) return false;
  const numbers = (trimmed.match(/\d+/g) ?? []).length;
  return months === 1 ? numbers <= 2 : /^\D*\d{1,4}([./-])\d{1,2}\1(?:\d{2}|\d{4})$/.test(trimmed);
}

function cutRows(
  rows: readonly PageRow[],
  anchors: readonly number[],
  first: number,
  last: number,
): TableRegion {
  let start = first;
  while (start > 0 && gapBelow(rows, start - 1) < MAX_RISE_EM) start--;
  let end = last + 1;
  const edges = columnEdges(anchors.flatMap((i) => rows[i]?.segments ?? []));
  while (end < rows.length && gapBelow(rows, end - 1) <= MAX_WRAP_LEADING_EM && fits(rows[end], edges)) end++;
  const starts = anchors.map((anchor, i) =>
    i === 0 ? start : cutBetween(rows, itemAt(anchors, i - 1), anchor),
  );
  return {
    above: rows.slice(0, start),
    below: rows.slice(end),
    lines: starts.map((from, i) => toLine(rows.slice(from, starts[i + 1] ?? end), edges)),
  };
}

/** Cuts after the widest gap, or the last of equally wide ones. */
function cutBetween(rows: readonly PageRow[], above: number, below: number): number {
  let [cut, widest] = [below, 0];
  for (let i = above; i < below; i++) {
    const gap = gapBelow(rows, i);
    if (gap >= widest - 0.02) [cut, widest] = [i + 1, Math.max(gap, widest)];
  }
  return cut;
}

/** The gap in font sizes. */
function gapBelow(rows: readonly PageRow[], i: number): number {
  const [row, next] = [rows[i], rows[i + 1]];
  const size = Math.max(1, ...(row?.segments ?? []).map(({ fontSize }) => fontSize));
  return ((next?.baseline ?? Number.POSITIVE_INFINITY) - (row?.baseline ?? 0)) / size;
}

function columnEdges(segments: readonly PageRun[]): number[] {
  const lefts = segments.map(({ left }) => left).sort((a, b) => a - b);
  return lefts.filter((left, i) => i === 0 || left - itemAt(lefts, i - 1) > EDGE_TOLERANCE_PT);
}

function fits(row: PageRow | undefined, edges: readonly number[]): boolean {
  return (
    row?.segments.every(({ left }) => edges.some((edge) => Math.abs(edge - left) <= EDGE_TOLERANCE_PT)) ??
    false
  );
}

function toLine(rows: readonly PageRow[], edges: readonly number[]): PageRun {
  const segments = rows.flatMap((row) => row.segments);
  const cells = edges.map((edge, i) => {
    const next = edges[i + 1] ?? Number.POSITIVE_INFINITY;
    const inColumn = ({ left }: PageRun) =>
      (i === 0 || left >= edge - EDGE_TOLERANCE_PT) && left < next - EDGE_TOLERANCE_PT;
    return segments.filter(inColumn).reduce((text, segment) => {
      const piece = segment.text.trim();
      return text === '' ? piece : continueLine(text, piece);
    }, '');
  });
  return {
    text: cells.filter((cell) => cell !== '').join('\t'),
    left: Math.min(...segments.map(({ left }) => left)),
    right: Math.max(...segments.map(({ right }) => right)),
    baseline: rows[0]?.baseline ?? 0,
    fontSize: Math.max(...segments.map(({ fontSize }) => fontSize)),
  };
}
