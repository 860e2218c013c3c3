/** The tones of a report: of the whole text, of each sentence, and toward each keyword. */
import type { KeywordTone, Sentiment, Span } from '@earshot/schema/analysis-result';
import { keywordToneLabel, sentimentLabel } from '@earshot/schema/sentiment';
import { compileKeywords } from '../keywords/find-mentions.ts';
import { type ArticleParts, articleTone } from '../tone/article-tone.ts';
import { type PartyReader, partyReader, scoreParty } from '../tone/score-party.ts';
import { scoreTone } from '../tone/score-tone.ts';

/** Returns cached functions that read the tone of a sentence, in which the given names have no tone. */
export function reportTones(keywords: readonly string[], sourceNames: readonly string[], language: string) {
  const expected = language === 'und' ? undefined : language;
  const namesIn = cached(nameSpans(keywords, sourceNames));
  return {
    namesIn,
    toneOf: cached((sentence) => scoreTone(sentence, namesIn(sentence), expected).value),
    readerOf: cached((sentence) => partyReader(sentence, namesIn(sentence), expected)),
  };
}

/** Computes the result for each text once, even if several keywords share it. */
function cached<T>(workOut: (text: string) => T): (text: string) => T {
  const cache = new Map<string, { value: T }>();
  return (text) => {
    const entry = cache.get(text) ?? { value: workOut(text) };
    cache.set(text, entry);
    return entry.value;
  };
}

/**
 * Finds tracked keywords in the same way as mentions. The outlet and the author must match exactly as spelled, so an outlet
 * called "Crisis" does not affect the word "crisis".
 * @param keywords as typed, with their other spellings. @param sourceNames outlet and author, if known.
 */
export function nameSpans(
  keywords: readonly string[],
  sourceNames: readonly string[],
): (text: string) => Span[] {
  const matcher = compileKeywords([...keywords, ...sourceNames]);
  return (text) =>
    matcher
      .find(text)
      .flatMap((mentions, i) =>
        i < keywords.length
          ? mentions
          : mentions.filter(({ start, end }) => text.slice(start, end) === sourceNames[i - keywords.length]),
      );
}

interface NamingSentence {
  readonly text: string;
  readonly marks: readonly Span[];
}

/**
 * Returns the tone toward a keyword, with one entry per evidence sentence in the same order. The value is the mean of the
 * sentences with a clear tone, with two decimals, or null if there is none.
 * @param readerOf returns the party reader for a sentence, which may treat additional names as having no tone.
 */
export function keywordTone(
  evidence: readonly NamingSentence[],
  readerOf: (sentence: string) => PartyReader = (sentence) => (marks) => scoreParty(sentence, marks),
): KeywordTone {
  const sentences = evidence.map(({ text, marks }) => readerOf(text)(marks));
  const clear = sentences.flatMap(({ value }) => (value === null ? [] : [value]));
  const mean = clear.reduce((sum, value) => sum + value, 0) / Math.max(1, clear.length);
  const positive = clear.filter((value) => sentimentLabel(value) === 'Positive').length;
  return {
    value: clear.length === 0 ? null : Math.round(mean * 100) / 100 + 0,
    label: keywordToneLabel(clear),
    counts: { positive, negative: clear.length - positive, unclear: sentences.length - clear.length },
    sentences,
  };
}

/** Matches the first line of the closing paragraphs of a press release: media contact, legal notices. */
const SENDER_BLOCK =
  /^[ \t#*]*(?:notes? (?:to|for) editors?|(?:media|press|investor) (?:contacts?|enquiries|inquiries|relations)|contacts?\b:?|for (?:more|further) information|(?:cautionary|forward-looking) statements?|safe harbou?r|(?:-\s*)?ends(?:\s*-)?|boilerplate)\s*:?[ \t]*$/imu;
/** Matches `About Melvick`. Letter case matters, because `About half of residents disagree` is part of the text. */
const ABOUT_SENDER = /^[ \t#*]*(?:[Aa]bout|ABOUT) (?:the |The |THE )?\p{Lu}[^\n]{0,60}$/mu;

/**
 * Returns the tone of a whole article: headline and body, without the boilerplate that the sender appends to a press
 * release. Word offsets are relative to the text, or to the headline for words with `section: 'headline'`.
 */
export function documentTone(parts: Omit<ArticleParts, 'end'>): Sentiment {
  return articleTone({ ...parts, end: senderBlockStart(parts.text, parts.start) });
}

function senderBlockStart(text: string, from: number): number {
  const body = text.slice(from);
  // A text that begins with such a block is scored as a whole.
  const starts = [SENDER_BLOCK, ABOUT_SENDER].map((block) => body.search(block)).filter((start) => start > 0);
  return from + Math.min(body.length, ...starts);
}
