import { plainLetters, readingDirection, withSignsBehindNumbers } from './text-direction.ts';

/** Superscripts and text of mixed sizes have other baselines. */
const SAME_ROW_EM = 0.45;
/** Wider than any space in justified text. */
const SEGMENT_GAP_EM = 1.2;
const WORD_GAP_EM = 0.15;

/** Sorts the runs of a page into rows from top to bottom, each with its segments from left to right. */
export function pageRows(runs: readonly PageRun[]): PageRow[] {
  const rows: { baseline: number; fontSize: number; runs: PageRun[] }[] = [];
  for (const run of runs.filter(({ text }) => text.trim() !== '').sort((a, b) => a.baseline - b.baseline)) {
    const row = rows.at(-1);
    const tolerance = SAME_ROW_EM * Math.min(run.fontSize, row?.fontSize ?? 0);
    if (row && run.baseline - row.baseline <= tolerance) {
      row.runs.push(run);
      if (run.fontSize > row.fontSize) {
        row.fontSize = run.fontSize;
        row.baseline = run.baseline;
      }
    } else rows.push({ baseline: run.baseline, fontSize: run.fontSize, runs: [run] });
  }
  return rows.map((row) => ({ baseline: row.baseline, segments: segmentsOf(row.runs, row.baseline) }));
}

function segmentsOf(runs: PageRun[], baseline: number): PageRun[] {
  const segments: PageRun[][] = [];
  for (const run of runs.sort((a, b) => a.left - b.left)) {
    const segment = segments.at(-1);
    const right = Math.max(...(segment ?? []).map((other) => other.right));
    const fontSize = Math.max(run.fontSize, ...(segment ?? []).map((other) => other.fontSize));
    if (segment && run.left - right <= SEGMENT_GAP_EM * fontSize) segment.push(run);
    else segments.push([run]);
  }
  return segments.map((segment) => ({ ...mergeRuns(segment), baseline }));
}

/** Merges the runs of one row, given from left to right, in reading order. */
export function mergeRuns(runs: readonly PageRun[]): PageRun {
  const place = new Map(runs.map((run, i) => [run, i]));
  const fontSize = Math.max(...runs.map((run) => run.fontSize));
  let text = '';
  let last: PageRun | undefined;
  for (const run of readingDirection(runs)) {
    const piece = plainLetters(run.text);
    if (last) {
      const areNeighbors = Math.abs((place.get(run) ?? 0) - (place.get(last) ?? 0)) === 1;
      text += areNeighbors ? glue(last, run, fontSize, text, piece) : ' ';
    }
    text += piece;
    last = run;
  }
  return {
    text: withSignsBehindNumbers(text),
    left: Math.min(...runs.map(({ left }) => left)),
    right: Math.max(...runs.map(({ right }) => right)),
    baseline: runs[0]?.baseline ?? 0,
    fontSize,
  };
}

function glue(last: PageRun, run: PageRun, fontSize: number, before: string, after: string): string {
  const gap = Math.max(run.left - last.right, last.left - run.right);
  if (gap > SEGMENT_GAP_EM * fontSize) return '\t';
  const isSpaced = /\s$/.test(before) || /^\s/.test(after);
  return !isSpaced && gap > WORD_GAP_EM * fontSize ? ' ' : '';
}

/** Positions are in points from the top left corner of the page. */
export interface PageRun {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly fontSize: number;
}

export interface DocumentPage {
  readonly width: number;
  readonly height: number;
  readonly runs: readonly PageRun[];
}

export interface PageRow {
  readonly baseline: number;
  readonly segments: readonly PageRun[];
}

/** Lines of one column, from top to bottom. */
export type Block = readonly PageRun[];

/** Mirrors a right-to-left run so that its beginning is on the left, and back again. */
export function mirrored(run: PageRun): PageRun {
  return { ...run, left: -run.right, right: -run.left };
}
