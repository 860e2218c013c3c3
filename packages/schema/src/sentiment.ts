/** How a sentiment value is put into a word, for reports and rankings alike. */
import { SENTIMENT_THRESHOLD } from './limits.ts';

export type SentimentLabel = 'Positive' | 'Negative' | 'Neutral';

/** Label of a sentiment value in [-1, 1]; null is Neutral by label (#216, #217). */
export function sentimentLabel(value: number | null): SentimentLabel {
  if (value === null) return 'Neutral';
  if (value > SENTIMENT_THRESHOLD) return 'Positive';
  return value < -SENTIMENT_THRESHOLD ? 'Negative' : 'Neutral';
}
