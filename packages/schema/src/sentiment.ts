/** Labels of sentiment values, for both reports and rankings. */
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
