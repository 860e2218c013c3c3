/** Where a text quotes: the pairs of quotation marks that newspapers of eight languages use. */
import type { Span } from '@earshot/schema/analysis-result';

/** A quotation without its marks. */
export interface Quotation extends Span {
  /** Where its opening mark begins and its closing mark ends. */
  readonly from: number;
  readonly to: number;
  /** It continues the quotation before it, after words that name the speaker: a dash, or both marks, say so. */
  readonly continues?: true;
}

/** A longer text between two marks is taken for a mistake in the marks. */
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
/** Marks that also close a quotation or are apostrophes: they open one only at the start of a word. */
const OPENS = /(?:^|[\s([{—–-])$/;
const CLOSES_SINGLE = /[.,!?…]$/;
const AFTER_SINGLE = /^(?:$|[\s]*$|[,.;:!?)–—]|\s[–—])/;

/**
 * The quotations of a paragraph, in order and without overlap; one inside another is part of it. A mark without a
 * partner quotes nothing. Linear in the length of the paragraph.
 */
export function quotationSpans(paragraph: string): Quotation[] {
  const found: Quotation[] = [];
  const next = closerFinder(paragraph);
  let at = 0;
  for (;;) {
    OPENER.lastIndex = at;
    const open = OPENER.exec(paragraph)?.index ?? -1;
    if (open < 0) return found;
    at = open + 1;
    const mark = paragraph[open] ?? '';
    if (!'“„«'.includes(mark) && !OPENS.test(paragraph.slice(Math.max(0, open - 1), open))) continue;
    const close = next(mark, at);
    if (close < 0 || close - open > MAX_QUOTATION_CHARACTERS) continue;
    const inner = paragraph.slice(at, close);
    const start = at + inner.length - inner.trimStart().length;
    const end = at + inner.trimEnd().length;
    at = close + 1;
    if (end > start) found.push({ start, end, from: open, to: close + 1 });
  }
}

/** Finds the mark that closes a quotation; each mark of the paragraph is looked at once for each kind. */
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

/** Whether a single mark ends a quotation; it is an apostrophe inside a word and in “the workers’ rights”. */
function closesSingle(paragraph: string, at: number): boolean {
  const [before, after] = [paragraph.slice(at - 1, at), paragraph.slice(at + 1, at + 3)];
  return !/^[\p{L}\p{N}]/u.test(after) && (CLOSES_SINGLE.test(before) || AFTER_SINGLE.test(after));
}
