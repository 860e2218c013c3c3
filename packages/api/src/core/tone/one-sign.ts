import type { DecidingWord } from '@earshot/schema/analysis-result';

/** Removes words that count as both good and bad in the same text, because readers could not verify such a reason. */
export function withOneSign(words: readonly DecidingWord[]): DecidingWord[] {
  const signs = new Map<string, number>();
  for (const { text, weight } of words) {
    const key = text.toLowerCase();
    const sign = Math.sign(weight);
    signs.set(key, (signs.get(key) ?? sign) === sign ? sign : 0);
  }
  return words.filter(({ text }) => signs.get(text.toLowerCase()) !== 0);
}
