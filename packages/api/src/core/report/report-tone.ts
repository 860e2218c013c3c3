import type { EvidenceSentence, KeywordTone, Sentiment, Span } from '@earshot/schema/analysis-result';
import { keywordToneLabel, sentimentLabel } from '@earshot/schema/sentiment';
import { compileKeywords } from '../keywords/find-mentions.ts';
import { type ArticleParts, articleTone } from '../tone/article-tone.ts';
import { type PartyReader, partyReader } from '../tone/score-party.ts';
import { scoreTone } from '../tone/score-tone.ts';

export function reportTones(keywords: readonly string[], sourceNames: readonly string[], language: string) {
  const expected = language === 'und' ? undefined : language;
  const namesIn = cached(nameSpans(keywords, sourceNames));
  return {
    namesIn,
    toneOf: cached((sentence) => scoreTone(sentence, namesIn(sentence), expected).value),
    readerOf: cached((sentence) => partyReader(sentence, namesIn(sentence), expected)),
  };
}

function cached<T>(workOut: (text: string) => T): (text: string) => T {
  const cache = new Map<string, { value: T }>();
  return (text) => {
    const entry = cache.get(text) ?? { value: workOut(text) };
    cache.set(text, entry);
    return entry.value;
  };
}

/** The outlet and the author must match exactly as spelled: an outlet "Crisis" does not affect the word "crisis". */
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

type NamingSentence = Pick<EvidenceSentence, 'text' | 'section' | 'marks'>;

/** Among this number of sentences or more, one toned sentence outside the headline is not the tone of the article. */
const LONE_TONE_SENTENCES = 3;

/** One entry per evidence sentence. The value is the mean of the clear ones, with two decimals. */
export function keywordTone(
  evidence: readonly NamingSentence[],
  readerOf: (sentence: string) => PartyReader,
): KeywordTone {
  const sentences = evidence.map(({ text, marks }) => readerOf(text)(marks));
  const clear = sentences.flatMap(({ value }) => (value === null ? [] : [value]));
  const positive = clear.filter((value) => sentimentLabel(value) === 'Positive').length;
  const isLone =
    clear.length === 1 &&
    sentences.length >= LONE_TONE_SENTENCES &&
    !evidence.some(({ section }, i) => section === 'headline' && sentences[i]?.value !== null);
  const decisive = isLone ? [] : clear;
  const mean = decisive.reduce((sum, value) => sum + value, 0) / Math.max(1, decisive.length);
  return {
    value: decisive.length === 0 ? null : Math.round(mean * 100) / 100 + 0,
    label: keywordToneLabel(decisive),
    counts: { positive, negative: clear.length - positive, unclear: sentences.length - clear.length },
    sentences,
  };
}

const SENDER_BLOCK =
  /^[ \t#*]*(?:notes? (?:to|for) editors?|(?:media|press|investor) (?:contacts?|enquiries|inquiries|relations)|contacts?\b:?|for (?:more|further) information|(?:cautionary|forward-looking) statements?|safe harbou?r|(?:-\s*)?ends(?:\s*-)?|boilerplate)\s*:?[ \t]*$/imu;
/** `About Melvick`, but not `About half of residents disagree`. */
const ABOUT_SENDER = /^[ \t#*]*(?:[Aa]bout|ABOUT) (?:the |The |THE )?\p{Lu}[^\n]{0,60}$/mu;

/** The tone of an article, without what its sender appends to a press release. */
export function documentTone(parts: Omit<ArticleParts, 'end'>): Sentiment {
  return articleTone({ ...parts, end: senderBlockStart(parts.text, parts.start) });
}

function senderBlockStart(text: string, from: number): number {
  const body = text.slice(from);
  // A text that begins with such a block is scored as a whole.
  const starts = [SENDER_BLOCK, ABOUT_SENDER].map((block) => body.search(block)).filter((start) => start > 0);
  return from + Math.min(body.length, ...starts);
}
