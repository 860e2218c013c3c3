import { ClusterIndex, type SparseVector } from './cluster-index.ts';
import { type WeightedTitles, weighTitles } from './word-weights.ts';

/** Words below this weight take no part in comparisons: they tell no story from another. */
const LEAST_WEIGHT = 0.4;

/**
 * Least average similarity of two groups that are merged, by the number of titles, interpolated over its logarithm. In a
 * short list every wrong merge shows and few lines confirm each other; in a very long one chance likenesses abound.
 */
const THRESHOLDS = [
  { titles: 100, similarity: 0.22 },
  { titles: 1_000, similarity: 0.15 },
  { titles: 3_000, similarity: 0.15 },
  { titles: 100_000, similarity: 0.3 },
] as const;

export interface Grouping {
  /** Group number of each title; groups are numbered by the first title that they hold. */
  readonly groups: readonly number[];
  readonly weighted: WeightedTitles;
}

/**
 * Groups titles that tell the same story. Deterministic, and independent of the order of the titles.
 *
 * Titles of the same words are one to begin with. Then, round by round, every two groups that are each other's nearest
 * neighbour are merged while their average similarity reaches the threshold: average-link agglomerative clustering by
 * reciprocal nearest neighbours (Murtagh 1983), over weighted word vectors in an inverted index.
 */
export function groupTitles(titles: readonly string[]): Grouping {
  const weighted = weighTitles(titles);
  const keys = weighted.words.map((words, i) =>
    words.length > 0 ? [...words].sort().join(' ') : (titles[i] ?? ''),
  );
  const distinct = [...new Set(keys)].sort();
  const numberOf = new Map(distinct.map((key, i) => [key, i]));
  const { vectors, tellingTerms } = vectorize(distinct, weighted);
  const clusterOf = mergeSimilar(vectors, tellingTerms, mergeThreshold(titles.length));
  const renumbered = new Map<number, number>();
  const groups = keys.map((key) => {
    const cluster = clusterOf[numberOf.get(key) ?? 0] ?? 0;
    const known = renumbered.get(cluster) ?? renumbered.size;
    renumbered.set(cluster, known);
    return known;
  });
  return { groups, weighted };
}

/** Threshold for a list of so many titles; see `THRESHOLDS`. */
export function mergeThreshold(titles: number): number {
  const above = THRESHOLDS.findIndex((row) => row.titles >= titles);
  const [low, high] = [THRESHOLDS[above - 1], THRESHOLDS[above]];
  if (!low) return THRESHOLDS[above === 0 ? 0 : THRESHOLDS.length - 1]?.similarity ?? 1;
  if (!high) return low.similarity;
  const position = Math.log(titles / low.titles) / Math.log(high.titles / low.titles);
  return low.similarity + position * (high.similarity - low.similarity);
}

/** Unit vectors over words that weigh enough; the length counts every word, so that a title of common words stays weak. */
function vectorize(
  keys: readonly string[],
  { weights, telling }: WeightedTitles,
): { vectors: SparseVector[]; tellingTerms: Set<number> } {
  const numbers = new Map<string, number>();
  const tellingTerms = new Set<number>();
  const vectors = keys.map((key) => {
    const words = key.split(' ').map((word) => ({ word, weight: weights.get(word) ?? 0 }));
    const length = Math.sqrt(words.reduce((sum, { weight }) => sum + weight * weight, 0)) || 1;
    const terms = words
      .filter(({ weight }) => weight >= LEAST_WEIGHT)
      .map(({ word, weight }) => {
        const term = numbers.get(word) ?? numbers.size;
        numbers.set(word, term);
        if (telling.has(word)) tellingTerms.add(term);
        return { term, weight: weight / length };
      })
      .sort((a, b) => a.term - b.term);
    return { terms: terms.map(({ term }) => term), weights: terms.map(({ weight }) => weight) };
  });
  return { vectors, tellingTerms };
}

/** Cluster number of each vector. */
function mergeSimilar(
  vectors: readonly SparseVector[],
  tellingTerms: ReadonlySet<number>,
  threshold: number,
): number[] {
  const index = new ClusterIndex(2 * vectors.length, (term) => tellingTerms.has(term));
  const parent: number[] = vectors.map((vector) => index.add(vector, 1));
  const nearest = new Map<number, number>();
  let pending = [...parent];
  while (pending.length > 0) {
    for (const id of pending) {
      const found = index.nearest(id, threshold);
      if (found) nearest.set(id, found.id);
      else nearest.delete(id);
    }
    const merged = mergeReciprocal(index, nearest, parent);
    pending = merged.length === 0 ? [] : staleClusters(index, nearest, merged);
  }
  return vectors.map((_, i) => root(parent, i));
}

/** Merges all pairs that are nearest to each other; returns the new clusters. */
function mergeReciprocal(index: ClusterIndex, nearest: Map<number, number>, parent: number[]): number[] {
  const pairs = [...nearest].filter(([a, b]) => a < b && nearest.get(b) === a);
  return pairs.map(([a, b]) => {
    const union = index.merge(a, b);
    parent[a] = union;
    parent[b] = union;
    parent[union] = union;
    nearest.delete(a);
    nearest.delete(b);
    return union;
  });
}

/** The new clusters and those whose nearest neighbour is gone. */
function staleClusters(
  index: ClusterIndex,
  nearest: ReadonlyMap<number, number>,
  merged: readonly number[],
): number[] {
  const orphans = [...nearest].flatMap(([id, other]) => (index.isAlive(other) ? [] : [id]));
  return [...merged, ...orphans].sort((a, b) => a - b);
}

function root(parent: readonly number[], start: number): number {
  let at = start;
  while (parent[at] !== undefined && parent[at] !== at) at = parent[at] ?? at;
  return at;
}
