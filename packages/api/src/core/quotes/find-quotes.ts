/** What a text quotes, and whom: quotations with their speakers, by rule. */
import { safeCut } from '../text/safe-cut.ts';
import { dashSpans } from './dash-spans.ts';
import type { SpeakerContext } from './find-speaker.ts';
import { knownSpeakers } from './known-speakers.ts';
import { type Quotation, quotationSpans } from './quotation-spans.ts';
import { continues, type Read, readAttribution } from './read-attribution.ts';
import { speechWords } from './speech-words.ts';

/** A quotation. */
export interface FoundQuote {
  /** The quoted words without their marks, up to `MAX_QUOTE_CHARACTERS`. */
  readonly text: string;
  /** UTF-16 offsets of the whole quotation. */
  readonly start: number;
  readonly end: number;
  /** Who says it, as the text writes it; null when the text leaves it to a pronoun or is not clear. */
  readonly speaker: string | null;
  /** The words beside the quotation that say whose it is; empty without a speaker. */
  readonly attribution: string;
}

/** Most quotes of one text, the first ones. */
const MAX_QUOTES = 100;
const MAX_QUOTE_CHARACTERS = 600;
const MIN_WORDS = 3;
const PARAGRAPH = /[^\n\r]+/g;

/**
 * The quotations of a text that are speech, in order, each with its speaker where a rule finds one. A rule reads the words
 * right before and after: a verb of speech with a name as its subject, `according to` a name, or a name and a colon. A
 * second quotation after the words about the first has the same speaker. Everything else has none. Method:
 * docs/methods/quotes.md. Linear in the length of the text.
 * @param language ISO 639-1; without word lists for it, no quotation has a speaker
 * @param tracked names that the user gave or the page gives for itself
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
    if (read === null && !isSpeech(paragraph, span)) return [];
    const { start, end } = span;
    const quoted = paragraph.slice(start, end);
    const text =
      quoted.length > MAX_QUOTE_CHARACTERS
        ? `${quoted.slice(0, safeCut(quoted, MAX_QUOTE_CHARACTERS))} …`
        : quoted;
    const speaker = read?.speaker ?? null;
    return [{ text, start, end, speaker, attribution: speaker === null ? '' : (read?.attribution ?? '') }];
  });
}

const NOTHING: Read = { speaker: null, attribution: '', end: 0 };

/** Without an attribution, a quotation is speech when it has a few words and begins a sentence. */
function isSpeech(paragraph: string, { start, end, from }: Quotation): boolean {
  const before = paragraph.slice(0, from).trimEnd();
  const count = paragraph.slice(start, end).split(/\s+/).length;
  return count >= MIN_WORDS && (before === '' || /[.!?:,…”“»"]$/u.test(before));
}
