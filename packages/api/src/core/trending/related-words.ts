import { wordMeaning } from '../text/word-vectors.ts';
import type { WeightedTitles } from './grouping/word-weights.ts';

/** Minimum cosine similarity for two words to be shown as related. */
const MIN_COSINE = 0.5;
const MAX_PAIRS = 2;
/** Maximum number of lines per story whose words are compared. */
const MAX_LINES = 12;

interface RelatedPair {
  readonly words: readonly [string, string];
  readonly cosine: number;
}

/**
 * Returns what connects lines that share no word: the most closely related words from two different lines, such as
 * "blaze ≈ fire". Returns at most two pairs, and uses each word only once. `rows`: word numbers of each line.
 */
export function relatedWords(
  rows: readonly Int32Array[],
  { vocabulary, weights, languages, english }: WeightedTitles,
): string[] {
  const lines = rows.slice(0, MAX_LINES).map((row) =>
    [...row].flatMap((word) => {
      const key = vocabulary[word] ?? '';
      const vector = (weights[word] ?? 0) > 0 ? wordMeaning(key, languages, english[word] === 1) : null;
      return vector ? [{ key, vector }] : [];
    }),
  );
  const pairs: RelatedPair[] = [];
  lines.forEach((line, i) => {
    for (const a of line)
      for (const b of lines.slice(i + 1).flat()) {
        const cosine = a.vector.reduce((sum, value, at) => sum + value * (b.vector[at] ?? 0), 0);
        if (a.key !== b.key && cosine >= MIN_COSINE)
          pairs.push({ words: a.key < b.key ? [a.key, b.key] : [b.key, a.key], cosine });
      }
  });
  pairs.sort((a, b) => b.cosine - a.cosine || (a.words.join(' ') < b.words.join(' ') ? -1 : 1));
  const named = new Set<string>();
  const ties: string[] = [];
  for (const { words } of pairs) {
    if (ties.length === MAX_PAIRS || words.some((word) => named.has(word))) continue;
    for (const word of words) named.add(word);
    ties.push(words.join(' ≈ '));
  }
  return ties;
}
