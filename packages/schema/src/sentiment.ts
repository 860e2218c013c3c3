import type { Sentiment } from './analysis-result.ts';
import { SENTIMENT_THRESHOLD } from './limits.ts';

export type SentimentLabel = 'Positive' | 'Negative' | 'Neutral';

/** Labels the value as displayed, rounded to two decimals. Null is Neutral (#216, #217). */
export function sentimentLabel(value: number | null): SentimentLabel {
  const printed = Math.round((value ?? 0) * 100) / 100;
  if (printed > SENTIMENT_THRESHOLD) return 'Positive';
  return printed < -SENTIMENT_THRESHOLD ? 'Negative' : 'Neutral';
}

/** Distinct words that support the tone: those of its side if it is clear, all if it is neutral. */
export function supportingWords({ value, words }: Pick<Sentiment, 'value' | 'words'>): string[] {
  const isClear = value !== null && sentimentLabel(value) !== 'Neutral';
  const shown = isClear ? words.filter(({ weight }) => Math.sign(weight) === Math.sign(value)) : words;
  return [...new Set(shown.map(({ text }) => text))];
}

export type KeywordToneLabel = 'Positive' | 'Negative' | 'Mixed';

export function keywordToneLabel(tones: readonly (number | null)[]): KeywordToneLabel | null {
  const labels = new Set(tones.map(sentimentLabel));
  if (labels.has('Positive')) return labels.has('Negative') ? 'Mixed' : 'Positive';
  return labels.has('Negative') ? 'Negative' : null;
}
