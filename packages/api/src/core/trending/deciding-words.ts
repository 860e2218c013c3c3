import type { Sentiment } from '@earshot/schema/analysis-result';
import type { TrendingItem } from '@earshot/schema/trending/model';

const MAX_DECIDING_WORDS = 8;

/** Returns the words with the largest absolute total weight over all lines, each with its mean weight. */
export function decidingWords(scored: readonly Sentiment[]): TrendingItem['deciding_words'] {
  const words = scored.flatMap((sentiment) => sentiment.words);
  if (words.length === 0) return [];
  const totals = new Map<string, { sum: number; count: number }>();
  for (const { text, weight } of words) {
    const key = text.toLowerCase();
    const entry = totals.get(key) ?? { sum: 0, count: 0 };
    totals.set(key, { sum: entry.sum + weight, count: entry.count + 1 });
  }
  return [...totals]
    .sort(([a, x], [b, y]) => Math.abs(y.sum) - Math.abs(x.sum) || (a < b ? -1 : 1))
    .slice(0, MAX_DECIDING_WORDS)
    .map(([text, { sum, count }]) => ({ text, weight: Math.round((sum / count) * 1000) / 1000 + 0 }));
}
