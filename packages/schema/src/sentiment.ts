/** Labels of sentiment values, for both reports and rankings. */
import type { KeywordTone, Sentiment } from './analysis-result.ts';
import { SENTIMENT_THRESHOLD } from './limits.ts';

export type SentimentLabel = 'Positive' | 'Negative' | 'Neutral';

/**
 * Returns the label of a sentiment value in [-1, 1], rounded to two decimals as displayed. The label of null is Neutral
 * (#216, #217).
 */
export function sentimentLabel(value: number | null): SentimentLabel {
  const printed = Math.round((value ?? 0) * 100) / 100;
  if (printed > SENTIMENT_THRESHOLD) return 'Positive';
  return printed < -SENTIMENT_THRESHOLD ? 'Negative' : 'Neutral';
}

/** Below this absolute value, a positive or negative tone is close to neutral. */
const CLEAR_LEAST = 0.2;

/**
 * Whether a positive or negative tone is only the most likely one: it is close to neutral, the model is unsure of it, or it
 * rests on one weak word. False for a neutral tone and for none.
 */
export function isUnsureTone({ value, leans, oneWeakWord }: Omit<Sentiment, 'words'>): boolean {
  if (value === null || sentimentLabel(value) === 'Neutral') return false;
  return leans === true || oneWeakWord === true || Math.abs(value) < CLEAR_LEAST;
}

/** Whether a tone toward a keyword is only the most likely one: so is its mean, or every sentence with that tone. */
export function isUnsureKeywordTone({ value, sentences }: Pick<KeywordTone, 'value' | 'sentences'>): boolean {
  if (value === null || sentimentLabel(value) === 'Neutral') return false;
  const label = sentimentLabel(value);
  const speaking = sentences.filter((one) => one.value !== null && sentimentLabel(one.value) === label);
  return isUnsureTone({ value }) || (speaking.length > 0 && speaking.every(isUnsureTone));
}

/** Returns the label of a tone in words: `Positive`, or `Leans positive` if it is only the most likely one. */
export function toneWords(value: number, isUnsure: boolean): string {
  const label = sentimentLabel(value);
  return isUnsure ? `Leans ${label.toLowerCase()}` : label;
}
