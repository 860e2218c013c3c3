/** Finds the quotations in a text and their speakers by rules. */
import { safeCut } from '../text/safe-cut.ts';
import { dashSpans } from './dash-spans.ts';
import type { SpeakerContext } from './find-speaker.ts';
import { knownSpeakers } from './known-speakers.ts';
import { type Quotation, quotationSpans } from './quotation-spans.ts';
import { continues, type Read, readAttribution } from './read-attribution.ts';
import { speechWords } from './speech-words.ts';

/** A quotation and its speaker. */
export interface FoundQuote {
  /** The quoted words without their marks, cut after `MAX_QUOTE_CHARACTERS`. */
  readonly text: string;
  /** UTF-16 offsets of the whole quotation, without its marks. */
  readonly start: number;
  readonly end: number;
  /** Speaker as written in the text. Null if the text uses only a pronoun, or if the speaker is unclear. */
  readonly speaker: string | null;
  /** Words next to the quotation that identify the speaker. Empty if there is no speaker. */
  readonly attribution: string;
}

/** Maximum number of quotes per text. Later ones are ignored. */
const MAX_QUOTES = 100;
const MAX_QUOTE_CHARACTERS = 600;
const MIN_WORDS = 3;
const PARAGRAPH = /[^\n\r]+/g;

/**
 * Returns the quotations of a text that are speech, in order, each with its speaker if a rule finds one. A rule reads the
 * words right before and after: a verb of speech with a name as its subject, `according to` a name, or a name and a colon. A
 * second quotation after the words about the first has the same speaker. All others have no speaker. Method:
 * docs/methods/quotes.md. Runs in linear time.
 * @param language ISO 639-1. Without word lists for it, no quotation has a speaker
 * @param tracked names entered by the user or given by the page for itself
 */
export function findQuotes(text: string, language: string, tracked: readonly string[] = []): FoundQuote[] {
  const words = speechWords(language);
  const context = words && { words, language, known: knownSpeakers(text, { language, words }, tracked) };
  const quotes: FoundQuote[] = [];
  for (const { 0: paragraph, index } of text.matchAll(PARAGRAPH)) {
    if (quotes.length >= MAX_QUOTES) break;
    for (const quote of quotesOf(paragraph, context))
      quotes.push({ ...quote, start: quote.start + index, end: quote.end + index });
  }
  return quotes.slice(0, MAX_QUOTES);
}

function quotesOf(paragraph: string, context: SpeakerContext | null): FoundQuote[] {
  const marked = quotationSpans(paragraph);
  const spans = marked.length === 0 && context !== null ? dashSpans(paragraph, context.words) : marked;
  let before: { span: Quotation; read: Read | null } | null = null;
  return spans.flatMap((span, place) => {
    const from = before === null ? 0 : Math.max(before.span.to, before.read?.end ?? 0);
    const until = spans[place + 1]?.from ?? paragraph.length;
    const follows = before !== null && continues(paragraph, before.span, before.read, span, context);
    const read = follows
      ? { ...(before?.read ?? NOTHING), end: span.to }
      : context && readAttribution(paragraph, span, { from, until }, context);
    before = { span, read };
    return read === null && !isSpeech(paragraph, span) ? [] : [quoteOf(paragraph, span, read ?? NOTHING)];
  });
}

function quoteOf(paragraph: string, { start, end }: Quotation, { speaker, attribution }: Read): FoundQuote {
  const quoted = paragraph.slice(start, end);
  const isLong = quoted.length > MAX_QUOTE_CHARACTERS;
  const text = isLong ? `${quoted.slice(0, safeCut(quoted, MAX_QUOTE_CHARACTERS))} …` : quoted;
  return { text, start, end, speaker, attribution: speaker === null ? '' : attribution };
}

const NOTHING: Read = { speaker: null, attribution: '', end: 0 };

/**
 * Whether a quotation without an attribution is speech: it has at least `MIN_WORDS` words and is at the start of the
 * paragraph or after punctuation.
 */
function isSpeech(paragraph: string, { start, end, from }: Quotation): boolean {
  const before = paragraph.slice(0, from).trimEnd();
  const count = paragraph.slice(start, end).split(/\s+/).length;
  return count >= MIN_WORDS && (before === '' || /[.!?:,…”“»"]$/u.test(before));
}
