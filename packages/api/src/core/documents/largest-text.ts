import { continueLine } from './continue-line.ts';
import { pageRows } from './page-rows.ts';
import type { DocumentPage, PageRun } from './page-run.ts';

/** Minimum ratio of a heading's type size to that of running text. */
const MIN_HEADING_RATIO = 1.15;
/** Maximum relative difference in size between lines of one heading. */
const SAME_SIZE_SHARE = 0.04;
/** Maximum distance between lines of one heading, in type sizes. */
const MAX_LEADING_EM = 1.8;
/** Minimum number of letters. Shorter texts in large type are logos and drop caps. */
const MIN_LETTERS = 8;

/** Returns the text in the largest type of a page with its lines joined. Null if nothing is clearly larger than the rest. */
export function largestText(page: DocumentPage): string | null {
  const lines = pageRows(page.runs).flatMap(({ segments }) => segments);
  const normal = medianSize(lines);
  const sizes = [...new Set(lines.map(({ fontSize }) => fontSize))].sort((a, b) => b - a);
  for (const size of sizes) {
    if (size < normal * MIN_HEADING_RATIO) return null;
    const text = headingFrom(
      lines.filter(({ fontSize }) => Math.abs(fontSize - size) <= size * SAME_SIZE_SHARE),
    );
    if ((text.match(/\p{L}/gu)?.length ?? 0) >= MIN_LETTERS) return text;
  }
  return null;
}

/** Returns the first of these lines, joined with those that follow it closely. */
function headingFrom(lines: readonly PageRun[]): string {
  let text = '';
  let last: PageRun | undefined;
  for (const line of lines) {
    if (last && line.baseline - last.baseline > MAX_LEADING_EM * line.fontSize) break;
    text = last ? continueLine(text, line.text.trim()) : line.text.trim();
    last = line;
  }
  return text;
}

/** Median type size, weighted by number of characters. */
function medianSize(lines: readonly PageRun[]): number {
  const sizes = lines
    .map(({ fontSize, text }) => ({ fontSize, characters: text.length }))
    .sort((a, b) => a.fontSize - b.fontSize);
  const half = sizes.reduce((sum, { characters }) => sum + characters, 0) / 2;
  let counted = 0;
  for (const { fontSize, characters } of sizes) {
    counted += characters;
    if (counted >= half) return fontSize;
  }
  return 0;
}
