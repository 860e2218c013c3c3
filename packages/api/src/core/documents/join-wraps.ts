import { continueLine } from './continue-line.ts';
import type { Block, PageRun } from './page-run.ts';

/** Distances between lines are counted in steps of this many font sizes. */
const LEADING_STEP_EM = 0.05;
/** Text is not wrapped with more leading than this. */
const MAX_WRAP_LEADING_EM = 1.7;
/** How much wider than the wrapping leading the distance between two items is at least. */
const ITEM_LEADING_RATIO = 1.12;
/** Share of the lines before a wrapping leading that must be full, or the leading does not mean wrapping. */
const FULL_LINE_SHARE = 0.85;
/** Share of all distances that the wider ones must make up, so that one heading does not count as a second leading. */
const MIN_ITEM_SHARE = 0.05;
const MAX_SIZE_DIFFERENCE = 0.08;
/** How far a wrapped line may hang to the left or the right of the line before. */
const MAX_OUTDENT_EM = 0.6;
const MAX_INDENT_EM = 3;
const ITEM_START = /^\s*(?:[•◦▪‣●○■–—*·-]\s|\(?\d{1,3}[.)]\s)/;

interface Pair {
  readonly leading: number;
  readonly isFull: boolean;
}

/**
 * Joins headlines and paragraphs that are wrapped over several lines, and only where the page proves it: the document
 * shows a narrow leading inside items beside a wider one between them, and nearly all lines before a narrow leading
 * are full, i.e. the next line's first word had no room on them.
 */
export function joinWraps(blocks: readonly Block[]): string[] {
  const pairs = pairUp(blocks);
  const wrapLeading = wrappingLeading(pairs.flatMap(({ pair }) => pair ?? []));
  const lines: string[] = [];
  for (const { line, pair } of pairs) {
    const isContinuation = pair?.isFull && wrapLeading !== null && pair.leading <= wrapLeading;
    if (isContinuation) lines.push(continueLine(lines.pop() ?? '', line.text.trim()));
    else lines.push(line.text.trim());
  }
  return lines;
}

/** Every line with how it follows the one before, across blocks too: a short last line may count as another block. */
function pairUp(blocks: readonly Block[]): { line: PageRun; pair: Pair | null }[] {
  const lines = blocks.flatMap((block) => {
    const edge = Math.max(...block.map(({ right }) => right));
    return block.map((line) => ({ line, edge }));
  });
  return lines.map(({ line }, i) => {
    const above = lines[i - 1];
    return { line, pair: above ? comparePair(above.line, line, above.edge) : null };
  });
}

/** The widest leading that means wrapping, or null when the document does not tell items apart by leading. */
function wrappingLeading(pairs: readonly Pair[]): number | null {
  let found: number | null = null;
  for (const leading of new Set(pairs.map((pair) => pair.leading).sort((a, b) => a - b))) {
    if (leading > MAX_WRAP_LEADING_EM) break;
    const narrow = pairs.filter((pair) => pair.leading <= leading);
    const wider = pairs.filter((pair) => pair.leading >= leading * ITEM_LEADING_RATIO);
    const full = narrow.filter((pair) => pair.isFull);
    if (
      wider.length >= Math.max(1, pairs.length * MIN_ITEM_SHARE) &&
      full.length >= narrow.length * FULL_LINE_SHARE
    ) {
      found = leading;
    }
  }
  return found;
}

/** How two lines of a block follow each other, or null when they cannot belong to one item. */
function comparePair(above: PageRun, below: PageRun, edge: number): Pair | null {
  const size = Math.max(above.fontSize, below.fontSize);
  if (Math.abs(above.fontSize - below.fontSize) > MAX_SIZE_DIFFERENCE * size) return null;
  const indent = (below.left - above.left) / size;
  if (indent < -MAX_OUTDENT_EM || indent > MAX_INDENT_EM) return null;
  if (ITEM_START.test(below.text) || above.text.includes('\t') || below.text.includes('\t')) return null;
  const leading = Math.round((below.baseline - above.baseline) / size / LEADING_STEP_EM) * LEADING_STEP_EM;
  return leading > 0 ? { leading, isFull: above.right + firstWordWidth(below) > edge } : null;
}

/** Width of the first word and a space, from the line's mean character width. */
function firstWordWidth({ text, left, right }: PageRun): number {
  const trimmed = text.trim();
  const characters = (trimmed.match(/^\S+/)?.[0].length ?? 0) + 1;
  return (characters * (right - left)) / Math.max(1, trimmed.length);
}
