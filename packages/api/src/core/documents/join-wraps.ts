import { type Block, mirrored, type PageRun } from './page-rows.ts';
import { isRightToLeft } from './text-direction.ts';
import { continueLine } from './text-lines.ts';

const LEADING_STEP_EM = 0.05;
const MAX_WRAP_LEADING_EM = 1.7;
/** Arabic fonts have taller lines, so their leading is divided by this factor. */
const ARABIC_LINE_HEIGHT = 1.3;
const ITEM_LEADING_RATIO = 1.12;
/** With fewer full lines, a leading does not indicate wrapping. */
const FULL_LINE_SHARE = 0.85;
/** Share of the leadings, so that one heading does not count as a second leading. */
const MIN_ITEM_SHARE = 0.05;
const MAX_SIZE_DIFFERENCE = 0.08;
const MAX_OUTDENT_EM = 0.6;
const MAX_INDENT_EM = 3;
const ITEM_START = /^\s*(?:[•◦▪‣●○■–—*·-]\s|\(?\d{1,3}[.)]\s)/;

/** A new headline starts with a capital letter, a number or a quotation mark. */
const CONTINUATION = /^[\p{Ll}(,;]/u;
const ARABIC = /\p{Script=Arabic}/u;
const WORD = /\p{L}+(?:-\p{L}+)*/gu;
const SENTENCE_END = /[.!?:]["”’)]*$/;

interface Pair {
  /** Null if a column or page ends between the two lines. */
  readonly leading: number | null;
  readonly isFull: boolean;
  readonly isContinued: boolean;
  readonly isItem: boolean;
}

/**
 * Joins wrapped lines only with evidence: a narrow leading inside items after full lines, or bullets and numbers between them.
 * Without it, the next line must continue in the middle of a sentence.
 */
export function joinWraps(blocks: readonly Block[]): string[] {
  const pairs = pairUp(blocks);
  const wrapLeading = wrappingLeading(pairs.flatMap(({ pair }) => pair ?? []));
  const words = wordsOf(blocks);
  const lines: string[] = [];
  for (const { line, pair } of pairs) {
    if (pair && isContinuation(pair, wrapLeading))
      lines.push(continueLine(lines.pop() ?? '', line.text.trim(), words));
    else lines.push(line.text.trim());
  }
  return lines;
}

function wordsOf(blocks: readonly Block[]): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { text } of blocks.flat())
    for (const [word] of text.matchAll(WORD)) words.add(word.toLowerCase());
  return words;
}

function isContinuation({ leading, isFull, isContinued, isItem }: Pair, wrapLeading: number | null): boolean {
  if (!isFull || isItem) return false;
  if (leading === null) return isContinued;
  return wrapLeading === null ? isContinued && leading <= MAX_WRAP_LEADING_EM : leading <= wrapLeading;
}

/** Pairs each line with the next one, also across blocks: a short last line may be in another block. */
function pairUp(blocks: readonly Block[]): { line: PageRun; pair: Pair | null }[] {
  const lines = blocks.flatMap((block) => {
    const isRtl = isRightToLeft(block.map(({ text }) => text).join(' '));
    const placed = isRtl ? block.map(mirrored) : block;
    const left = Math.min(...placed.map((line) => line.left));
    const edge = Math.max(...placed.map(({ right }) => right));
    return placed.map((line) => ({ line, left, edge }));
  });
  return lines.map((below, i) => {
    const above = lines[i - 1];
    return { line: below.line, pair: above ? comparePair(above, below) : null };
  });
}

/** Null if the document does not separate items by leading. */
function wrappingLeading(all: readonly Pair[]): number | null {
  const pairs = all.flatMap(({ leading, isFull, isItem }) =>
    leading === null ? [] : { leading: isItem ? Number.POSITIVE_INFINITY : leading, isFull },
  );
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

interface PlacedLine {
  readonly line: PageRun;
  readonly left: number;
  readonly edge: number;
}

function comparePair(above: PlacedLine, below: PlacedLine): Pair | null {
  const [first, next] = [above.line, below.line];
  const size = Math.max(first.fontSize, next.fontSize);
  if (Math.abs(first.fontSize - next.fontSize) > MAX_SIZE_DIFFERENCE * size) return null;
  if (first.text.includes('\t') || next.text.includes('\t')) return null;
  const isFull = first.right + firstWordWidth(next) > above.edge;
  const isContinued = CONTINUATION.test(next.text.trim()) && !SENTENCE_END.test(first.text.trim());
  const isItem = ITEM_START.test(next.text);
  const height = size * (ARABIC.test(first.text) ? ARABIC_LINE_HEIGHT : 1);
  const leading = Math.round((next.baseline - first.baseline) / height / LEADING_STEP_EM) * LEADING_STEP_EM;
  if (leading > 0)
    return isItem || isInLine(next.left - first.left, size) ? { leading, isFull, isContinued, isItem } : null;
  // Columns and pages end anywhere. A continuation starts at the left edge of its column.
  return isInLine(next.left - below.left, size) ? { leading: null, isFull, isContinued, isItem } : null;
}

function isInLine(distance: number, size: number): boolean {
  return distance >= -MAX_OUTDENT_EM * size && distance <= MAX_INDENT_EM * size;
}

/** Estimated from the line's mean character width. */
function firstWordWidth({ text, left, right }: PageRun): number {
  const trimmed = text.trim();
  const characters = (trimmed.match(/^\S+/)?.[0].length ?? 0) + 1;
  return (characters * (right - left)) / Math.max(1, trimmed.length);
}
