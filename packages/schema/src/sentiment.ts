import type { Sentiment } from './analysis-result.ts';
import { SENTIMENT_THRESHOLD } from './limits.ts';

export type SentimentLabel = 'Positive' | 'Negative' | 'Neutral';

/**
 * Returns the label of a tone value in [-1, 1], rounded to two decimals as displayed. The label of null is Neutral
 * (#216, #217).
 */
export function sentimentLabel(value: number | null): SentimentLabel {
  const printed = Math.round((value ?? 0) * 100) / 100;
  if (printed > SENTIMENT_THRESHOLD) return 'Positive';
  return printed < -SENTIMENT_THRESHOLD ? 'Negative' : 'Neutral';
}

/**
 * Returns the words that support a tone, without duplicates. Words for the opposite of a positive or negative tone are
 * omitted, because they did not decide it. A neutral tone has the words of both sides.
 */
export function supportingWords({ value, words }: Pick<Sentiment, 'value' | 'words'>): string[] {
  const isClear = value !== null && sentimentLabel(value) !== 'Neutral';
  const shown = isClear ? words.filter(({ weight }) => Math.sign(weight) === Math.sign(value)) : words;
  return [...new Set(shown.map(({ text }) => text))];
}

/** The label of a tone toward a keyword. Neutral can only be set by hand. */
export type KeywordToneLabel = 'Positive' | 'Negative' | 'Mixed';

/**
 * Returns the label of the tones of the sentences that mention a keyword: Positive or Negative if all clear ones agree, Mixed
 * if both occur. Null if no sentence has a clear tone.
 */
export function keywordToneLabel(tones: readonly (number | null)[]): KeywordToneLabel | null {
  const labels = new Set(tones.map(sentimentLabel));
  if (labels.has('Positive')) return labels.has('Negative') ? 'Mixed' : 'Positive';
  return labels.has('Negative') ? 'Negative' : null;
}
