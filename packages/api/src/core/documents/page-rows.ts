import type { PageRow, PageRun } from './page-run.ts';

/** Runs whose baselines are closer than this many font sizes share a row (superscripts, mixed sizes). */
const SAME_ROW_EM = 0.45;
/** A gap from which two runs of a row are separate segments: wider than any justified space. */
const SEGMENT_GAP_EM = 1.2;
/** A gap from which two runs are separate words. */
const WORD_GAP_EM = 0.15;

/** Groups the runs of a page, in any order, into rows from top to bottom with the segments of each from left to right. */
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
  const segments: PageRun[] = [];
  for (const run of runs.sort((a, b) => a.left - b.left)) {
    const last = segments.at(-1);
    if (!last || run.left - last.right > SEGMENT_GAP_EM * Math.max(last.fontSize, run.fontSize)) {
      segments.push({ ...run, baseline });
    } else segments[segments.length - 1] = joinRuns(last, run);
  }
  return segments;
}

/** Two neighbours of one row as one run, with a space or a tab between them where the page shows a gap. */
export function joinRuns(left: PageRun, right: PageRun): PageRun {
  const fontSize = Math.max(left.fontSize, right.fontSize);
  const gap = right.left - left.right;
  const spaced = /\s$/.test(left.text) || /^\s/.test(right.text);
  const glue = gap > SEGMENT_GAP_EM * fontSize ? '\t' : !spaced && gap > WORD_GAP_EM * fontSize ? ' ' : '';
  return {
    text: left.text + glue + right.text,
    left: Math.min(left.left, right.left),
    right: Math.max(left.right, right.right),
    baseline: left.baseline,
    fontSize,
  };
}
