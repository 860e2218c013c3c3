import { ClusterIndex, type SparseVector } from './cluster-index.ts';
import { type WeightedTitles, weighTitles } from './word-weights.ts';

/** Words below this weight take no part in comparisons: they tell no story from another. */
const TELLING_WEIGHT = 0.4;

/** Least average similarity of two groups that are merged; rises with the length of the list. */
const BASE_THRESHOLD = 0.12;
const THRESHOLD_RISE_PER_DECADE = 0.06;
const RISE_FROM_TITLES = 3_000;

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
  const clusterOf = mergeSimilar(distinct.map(vectorizer(weighted)), mergeThreshold(titles.length));
  const renumbered = new Map<number, number>();
  const groups = keys.map((key) => {
    const cluster = clusterOf[numberOf.get(key) ?? 0] ?? 0;
    const known = renumbered.get(cluster) ?? renumbered.size;
    renumbered.set(cluster, known);
    return known;
  });
  return { groups, weighted };
}

export function mergeThreshold(titles: number): number {
  const decades = Math.max(0, Math.log10(titles / RISE_FROM_TITLES));
  return BASE_THRESHOLD + THRESHOLD_RISE_PER_DECADE * decades;
}

/** Unit vectors over telling words; the length counts every word, so that a title of common words stays weak. */
function vectorizer(weighted: WeightedTitles): (key: string) => SparseVector {
  const numbers = new Map<string, number>();
  return (key) => {
    const words = key.split(' ').map((word) => ({ word, weight: weighted.weights.get(word) ?? 0 }));
    const length = Math.sqrt(words.reduce((sum, { weight }) => sum + weight * weight, 0)) || 1;
    const terms = words
      .filter(({ weight }) => weight >= TELLING_WEIGHT)
      .map(({ word, weight }) => {
        const term = numbers.get(word) ?? numbers.size;
        numbers.set(word, term);
        return { term, weight: weight / length };
      })
      .sort((a, b) => a.term - b.term);
    return { terms: terms.map(({ term }) => term), weights: terms.map(({ weight }) => weight) };
  };
}

/** Cluster number of each vector. */
function mergeSimilar(vectors: readonly SparseVector[], threshold: number): number[] {
  const index = new ClusterIndex(2 * vectors.length);
  const parent: number[] = vectors.map((vector) => index.add(vector, 1));
  const nearest = new Map<number, number>();
  let pending = [...parent];
  while (pending.length > 0) {
    for (const id of pending) {
      const found = index.nearest(id);
      if (found && found.similarity >= threshold) nearest.set(id, found.id);
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
