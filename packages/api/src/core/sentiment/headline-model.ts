/** A fitted model of headlines: what the words and the rules together say of the tone of the news. */
import { SENTIMENT_THRESHOLD } from '@earshot/schema/limits';
import fitted from '../../content/tone/headline-model.json' with { type: 'json' };
import wordTable from '../../content/tone/headline-words.json' with { type: 'json' };
import { headlineFeatures, isWord } from './headline-features.ts';
import type { ToneReading } from './read-tone.ts';
import type { SentimentToken } from './sentiment-tokens.ts';

export interface HeadlineEvidence {
  /** Estimated shares of readers to whom the news is good and bad; the rest call it neutral. */
  readonly good: number;
  readonly bad: number;
  /** What each token adds to "good" and takes from "bad", in log odds. */
  readonly byToken: readonly number[];
}

/** Good and bad news against neutral, in log odds. */
type Pair = readonly [good: number, bad: number];

/** A line of the table is a word or a pair of words and its two weights. */
const table = new Map(
  (wordTable as readonly string[]).map((line): [string, Pair] => {
    const parts = line.split(' ');
    const [good, bad] = parts.splice(-2).map(Number);
    return [parts.join(' '), [good ?? 0, bad ?? 0]];
  }),
);

/** Fewer words say too little, more are a text. */
const MIN_WORDS = 3;
const MAX_WORDS = 16;

/** Whether a text is one sentence of a headline's length. */
export function isHeadline({ tokens, masked }: Pick<ToneReading, 'tokens' | 'masked'>): boolean {
  if (tokens.sentences > 1 || tokens.tokens.length > MAX_WORDS) return false;
  return masked.filter((isName) => !isName).length >= MIN_WORDS;
}

/** What the rules found, as the model sees it. @param value tone by the rules, in [-1, 1], or null. */
export function ruleFeatures(value: number | null): number[] {
  const known = value ?? 0;
  return [
    known,
    Number(value === null),
    Number(known > SENTIMENT_THRESHOLD),
    Number(known < -SENTIMENT_THRESHOLD),
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
export function headlineEvidence(
  text: string,
  tokens: readonly SentimentToken[],
  masked: readonly boolean[],
  value: number | null,
): HeadlineEvidence {
  const features = headlineFeatures(text, tokens, masked);
  const share = shareOfWord(features.filter(({ key }) => isWord(key)).length);
  const byToken = tokens.map(() => 0);
  let [good = 0, bad = 0] = fitted.bias;
  for (const { key, from, to } of features) {
    const pair = table.get(key);
    if (!pair) continue;
    good += pair[0] * share;
    bad += pair[1] * share;
    for (let at = from; at < to; at++)
      byToken[at] = (byToken[at] ?? 0) + ((pair[0] - pair[1]) * share) / (to - from);
  }
  ruleFeatures(value).forEach((feature, i) => {
    good += feature * (fitted.rules[i]?.[0] ?? 0);
    bad += feature * (fitted.rules[i]?.[1] ?? 0);
  });
  const sum = 1 + Math.exp(good) + Math.exp(bad);
  return { good: Math.exp(good) / sum, bad: Math.exp(bad) / sum, byToken };
}
