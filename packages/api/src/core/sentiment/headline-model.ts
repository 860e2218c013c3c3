/** A fitted model of headlines: what the words and the rules together say of the tone of the news. */
import { SENTIMENT_THRESHOLD } from '@earshot/schema/limits';
import fitted from '../../content/tone/headline-model.json' with { type: 'json' };
import {
  countFeatureWords,
  headlineWords,
  isPeople,
  NAME,
  NUMBER,
  visitFeatures,
} from './headline-features.ts';
import { HEADLINE_WEIGHTS } from './headline-weights.ts';
import { type LogOdds, NO_ODDS, sharesOf } from './log-odds.ts';
import type { ToneReading } from './read-tone.ts';
import type { SentimentToken } from './sentiment-tokens.ts';

export interface HeadlineEvidence {
  /** Estimated shares of readers to whom the news is good and bad; the rest call it neutral. */
  readonly good: number;
  readonly bad: number;
}

/** What the model knows of a word: good and bad news against neutral, in log odds; zeros for a word it does not know. */
export function headlineWeights(word: string): LogOdds {
  return HEADLINE_WEIGHTS.get(word)?.alone ?? NO_ODDS;
}

/** Fewer words besides names and people say too little; more words are a text. */
const MIN_WORDS = 3;
const MAX_WORDS = 16;

const FULL_STOP = /\.["'”’)]*\s*$/u;

/** Whether a line ends as a sentence of a text does; a headline has no full stop. */
export function endsAsSentence(text: string): boolean {
  return text.includes('.') && FULL_STOP.test(text);
}

/** Whether a text is one line of a headline's length. */
export function isHeadline({ tokens, masked }: Pick<ToneReading, 'tokens' | 'masked'>): boolean {
  if (tokens.sentences > 1 || tokens.tokens.length > MAX_WORDS) return false;
  const words = tokens.tokens.filter((token, i) => !masked[i] && !isPeople(token));
  return words.length >= MIN_WORDS;
}

/** Events beyond this sum say no more. */
const MOST_EVENTS = 4;

/**
 * What the rules found, as the model sees it: their value, its side, and how much good and bad happens.
 * @param value tone by the rules, in [-1, 1], or null.
 */
export function ruleFeatures(
  value: number | null,
  { items, tokens }: Pick<ToneReading, 'items' | 'tokens'>,
): number[] {
  const known = value ?? 0;
  const sumOf = (side: 1 | -1) => items.reduce((sum, { event }) => sum + Math.max(0, side * event), 0);
  const [good, bad] = [sumOf(1), sumOf(-1)];
  return [
    known,
    Number(value === null),
    Number(known > SENTIMENT_THRESHOLD),
    Number(known < -SENTIMENT_THRESHOLD),
    Math.min(good, MOST_EVENTS) / 2,
    Math.min(bad, MOST_EVENTS) / 2,
    Number(good > 0 && bad > 0),
    Number(good === 0 && bad === 0),
    Number(tokens.questions.some((marks) => marks > 0)),
  ];
}

/** The longer a headline, the less one word of it says. @param count words that are neither names nor numbers. */
export function shareOfWord(count: number): number {
  return 1 / Math.sqrt(Math.max(1, count));
}

/**
 * The estimate for one headline. Method: docs/methods/sentiment.md.
 * @param value tone by the rules, in [-1, 1], or null.
 */
export function headlineEvidence(text: string, reading: ToneReading, value: number | null): HeadlineEvidence {
  let [good = 0, bad = 0] = fitted.bias;
  visitWeights(text, reading.tokens.tokens, reading.masked, (pair, share) => {
    good += pair[0] * share;
    bad += pair[1] * share;
  });
  ruleFeatures(value, reading).forEach((feature, i) => {
    good += feature * (fitted.rules[i]?.[0] ?? 0);
    bad += feature * (fitted.rules[i]?.[1] ?? 0);
  });
  const [goodShare, badShare] = sharesOf([good, bad]);
  return { good: goodShare, bad: badShare };
}

/** What each token of a headline adds to "good" and takes from "bad", in log odds. */
export function tokenEvidence(
  text: string,
  tokens: readonly SentimentToken[],
  masked: readonly boolean[],
): number[] {
  const byToken = tokens.map(() => 0);
  visitWeights(text, tokens, masked, (pair, share, from, to) => {
    for (let at = from; at < to; at++)
      byToken[at] = (byToken[at] ?? 0) + ((pair[0] - pair[1]) * share) / (to - from);
  });
  return byToken;
}

const [NAME_WEIGHTS, NUMBER_WEIGHTS] = [HEADLINE_WEIGHTS.get(NAME), HEADLINE_WEIGHTS.get(NUMBER)];

function visitWeights(
  text: string,
  tokens: readonly SentimentToken[],
  masked: readonly boolean[],
  visit: (pair: LogOdds, share: number, from: number, to: number) => void,
): void {
  const words = headlineWords(text, tokens, masked);
  const share = shareOfWord(countFeatureWords(words));
  visitFeatures(words, (before, word, from, to) => {
    const weights =
      word === NAME ? NAME_WEIGHTS : word === NUMBER ? NUMBER_WEIGHTS : tokens[to - 1]?.entry.headline;
    const pair = before === null ? weights?.alone : weights?.behind?.get(before);
    if (pair) visit(pair, share, from, to);
  });
}
