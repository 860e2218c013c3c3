/** Finds the quotations in a text by the pairs of quotation marks that newspapers use in eight languages. */
import type { Span } from '@earshot/schema/analysis-result';

/** Range of a quotation without its marks. */
export interface Quotation extends Span {
  /** Start of the opening mark and end of the closing mark. */
  readonly from: number;
  readonly to: number;
  /** Set if it continues the previous quotation after words that name the speaker. Only for quotations marked by dashes. */
  readonly continues?: true;
}

/** Maximum length of a quotation. Longer text between two marks is probably due to a missing mark. */
export const MAX_QUOTATION_CHARACTERS = 2_000;

const CLOSERS: Readonly<Record<string, string>> = {
  '“': '”',
  '„': '“”',
  '«': '»',
  '»': '«',
  '"': '"',
  '‘': '’',
  "'": "'",
};
const OPENER = /[“„«»"‘']/g;
/**
 * Text before an opening `"`, `'`, `‘` or `»`. These marks open a quotation only at the start of a word, because elsewhere
 * they close one or are apostrophes. `“`, `„` and `«` open one anywhere.
 */
const OPENS = /(?:^|[\s([{—–-])$/;
const CLOSES_SINGLE = /[.,!?…]$/;
const AFTER_SINGLE = /^(?:$|[\s]*$|[,.;:!?)–—]|\s[–—])/;

/**
 * Returns the quotations of a paragraph, in order and without overlap. A quotation within another is part of it. A mark
 * without a partner is ignored, but `open` is the position of the first one, or -1. Runs in linear time.
 * @param from where to start reading
 */
export function scanQuotations(
  paragraph: string,
  from = 0,
): { readonly found: Quotation[]; readonly open: number } {
  const found: Quotation[] = [];
  const next = closerFinder(paragraph);
  let unclosed = -1;
  let at = from;
  for (;;) {
    OPENER.lastIndex = at;
    const open = OPENER.exec(paragraph)?.index ?? -1;
    if (open < 0) return { found, open: unclosed };
    at = open + 1;
    const mark = paragraph[open] ?? '';
    if (!'“„«'.includes(mark) && !OPENS.test(paragraph.slice(Math.max(0, open - 1), open))) continue;
    const close = next(mark, at);
    if (close < 0 && unclosed < 0) unclosed = open;
    if (close < 0 || close - open > MAX_QUOTATION_CHARACTERS) continue;
    const span = quotationBetween(paragraph, open, close);
    at = close + 1;
    if (span.end > span.start) found.push(span);
  }
}

/** Returns the quotation between two marks, or from a mark to the end of the paragraph if `close` is its length. */
export function quotationBetween(paragraph: string, open: number, close: number): Quotation {
  const inner = paragraph.slice(open + 1, close);
  const start = open + 1 + inner.length - inner.trimStart().length;
  const end = open + 1 + inner.trimEnd().length;
  return { start, end, from: open, to: Math.min(close + 1, paragraph.length) };
}

/** Returns the position of the mark that closes a quotation opened with the given mark, or -1. */
export function closingMark(paragraph: string, mark: string, from: number): number {
  return closerAfter(paragraph, CLOSERS[mark] ?? '', from);
}

/**
 * Returns a function that finds the mark that closes a quotation. It scans the paragraph at most once for each kind of mark.
 */
function closerFinder(paragraph: string): (mark: string, from: number) => number {
  const places = new Map<string, number>();
  return (mark, from) => {
    const before = places.get(mark);
    if (before !== undefined && (before === -1 || before >= from)) return before;
    const place = closerAfter(paragraph, CLOSERS[mark] ?? '', from);
    places.set(mark, place);
    return place;
  };
}

function closerAfter(paragraph: string, closers: string, from: number): number {
  for (let at = from; at < paragraph.length; at++) {
    const character = paragraph[at] ?? '';
    if (closers.includes(character) && (!"’'".includes(character) || closesSingle(paragraph, at))) return at;
  }
  return -1;
}

/** Whether a single mark closes a quotation. Inside a word and in “the workers’ rights”, it is an apostrophe. */
function closesSingle(paragraph: string, at: number): boolean {
  const [before, after] = [paragraph.slice(at - 1, at), paragraph.slice(at + 1, at + 3)];
  return !/^[\p{L}\p{N}]/u.test(after) && (CLOSES_SINGLE.test(before) || AFTER_SINGLE.test(after));
}
