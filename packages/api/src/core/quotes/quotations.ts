import type { Span } from '@earshot/schema/analysis-result';
import type { SpeechWords } from './speech-words.ts';

export interface Quotation extends Span {
  readonly from: number;
  readonly to: number;
  /** Set if it continues the previous one after words that name the speaker: `— Voy —dijo Ana—. Y vuelvo`. */
  readonly continues?: true;
}

/** Longer text between two marks is probably due to a missing mark. */
const MAX_QUOTATION_CHARACTERS = 2_000;

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
/** Elsewhere, `"`, `'`, `‘` and `»` close a quotation or are apostrophes. `“`, `„` and `«` open one anywhere. */
const OPENS = /(?:^|[\s([{—–-])$/;
const CLOSES_SINGLE = /[.,!?…]$/;
const AFTER_SINGLE = /^(?:$|[\s]*$|[,.;:!?)–—]|\s[–—])/;

/** A quotation within another is part of it. `open` is the first mark without a partner, or -1. Linear time. */
function scanQuotations(paragraph: string, from = 0): { readonly found: Quotation[]; readonly open: number } {
  const found: Quotation[] = [];
  const next = closerFinder(paragraph);
  let unclosed = -1;
  let position = from;
  for (;;) {
    OPENER.lastIndex = position;
    const open = OPENER.exec(paragraph)?.index ?? -1;
    if (open < 0) return { found, open: unclosed };
    position = open + 1;
    const mark = paragraph[open] ?? '';
    if (!'“„«'.includes(mark) && !OPENS.test(paragraph.slice(Math.max(0, open - 1), open))) continue;
    const close = next(mark, position);
    if (close < 0 && unclosed < 0) unclosed = open;
    if (close < 0 || close - open > MAX_QUOTATION_CHARACTERS) continue;
    const span = quotationBetween(paragraph, open, close);
    position = close + 1;
    if (span.end > span.start) found.push(span);
  }
}

function quotationBetween(paragraph: string, open: number, close: number): Quotation {
  const inner = paragraph.slice(open + 1, close);
  const start = open + 1 + inner.length - inner.trimStart().length;
  const end = open + 1 + inner.trimEnd().length;
  return { start, end, from: open, to: Math.min(close + 1, paragraph.length) };
}

/** The scan reads the paragraph at most once for each kind of mark. */
function closerFinder(paragraph: string): (mark: string, from: number) => number {
  const places = new Map<string, number>();
  return (mark, from) => {
    let place = places.get(mark);
    if (place === -1 || (place !== undefined && place >= from)) return place;
    const closers = CLOSERS[mark] ?? '';
    for (place = from; place < paragraph.length; place++) {
      const character = paragraph[place] ?? '';
      if (closers.includes(character) && (!"’'".includes(character) || closesSingle(paragraph, place))) break;
    }
    if (place >= paragraph.length) place = -1;
    places.set(mark, place);
    return place;
  };
}

/** Inside a word and in “the workers’ rights”, the mark is an apostrophe. */
function closesSingle(paragraph: string, index: number): boolean {
  const [before, after] = [paragraph.slice(index - 1, index), paragraph.slice(index + 1, index + 3)];
  return !/^[\p{L}\p{N}]/u.test(after) && (CLOSES_SINGLE.test(before) || AFTER_SINGLE.test(after));
}

export interface QuotedParagraph {
  readonly paragraph: string;
  readonly index: number;
  readonly spans: readonly Quotation[];
  /** The element of `spans` that is part of a quotation over several paragraphs. */
  readonly part: Quotation | null;
}

/** Limits the text that a mark which is never closed can claim. */
const MAX_PARAGRAPHS = 30;
/** Other marks that may open the following paragraphs, as in Spanish newspapers. */
const ALSO_CONTINUES: Readonly<Record<string, string>> = { '«': '»' };

/** A quotation runs on into the next paragraph if that begins with an opening mark. The last one closes it. */
export function passageAt(paragraphs: readonly RegExpExecArray[], place: number): QuotedParagraph[] {
  const first = paragraphs[place];
  if (!first) return [];
  const { found, open } = scanQuotations(first[0]);
  const alone = { paragraph: first[0], index: first.index, spans: found, part: null };
  const mark = first[0][open] ?? '';
  // `'Twas` and `'80s` begin with the same mark.
  if (open < 0 || mark === "'") return [alone];
  const part = quotationBetween(first[0], open, first[0].length);
  const start = { ...alone, part, spans: [...found.filter(({ to }) => to <= open), part] };
  const rest = isPart(part) ? followingParts(paragraphs, place + 1, mark) : [];
  return rest.length === 0 ? [alone] : [start, ...rest];
}

function followingParts(
  paragraphs: readonly RegExpExecArray[],
  from: number,
  mark: string,
): QuotedParagraph[] {
  const parts: QuotedParagraph[] = [];
  for (const { 0: paragraph, index } of paragraphs.slice(from, from + MAX_PARAGRAPHS)) {
    const open = paragraph.search(/\S/u);
    const opening = paragraph[open] ?? '';
    if (opening !== mark && opening !== ALSO_CONTINUES[mark]) return [];
    const close = closerFinder(paragraph)(mark, open + 1);
    const part = quotationBetween(paragraph, open, close < 0 ? paragraph.length : close);
    if (!isPart(part)) return [];
    const after = close < 0 ? [] : scanQuotations(paragraph, close + 1).found;
    parts.push({ paragraph, index, part, spans: [part, ...after] });
    if (close >= 0) return parts;
  }
  return [];
}

function isPart({ start, end }: Quotation): boolean {
  return end > start && end - start <= MAX_QUOTATION_CHARACTERS;
}

const OPENING = /(?:^|[.!?…]\s)\s*[—–]\s?(?=[\p{L}¿¡])/gu;
/** A dash with a space on at least one side, or a comma and a space. */
const BREAK = /\s[—–]\s?|[—–]\s|,\s/gu;
const NEXT = /[\s,—–]+(?=[^\s,—–])[^—–]*[—–][.,;:]?\s*/uy;

/** A dash alone does not prove speech, so a verb of speech must follow the first quotation. */
export function dashSpans(paragraph: string, words: SpeechWords): Quotation[] {
  const found: Quotation[] = [];
  OPENING.lastIndex = 0;
  const opening = OPENING.exec(paragraph);
  if (opening === null) return found;
  const from = opening.index + opening[0].length;
  const first = breakAfter(paragraph, from, words);
  if (first < 0 || first - from > MAX_QUOTATION_CHARACTERS) return found;
  found.push({ start: from, end: first, from: opening.index, to: first });
  NEXT.lastIndex = first;
  const attribution = NEXT.exec(paragraph);
  if (attribution === null) return found;
  const rest = NEXT.lastIndex;
  const next = breakAfter(paragraph, rest, words);
  const end = next < 0 ? paragraph.trimEnd().length : next;
  if (end > rest && end - rest <= MAX_QUOTATION_CHARACTERS)
    found.push({ start: rest, end, from: rest, to: end, continues: true });
  return found;
}

function breakAfter(paragraph: string, from: number, words: SpeechWords): number {
  BREAK.lastIndex = from;
  for (let match = BREAK.exec(paragraph); match !== null; match = BREAK.exec(paragraph))
    if (words.inverted.test(paragraph.slice(match.index, match.index + 80))) return match.index;
  return -1;
}
