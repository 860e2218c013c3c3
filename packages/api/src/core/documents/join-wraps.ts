import { continueLine } from './continue-line.ts';
import { type Block, mirrored, type PageRun } from './page-rows.ts';
import { isRightToLeft } from './text-direction.ts';

/** Distances between lines are rounded to multiples of this many font sizes. */
const LEADING_STEP_EM = 0.05;
/** Maximum leading of wrapped text. */
const MAX_WRAP_LEADING_EM = 1.7;
/** Arabic fonts have taller lines, so their leading is divided by this factor. */
const ARABIC_LINE_HEIGHT = 1.3;
/** Minimum ratio of the distance between two items to the leading of wrapped lines. */
const ITEM_LEADING_RATIO = 1.12;
/** Minimum share of full lines before a wrapping leading. Otherwise the leading does not indicate wrapping. */
const FULL_LINE_SHARE = 0.85;
/** Minimum share of wider distances among all distances, so that one heading does not count as a second leading. */
const MIN_ITEM_SHARE = 0.05;
const MAX_SIZE_DIFFERENCE = 0.08;
/** Maximum horizontal offset of a wrapped line from the previous line, to the left and to the right. */
const MAX_OUTDENT_EM = 0.6;
const MAX_INDENT_EM = 3;
const ITEM_START = /^\s*(?:[•◦▪‣●○■–—*·-]\s|\(?\d{1,3}[.)]\s)/;

/**
 * A continued headline starts with a lowercase letter, an opening parenthesis, a comma or a semicolon. A new one starts
 * with a capital letter, a number or a quotation mark.
 */
const CONTINUATION = /^[\p{Ll}(,;]/u;
const ARABIC = /\p{Script=Arabic}/u;
const WORD = /\p{L}+(?:-\p{L}+)*/gu;
const SENTENCE_END = /[.!?:]["”’)]*$/;

interface Pair {
  /** Null if a column or page ends between the two lines. */
  readonly leading: number | null;
  readonly isFull: boolean;
  readonly isContinued: boolean;
  /** Whether the second line starts with a bullet or a number, which means a new item regardless of the leading. */
  readonly isItem: boolean;
}

/**
 * Joins headlines and paragraphs that are wrapped over several lines, but only with evidence on the page: the document has a
 * narrow leading inside items and a wider one between them, or bullets or numbers between items, and nearly all lines before
 * a narrow leading are full, so that the next line's first word did not fit. If all lines are equally far apart, or at the
 * end of a column or page, the next line must also continue in the middle of a sentence.
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

/** Returns the words of a document in lowercase, hyphenated ones as one word. */
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

/**
 * Pairs every line with its relation to the previous line, also across blocks, because a short last line may be in another
 * block.
 */
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

/** Returns the widest leading inside items, or null if the document does not separate items by leading. */
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
  /** Left and right edges of its block. */
  readonly left: number;
  readonly edge: number;
}

/** Returns how two lines follow each other, or null if they cannot belong to one item. */
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

/** Width of the first word and a space, estimated from the line's mean character width. */
function firstWordWidth({ text, left, right }: PageRun): number {
  const trimmed = text.trim();
  const characters = (trimmed.match(/^\S+/)?.[0].length ?? 0) + 1;
  return (characters * (right - left)) / Math.max(1, trimmed.length);
}
