import { lazily } from '../lazily.ts';
import { safeCut } from '../text/safe-cut.ts';
import { antecedent, PRONOUN_REACH_CHARACTERS, type SpeakerContext } from './find-speaker.ts';
import { namedSpeakers } from './name-phrase.ts';
import { dashSpans, passageAt, type Quotation, type QuotedParagraph } from './quotations.ts';
import { continues, lastSentence, type Read, readAttribution } from './read-attribution.ts';
import { speechWords } from './speech-words.ts';

export interface FoundQuote {
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
