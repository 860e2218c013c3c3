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
  let before: ReadParagraph = { paragraph: '', spans: [] };
  for (const [place, { 0: paragraph, index }] of paragraphs.entries()) {
    const marked = scanQuotations(paragraph, paragraphs[place + 1]?.[0] ?? '').slice(0, MAX_QUOTATIONS);
    const found = marked.length > 0 || context === null ? marked : afterDash(paragraph, context.words);
    const spans = readSpans(paragraph, found, context, before);
    for (const { span, read } of spans) {
      if (read === null && !isSpeech(paragraph, span)) continue;
      const quote = quoteOf(paragraph, span, read ?? NOTHING);
      quotes.push({ ...quote, start: quote.start + index, end: quote.end + index });
    }
    if (quotes.length >= MAX_QUOTES) break;
    before = { paragraph, spans };
  }
  return quotes.slice(0, MAX_QUOTES);
}

interface ReadSpan {
  readonly span: Quotation;
  readonly read: Read | null;
}

interface ReadParagraph {
  readonly paragraph: string;
  readonly spans: readonly ReadSpan[];
}

function readSpans(
  paragraph: string,
  spans: readonly Quotation[],
  context: SpeakerContext | null,
  { paragraph: paragraphBefore, spans: spansBefore }: ReadParagraph,
): ReadSpan[] {
  const openBefore = spansBefore.at(-1);
  const [opening] = spans;
  const isOpenBefore = openBefore?.span.runsOn && opening && paragraph.slice(0, opening.from).trim() === '';
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
    const told = follows ? before?.read : place === 0 && isOpenBefore ? openBefore.read : null;
    const read = attribution ?? (told ? { ...told, end: span.to } : null);
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
  /** It ends with the paragraph, and the next one begins with its mark. */
  readonly runsOn: boolean;
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

/** A quotation within another is part of it. It runs on into the next paragraph if that begins with its mark. Linear time. */
function scanQuotations(paragraph: string, next: string): Quotation[] {
  const found: Quotation[] = [];
  const closerAfter = closerFinder(paragraph);
  const nextMark = next.trimStart().charAt(0);
  for (let position = 0; ; ) {
    OPENER.lastIndex = position;
    const open = OPENER.exec(paragraph)?.index ?? -1;
    if (open < 0) return found;
    position = open + 1;
    const mark = paragraph.charAt(open);
    if (!'“„«'.includes(mark) && !OPENS.test(paragraph.slice(Math.max(0, open - 1), open))) continue;
    const closer = closerAfter(mark, position);
    // `'Twas` and `'80s` begin with the same mark.
    const runsOn = closer < 0 && mark === nextMark && mark !== "'";
    const close = runsOn ? paragraph.length : closer;
    if (close < 0 || close - open > MAX_QUOTATION_CHARACTERS) continue;
    const span = quotationBetween(paragraph, open, close, runsOn);
    position = close + 1;
    if (span.end > span.start) found.push(span);
  }
}

function quotationBetween(paragraph: string, open: number, close: number, runsOn: boolean): Quotation {
  const inner = paragraph.slice(open + 1, close);
  const start = open + 1 + inner.length - inner.trimStart().length;
  const end = open + 1 + inner.trimEnd().length;
  return { start, end, from: open, to: Math.min(close + 1, paragraph.length), runsOn };
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

const OPENING_DASH = /^\s*[—–]\s?(?=[\p{L}¿¡])/u;
/** In a dialog within one paragraph, another person speaks after a sentence and a dash. */
const NEXT_TURN = /[.!?…]\s[—–]\s?/gu;
/** A dash with a space on at least one side, or a comma and a space. */
const BREAK = /\s[—–]\s?|[—–]\s|,\s/gu;

/** `– Nie wiem – powiedział Jan Nowak`. A dash alone does not prove speech, so a verb of speech must follow. */
function afterDash(paragraph: string, { inverted }: SpeechWords): Quotation[] {
  const start = OPENING_DASH.exec(paragraph)?.[0].length;
  if (start === undefined) return [];
  const searched = paragraph.slice(0, start + MAX_QUOTATION_CHARACTERS);
  for (const { index: end } of searched.matchAll(BREAK)) {
    if (end <= start || !inverted.test(paragraph.slice(end, end + 80))) continue;
    const turn = [...searched.slice(start, end).matchAll(NEXT_TURN)].at(-1);
    const from = turn ? start + turn.index + turn[0].length : start;
    return [{ start: from, end, from: 0, to: end, runsOn: false }];
  }
  return [];
}
