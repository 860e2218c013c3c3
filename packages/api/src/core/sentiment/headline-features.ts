import type { SentimentToken } from './sentiment-tokens.ts';

/** Whether the written form of a feature is a word, and no pair. */
export const isWord = (key: string): boolean => !key.includes(' ');

const START = '^';
export const NUMBER = '#';
export const NAME = '@';
const DIGIT = /^\d/;
/** Words for people that are said of any group (`people with epilepsy`). */
const PEOPLE = new Set(['people', 'persons', 'folk', 'those']);

/**
 * The words of a headline as the fitted model sees them, one for each token: `#` for a number, `@` for a word that belongs
 * to a name or names people. So no name and no group can change a value.
 */
export function headlineWords(
  text: string,
  tokens: readonly SentimentToken[],
  masked: readonly boolean[],
): string[] {
  return tokens.map((token, at) => {
    if (masked[at]) return NAME;
    if (token.key === '') return DIGIT.test(text.charAt(token.start)) ? NUMBER : NAME;
    return isPeople(token) ? NAME : token.key;
  });
}

/** Whether a word names people, whoever they are. */
export function isPeople({ key, entry }: SentimentToken): boolean {
  return entry.isPersonNoun || PEOPLE.has(key);
}

/** Words that count as features of their own. */
export function countFeatureWords(words: readonly string[]): number {
  return words.reduce((count, word) => count + Number(isFeature(word)), 0);
}

/**
 * Calls `visit` for every feature of a headline: each word but names and numbers, and each pair of neighbors, `before` being
 * `^` at the start. `from` and `to` (exclusive) are its tokens; `before` is null for a word alone.
 */
export function visitFeatures(
  words: readonly string[],
  visit: (before: string | null, word: string, from: number, to: number) => void,
): void {
  let before = START;
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (isFeature(word)) visit(null, word, at, at + 1);
    // A name of several words is one.
    if (word === NAME && before === NAME) continue;
    visit(before, word, Math.max(0, at - 1), at + 1);
    before = word;
  }
}

function isFeature(word: string): boolean {
  return word !== NAME && word !== NUMBER;
}
