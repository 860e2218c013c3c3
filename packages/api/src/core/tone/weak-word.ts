/** Marks a tone that rests on one weak word, so that it is not taken as a reliable result. */
import type { Sentiment } from '@earshot/schema/analysis-result';
import { SENTIMENT_THRESHOLD } from '@earshot/schema/limits';

/** A word that contributes less than this to the estimate, in log odds, is weak. */
const WEAK_BELOW = 1;

/** Returns the tone, with `oneWeakWord` set if its only shown word is weak and its label is not neutral. */
export function withWeakWord(tone: Sentiment): Sentiment {
  const { value, words } = tone;
  if (value === null || Math.abs(value) <= SENTIMENT_THRESHOLD) return tone;
  const speaking = words.filter(({ weight }) => Math.sign(weight) === Math.sign(value));
  const spellings = new Set(speaking.map(({ text }) => text.toLowerCase()));
  const isWeak = spellings.size === 1 && speaking.every(({ weight }) => Math.abs(weight) < WEAK_BELOW);
  return isWeak ? { ...tone, oneWeakWord: true } : tone;
}
