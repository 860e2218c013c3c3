import type { Sentiment } from '@earshot/schema/analysis-result';
import type { TrendingItem } from '@earshot/schema/trending/model';
import type { Story } from '../story.ts';

/** Scores one title; the same scorer for every tool of the product. */
export type ScoreSentiment = (text: string) => Sentiment;

export interface StorySentiment {
  /** Mean over the lines that bear sentiment, in [-1, 1] with two decimals, as it is printed; null when none does. */
  readonly mean: number | null;
  /** Largest absolute value of any line, 0-1. */
  readonly intensity: number;
  readonly decidingWords: TrendingItem['deciding_words'];
}

const MAX_DECIDING_WORDS = 8;

/** Sentiment of a story from the titles of its lines. */
export function storySentiment(story: Story, score: ScoreSentiment): StorySentiment {
  const scored = story.lines.map(({ title }) => score(title)).filter(({ value }) => value !== null);
  const values = scored.flatMap(({ value }) => (value === null ? [] : [value])).sort((a, b) => a - b);
  if (values.length === 0) return { mean: null, intensity: 0, decidingWords: [] };
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    mean: Math.round(mean * 100) / 100 + 0,
    intensity: Math.max(...values.map(Math.abs)),
    decidingWords: decidingWords(scored),
  };
}

/** The words with the largest total weight over all lines, each with its mean weight. */
function decidingWords(scored: readonly Sentiment[]): StorySentiment['decidingWords'] {
  const totals = new Map<string, { sum: number; count: number }>();
  for (const { text, weight } of scored.flatMap(({ words }) => words)) {
    const key = text.toLowerCase();
    const entry = totals.get(key) ?? { sum: 0, count: 0 };
    totals.set(key, { sum: entry.sum + weight, count: entry.count + 1 });
  }
  return [...totals]
    .sort(([a, x], [b, y]) => Math.abs(y.sum) - Math.abs(x.sum) || (a < b ? -1 : 1))
    .slice(0, MAX_DECIDING_WORDS)
    .map(([text, { sum, count }]) => ({ text, weight: Math.round((sum / count) * 1000) / 1000 + 0 }));
}
