import type { DecidingWord, Sentiment, Span } from '@earshot/schema/analysis-result';
import { SENTIMENT_THRESHOLD } from '@earshot/schema/limits';
import { type HeadlineEvidence, headlineEvidence, isHeadline, tokenEvidence } from './headline-model.ts';
import type { SentimentToken } from './sentiment-tokens.ts';
import { toneByRules } from './tone-by-rules.ts';

/** What a tone that is withdrawn keeps of itself: just inside the neutral band. */
const NEUTRAL_MOST = SENTIMENT_THRESHOLD - 0.01;
/** The value of a headline on which only the model has something to say: just beyond neutral. */
const TONED_LEAST = SENTIMENT_THRESHOLD + 0.02;
/**
 * How sure the model must be, in shares of readers: to give a tone where the rules find none, to withdraw the rules' tone
 * as neutral, and to withdraw it as the opposite. Chosen on headlines and ratings together (docs/benchmarks.md).
 */
const SURE = { toned: 0.4, neutral: 0.5, opposite: 0.1 } as const;
/** What a word adds to the model's estimate from which it is shown among the words that decide, in log odds. */
const SHOWN_LEAST = 0.6;

/**
 * The tone of an English headline, post or article: a value in [-1, 1] with two decimals (above 0.1 reads as positive,
 * below -0.1 as negative), or null when nothing in it bears tone or it is not in English; sentences in other languages do
 * not count. Rules decide; on a headline a fitted model fills in where they find nothing, and makes it neutral where they
 * are contradicted. Method: docs/methods/sentiment.md.
 *
 * `words` are all that decided, in reading order, offsets into `text`; weights are about -4 to 4.
 * @param names ranges of `text` that never have a tone: keywords, the outlet, the author.
 */
export function scoreSentiment(text: string, names: readonly Span[] = []): Sentiment {
  const { sentiment, reading } = toneByRules(text, names);
  if (!reading || reading.isPost || !isHeadline(reading)) return sentiment;
  const { tokens } = reading.tokens;
  const evidence = headlineEvidence(text, tokens, reading.masked, sentiment.value);
  const value = reconcile(sentiment.value, evidence);
  if (value === sentiment.value) return sentiment;
  const byToken = tokenEvidence(text, tokens, reading.masked);
  return { ...sentiment, value, words: withModelWords(text, tokens, byToken, sentiment.words) };
}

/** The rules' value in the light of the model: kept, filled in, or drawn into the neutral band. */
export function reconcile(value: number | null, { good, bad }: HeadlineEvidence): number | null {
  const balance = good - bad;
  if (value === null || Math.abs(value) <= SENTIMENT_THRESHOLD) {
    return Math.abs(balance) > SURE.toned ? Math.sign(balance) * TONED_LEAST : value;
  }
  const isNeutral = 1 - good - bad > SURE.neutral;
  const isOpposite = Math.sign(balance) !== Math.sign(value) && Math.abs(balance) > SURE.opposite;
  return isNeutral || isOpposite ? Math.sign(value) * Math.min(Math.abs(value), NEUTRAL_MOST) : value;
}

/** The words of the rules and those that the model adds, in reading order. */
function withModelWords(
  text: string,
  tokens: readonly SentimentToken[],
  byToken: readonly number[],
  words: readonly DecidingWord[],
): DecidingWord[] {
  const added = tokens.flatMap(({ start, end }, at) => {
    const weight = Math.round((byToken[at] ?? 0) * 1000) / 1000;
    const isNew = !words.some((word) => word.start < end && start < word.end);
    return isNew && Math.abs(weight) >= SHOWN_LEAST
      ? [{ start, end, text: text.slice(start, end), weight }]
      : [];
  });
  return [...words, ...added].sort((a, b) => a.start - b.start);
}
