import type { SentimentToken } from './sentiment-tokens.ts';
import { isPersonNoun } from './topic-heads.ts';

/** A word or a pair of neighboring words of a headline. */
export interface HeadlineFeature {
  /** The word, or both words with a space between them; `^` is the start, `#` a number, `@` a name. */
  readonly key: string;
  /** Range of tokens, `to` exclusive. */
  readonly from: number;
  readonly to: number;
}

/** Whether a key is a word, and no pair. */
export const isWord = (key: string): boolean => !key.includes(' ');

const START = '^';
const NUMBER = '#';
const NAME = '@';
const DIGIT = /^\d/;

/**
 * What the fitted model sees of a headline: each word that belongs to no name and names no people, and each pair of
 * neighbors, in which names, people and numbers are only marked as such. So no name and no group can change a value.
 */
export function headlineFeatures(
  text: string,
  tokens: readonly SentimentToken[],
  masked: readonly boolean[],
): HeadlineFeature[] {
  const features: HeadlineFeature[] = [];
  let before = START;
  tokens.forEach((token, at) => {
    const key = keyOf(text, token, masked[at] ?? false);
    if (key !== NAME && key !== NUMBER) features.push({ key, from: at, to: at + 1 });
    // A name of several words is one.
    if (key === NAME && before === NAME) return;
    features.push({ key: `${before} ${key}`, from: Math.max(0, at - 1), to: at + 1 });
    before = key;
  });
  return features;
}

function keyOf(text: string, { key, start }: SentimentToken, isMasked: boolean): string {
  if (isMasked) return NAME;
  if (key === '') return DIGIT.test(text.charAt(start)) ? NUMBER : NAME;
  return isPersonNoun(key) ? NAME : key;
}
