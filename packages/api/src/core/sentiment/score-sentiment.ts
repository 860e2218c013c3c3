import type { DecidingWord, Sentiment, Span } from '@earshot/schema/analysis-result';
import { SENTIMENT_THRESHOLD } from '@earshot/schema/limits';
import {
  endsAsSentence,
  type HeadlineEvidence,
  headlineEvidence,
  isHeadline,
  tokenEvidence,
} from './headline-model.ts';
import type { SentimentToken } from './sentiment-tokens.ts';
import { toneByRules } from './tone-by-rules.ts';

/** The most that a neutral headline has, in hundredths, as values are shown. */
const NEUTRAL_MOST = Math.round(100 * SENTIMENT_THRESHOLD) - 1;
/** The least that a good or bad headline has, in hundredths. */
const TONED_LEAST = Math.round(100 * SENTIMENT_THRESHOLD) + 2;
/** What the model's balance of good and bad readers adds to the rules' value. */
const MODEL_SHARE = 0.15;
/**
 * How far apart the model's shares of good and bad readers must be for a tone, by what the rules found: that tone, none,
 * or the opposite; and the share of neutral readers that withdraws any tone. Chosen on headlines and ratings together
 * (docs/benchmarks.md).
 */
const SURE = { same: 0.15, none: 0.35, opposite: 0.4, neutral: 0.55 } as const;
/** A value from which the model takes back no tone of a sentence in a text. */
const STRONG = 0.5;
/** What a word adds to the model's estimate from which it is shown among the words that decide, in log odds. */
const SHOWN_LEAST = 0.6;

/**
 * The tone of an English headline, post or article: a value in [-1, 1] with two decimals (above 0.1 reads as positive,
 * below -0.1 as negative), or null when nothing in it bears tone or it is not in English; sentences in other languages do
 * not count. Rules decide; on a headline together with a fitted model. Method: docs/methods/sentiment.md.
 *
 * `words` are all that decided, in reading order, offsets into `text`; weights are about -4 to 4.
 * @param names ranges of `text` that never have a tone: keywords, the outlet, the author.
 */
export function scoreSentiment(text: string, names: readonly Span[] = []): Sentiment {
  const { sentiment, reading } = toneByRules(text, names);
  if (!reading || reading.isPost || !isHeadline(reading)) return sentiment;
  const evidence = headlineEvidence(text, reading, sentiment.value);
  if (endsAsSentence(text)) return { ...sentiment, value: withdrawWeak(sentiment.value, evidence) };
  const value = reconcile(sentiment.value, evidence);
  if (sideOf(value) === 0) return { ...sentiment, value };
  const byToken = tokenEvidence(text, reading.tokens.tokens, reading.masked);
  const words = decidingWords(text, reading.tokens.tokens, byToken, sentiment, sideOf(value));
  return { ...sentiment, value, words };
}

/** The rules' value of a sentence of a text: the model, which knows headlines, only takes back what is weak. */
function withdrawWeak(value: number | null, { good, bad }: HeadlineEvidence): number | null {
  const isWithdrawn = 1 - good - bad > SURE.neutral && Math.abs(value ?? 0) < STRONG;
  return isWithdrawn ? neutral(value) : value;
}

function neutral(value: number | null): number | null {
  return value === null ? null : Math.sign(value) * Math.min(Math.abs(value), NEUTRAL_MOST / 100);
}

/** One value from the rules' value and the model's estimate. */
export function reconcile(value: number | null, { good, bad }: HeadlineEvidence): number | null {
  const [found, balance] = [sideOf(value), good - bad];
  const side = Math.sign(balance);
  const sure = found === 0 ? SURE.none : found === side ? SURE.same : SURE.opposite;
  const isToned = Math.abs(balance) > sure && (found !== side || 1 - good - bad < SURE.neutral);
  if (!isToned) return neutral(value);
  const sum = Math.sign(value ?? 0) === side ? Math.abs(value ?? 0) + MODEL_SHARE * Math.abs(balance) : 0;
  return (side * Math.min(100, Math.max(Math.round(100 * sum), TONED_LEAST))) / 100;
}

function sideOf(value: number | null): number {
  return Math.abs(value ?? 0) > SENTIMENT_THRESHOLD ? Math.sign(value ?? 0) : 0;
}

/** The words of the rules, if they do not speak against the label, and those that the model adds, in reading order. */
function decidingWords(
  text: string,
  tokens: readonly SentimentToken[],
  byToken: readonly number[],
  rules: Sentiment,
  side: number,
): DecidingWord[] {
  const own = Math.sign(rules.value ?? 0) === side ? rules.words : [];
  const weights = byToken.map((weight) => Math.round(weight * 1000) / 1000);
  const most = Math.max(...weights.map((weight) => side * weight));
  const added = tokens.flatMap(({ start, end }, at) => {
    const weight = weights[at] ?? 0;
    const isShown = Math.abs(weight) >= SHOWN_LEAST || (own.length === 0 && side * weight === most);
    const isNew = !own.some((word) => word.start < end && start < word.end);
    return isShown && isNew ? [{ start, end, text: text.slice(start, end), weight }] : [];
  });
  const words = [...own, ...added].sort((a, b) => a.start - b.start);
  const sum = words.reduce((total, { weight }) => total + weight, 0);
  return side * sum > 0 ? words : words.filter(({ weight }) => side * weight > 0);
}
