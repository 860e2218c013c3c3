/** Labels of tone values, for both reports and rankings. */
import type { KeywordTone, Sentiment } from './analysis-result.ts';
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

/** Below this absolute value, a positive or negative tone is close to neutral. */
const CLEAR_LEAST = 0.2;

/** Why a positive or negative tone is only the most likely one. */
export type UnsureReason = 'closeToNeutral' | 'lowProbability' | 'oneWeakWord';

/**
 * Returns why a positive or negative tone is only the most likely one: it is close to neutral, its probability is low,
 * or it rests on one weak word. Empty if the tone is clear, neutral or absent.
 */
export function unsureReasons({
  value,
  leans,
  oneWeakWord,
}: Omit<Sentiment, 'words'>): readonly UnsureReason[] {
  if (value === null || sentimentLabel(value) === 'Neutral') return [];
  return [
    ...(Math.abs(value) < CLEAR_LEAST ? (['closeToNeutral'] as const) : []),
    ...(leans === true ? (['lowProbability'] as const) : []),
    ...(oneWeakWord === true ? (['oneWeakWord'] as const) : []),
  ];
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

/** Whether a positive or negative tone is only the most likely one. */
export function isUnsureTone(tone: Omit<Sentiment, 'words'>): boolean {
  return unsureReasons(tone).length > 0;
}

/**
 * Returns why a tone toward a keyword is only the most likely one: its mean is close to neutral, or every sentence with
 * that tone is unsure, for the reasons of those sentences. Empty if the tone is clear, neutral or absent.
 */
export function unsureKeywordReasons({
  value,
  sentences,
}: Pick<KeywordTone, 'value' | 'sentences'>): readonly UnsureReason[] {
  if (value === null || sentimentLabel(value) === 'Neutral') return [];
  const ofMean = unsureReasons({ value });
  if (ofMean.length > 0) return ofMean;
  const label = sentimentLabel(value);
  const speaking = sentences.filter((one) => one.value !== null && sentimentLabel(one.value) === label);
  return speaking.every(isUnsureTone) ? [...new Set(speaking.flatMap(unsureReasons))] : [];
}

/** Whether a tone toward a keyword is only the most likely one. */
export function isUnsureKeywordTone(tone: Pick<KeywordTone, 'value' | 'sentences'>): boolean {
  return unsureKeywordReasons(tone).length > 0;
}

/** Returns the label of a tone in words: `Positive`, or `Leans positive` if it is only the most likely one. */
export function toneWords(value: number, isUnsure: boolean): string {
  const label = sentimentLabel(value);
  return isUnsure ? `Leans ${label.toLowerCase()}` : label;
}
