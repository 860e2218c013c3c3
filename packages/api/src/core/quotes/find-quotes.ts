import type { Span } from '@earshot/schema/analysis-result';
import { lazily } from '../lazily.ts';
import { safeCut } from '../text/safe-cut.ts';
import { antecedent, PRONOUN_REACH_CHARACTERS, type SpeakerContext } from './find-speaker.ts';
import { namedSpeakers } from './name-phrase.ts';
import {
  continues,
  lastSentence,
  type Read,
  readAttribution,
  type SpeechWords,
  speechWords,
} from './read-attribution.ts';

interface FoundQuote {
  readonly text: string;
  /** UTF-16 offsets of the whole quotation without its marks. */
  readonly start: number;
  readonly end: number;
  /** Null if the text uses only a pronoun that nobody clearly fits, or if the speaker is unclear. */
  readonly speaker: string | null;
  readonly attribution: string;
}

const MAX_QUOTES = 100;
/** More quotations than this in one paragraph are not prose. Words that are only set off by marks do not count. */
const MAX_QUOTATIONS = 500;
const MAX_QUOTE_CHARACTERS = 600;
const MIN_WORDS = 3;
const MAX_UNQUOTED_CHARACTERS = 2 * PRONOUN_REACH_CHARACTERS;
const PARAGRAPH = /[^\n\r]+/g;
/** A pronoun at the start of a paragraph is resolved only in these. Others are not tested enough. */
const READS_BACK: ReadonlySet<string> = new Set(['en', 'de', 'fr', 'es']);

/** A quotation to which no rule applies has no speaker. Linear time. Method: docs/methods/quotes.md. */
export function findQuotes(text: string, language: string, tracked: readonly string[] = []): FoundQuote[] {
  const words = speechWords(language);
  const context = words && { words, language, speakers: namedSpeakers(text, { language, words }, tracked) };
  const paragraphs = [...text.matchAll(PARAGRAPH)];
  const quotes: FoundQuote[] = [];
  for (let place = 0; place < paragraphs.length && quotes.length < MAX_QUOTES; ) {
    const passage = passageAt(paragraphs, place);
    quotes.push(...quotesOf(passage, context, paragraphs[place - 1]?.[0] ?? ''));
    place += passage.length;
  }
  return quotes.slice(0, MAX_QUOTES);
}

interface ReadSpan {
  readonly span: Quotation;
  readonly read: Read | null;
}

function quotesOf(
  passage: readonly QuotedParagraph[],
  context: SpeakerContext | null,
  before: string,
): FoundQuote[] {
  const read = passage.map((quoted) => ({ ...quoted, spans: readSpans(quoted, context, before) }));
  const parts = read.flatMap(({ spans, part }) => spans.filter(({ span }) => span === part));
  const shared = sharedRead(parts);
  const isSpoken = read.some(({ paragraph, spans, part }) =>
    spans.some(({ span, read: by }) => span === part && (by !== null || isSpeech(paragraph, span))),
  );
  return read.flatMap(({ paragraph, index, spans, part }) =>
    spans.flatMap(({ span, read: by }) => {
      const isPart = span === part;
      if (by === null && !(isPart ? isSpoken : isSpeech(paragraph, span))) return [];
      const quote = quoteOf(paragraph, span, (isPart ? (shared ?? by) : by) ?? NOTHING);
      return [{ ...quote, start: quote.start + index, end: quote.end + index }];
    }),
  );
}

function sharedRead(parts: readonly ReadSpan[]): Read | null {
  const named = parts.flatMap(({ read }) => (read?.speaker ? [read] : []));
  const [first] = named;
  return first && named.every(({ speaker }) => speaker === first.speaker) ? first : null;
}

function readSpans(
  { paragraph, spans: marked }: QuotedParagraph,
  context: SpeakerContext | null,
  paragraphBefore: string,
): ReadSpan[] {
  const spans =
    marked.length === 0 && context !== null
      ? dashSpans(paragraph, context.words)
      : atMost(MAX_QUOTATIONS, marked, paragraph);
  const last = lazily(() =>
    READS_BACK.has(context?.language ?? '')
      ? paragraphBefore.slice(lastSentence(paragraphBefore, 0, paragraphBefore.length))
      : '',
  );
  let before: ReadSpan | null = null;
  let unquoted = '';
  return spans.map((span, place) => {
    const from = before === null ? 0 : Math.max(before.span.to, before.read?.end ?? 0);
    const until = spans[place + 1]?.from ?? paragraph.length;
    const follows = before !== null && continues(paragraph, before.span, before.read, span, context);
    const attribution = context && readAttribution(paragraph, span, { from, until }, context);
    const read = attribution ?? (follows ? { ...(before?.read ?? NOTHING), end: span.to } : null);
    // Names inside quotations do not count.
    unquoted = (unquoted + paragraph.slice(before?.span.to ?? 0, span.from)).slice(-MAX_UNQUOTED_CHARACTERS);
    const near = unquoted.slice(0, unquoted.length - Math.max(0, span.from - (read?.start ?? span.from)));
    before = {
      span,
      read:
        context && read?.isPronoun
          ? { ...read, speaker: antecedent(near, last(), read.attribution, context) }
          : read,
    };
    unquoted += ' '.repeat(span.to - span.from);
    return before;
  });
}

function atMost(limit: number, spans: readonly Quotation[], paragraph: string): readonly Quotation[] {
  if (spans.length <= limit) return spans;
  return spans.filter(({ start, end }) => /\s/.test(paragraph.slice(start, end))).slice(0, limit);
}

function quoteOf(paragraph: string, { start, end }: Quotation, { speaker, attribution }: Read): FoundQuote {
  const quoted = paragraph.slice(start, end);
  const isLong = quoted.length > MAX_QUOTE_CHARACTERS;
  const text = isLong ? `${quoted.slice(0, safeCut(quoted, MAX_QUOTE_CHARACTERS))} …` : quoted;
  return { text, start, end, speaker, attribution: speaker === null ? '' : attribution };
}

const NOTHING: Read = { speaker: null, isPronoun: false, attribution: '', start: 0, end: 0 };

/** Speech without an attribution has `MIN_WORDS` words and is at the start of the paragraph or after punctuation. */
function isSpeech(paragraph: string, { start, end, from }: Quotation): boolean {
  const before = paragraph.slice(0, from).trimEnd().slice(-1);
  const count = paragraph.slice(start, end).split(/\s+/).length;
  return count >= MIN_WORDS && (before === '' || '.!?:,…”“»"'.includes(before));
}

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

interface QuotedParagraph {
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
function passageAt(paragraphs: readonly RegExpExecArray[], place: number): QuotedParagraph[] {
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
function dashSpans(paragraph: string, words: SpeechWords): Quotation[] {
  const found: Quotation[] = [];
  const openings = [...paragraph.matchAll(OPENING)];
  const [earliest] = openings;
  if (earliest === undefined) return found;
  const first = breakAfter(paragraph, earliest.index + earliest[0].length, words);
  // A new dash opens the words of the next speaker: `—¿Vendrá? —No lo sé —dijo Ana`.
  const opening = openings.findLast(({ index, 0: dash }) => index + dash.length <= first);
  if (opening === undefined) return found;
  const from = opening.index + opening[0].length;
  if (first - from > MAX_QUOTATION_CHARACTERS) return found;
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
