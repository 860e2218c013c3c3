/** Marks a tone that depends on one weak word as unreliable. */
import type { Sentiment } from '@earshot/schema/analysis-result';
import { SENTIMENT_THRESHOLD } from '@earshot/schema/limits';

/** A word that contributes less than this to the estimate, in log odds, is weak. */
const WEAK_BELOW = 1;

/**
 * Returns the tone, with `oneWeakWord` set if the only word that supports it is weak and its label is not neutral.
 * @param most maximum absolute value of such a tone
 */
export function withWeakWord(tone: Sentiment, most = 1): Sentiment {
  const { value, words } = tone;
  if (value === null || Math.abs(value) <= SENTIMENT_THRESHOLD) return tone;
  const speaking = words.filter(({ weight }) => Math.sign(weight) === Math.sign(value));
  const spellings = new Set(speaking.map(({ text }) => text.toLowerCase()));
  const isWeak = spellings.size === 1 && speaking.every(({ weight }) => Math.abs(weight) < WEAK_BELOW);
  if (!isWeak) return tone;
  return { ...tone, value: Math.max(-most, Math.min(most, value)), oneWeakWord: true };
}
