import { ClusterIndex } from './cluster-index.ts';
import type { SparseRows } from './cluster-vectors.ts';
import { compareRows, rowOf } from './packed-rows.ts';
import { type WeightedTitles, weighTitles } from './word-weights.ts';

/** Words below this weight take no part in comparisons: they tell no story from another. */
const LEAST_WEIGHT = 0.4;

/**
 * Least average similarity of two groups that are merged, by the number of titles, interpolated over its logarithm. In a
 * short list every wrong merge shows and few lines confirm each other; in a very long one chance likenesses abound.
 */
const THRESHOLDS = [
  { titles: 2, similarity: 0.45 },
  { titles: 100, similarity: 0.22 },
  { titles: 1_000, similarity: 0.15 },
  { titles: 3_000, similarity: 0.15 },
  { titles: 100_000, similarity: 0.3 },
] as const;

/**
 * Index entries that a search for neighbours reads. Longer lists get less for each line, so that the time stays
 * near-linear; rare words, which tell most, are read first.
 */
const SEARCH_BUDGET = 1_500;
const SEARCH_BUDGET_UP_TO_TITLES = 10_000;
const LEAST_SEARCH_BUDGET = 100;

/** No neighbour is near enough. */
const NONE = -1;

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
  const { examples, numberOfTitle } = distinctTitles(weighted);
  const clusterOf = mergeSimilar(vectorize(examples, weighted), mergeThreshold(titles.length));
  const renumbered = new Map<number, number>();
  const groups = titles.map((_, i) => {
    const cluster = clusterOf[numberOfTitle[i] ?? 0] ?? 0;
    const known = renumbered.get(cluster) ?? renumbered.size;
    renumbered.set(cluster, known);
    return known;
  });
  return { groups, weighted };
}

/** Numbers the titles so that those of the same words have one number, whatever the order of the list. */
function distinctTitles({ words }: WeightedTitles): { examples: Int32Array; numberOfTitle: Int32Array } {
  const titles = words.starts.length - 1;
  const sorted = Int32Array.from({ length: titles }, (_, i) => i).sort((a, b) => compareRows(words, a, b));
  const examples: number[] = [];
  const numberOfTitle = new Int32Array(titles);
  for (const title of sorted) {
    const example = examples.at(-1);
    if (example === undefined || compareRows(words, example, title) !== 0) examples.push(title);
    numberOfTitle[title] = examples.length - 1;
  }
  return { examples: Int32Array.from(examples), numberOfTitle };
}

/** Threshold for a list of so many titles; see `THRESHOLDS`. */
function mergeThreshold(titles: number): number {
  const above = THRESHOLDS.findIndex((row) => row.titles >= titles);
  const [low, high] = [THRESHOLDS[above - 1], THRESHOLDS[above]];
  if (!low) return THRESHOLDS[above === 0 ? 0 : THRESHOLDS.length - 1]?.similarity ?? 1;
  if (!high) return low.similarity;
  const position = Math.log(titles / low.titles) / Math.log(high.titles / low.titles);
  return low.similarity + position * (high.similarity - low.similarity);
}

function searchBudget(titles: number): number {
  const share = Math.min(1, SEARCH_BUDGET_UP_TO_TITLES / titles);
  return Math.max(LEAST_SEARCH_BUDGET, Math.round(SEARCH_BUDGET * share));
}

interface Vectorized {
  readonly vectors: SparseRows;
  /** Number of distinct terms. */
  readonly terms: number;
  /** By term: 1 when it is telling. */
  readonly telling: Uint8Array;
}

/**
 * Unit vectors of the titles at the positions `examples`, over words that weigh enough; the length counts every word, so
 * that a title of common words stays weak.
 */
function vectorize(examples: Int32Array, { words, weights, telling }: WeightedTitles): Vectorized {
  const starts = new Int32Array(examples.length + 1);
  const numbers = new Int32Array(words.numbers.length);
  const values = new Float64Array(words.numbers.length);
  let used = 0;
  examples.forEach((title, i) => {
    const row = rowOf(words, title);
    const length = Math.sqrt(row.reduce((sum, word) => sum + (weights[word] ?? 0) ** 2, 0)) || 1;
    for (const word of row) {
      const weight = weights[word] ?? 0;
      if (weight < LEAST_WEIGHT) continue;
      numbers[used] = word;
      values[used] = weight / length;
      used++;
    }
    starts[i + 1] = used;
  });
  const vectors = { starts, numbers: numbers.slice(0, used), weights: values.slice(0, used) };
  return { vectors, terms: weights.length, telling };
}

/** Cluster number of each vector. */
function mergeSimilar({ vectors, terms, telling }: Vectorized, threshold: number): number[] {
  const lines = vectors.starts.length - 1;
  const index = new ClusterIndex(vectors, terms, (term) => telling[term] === 1, searchBudget(lines));
  const parent = Array.from({ length: lines }, (_, i) => i);
  const nearest: number[] = [];
  const followers = new Map<number, number[]>();
  let pending = [...parent];
  while (pending.length > 0) {
    for (const id of pending) {
      const found = index.nearest(id, threshold)?.id ?? NONE;
      nearest[id] = found;
      if (found !== NONE) follow(followers, found, id);
    }
    pending = mergeReciprocal(index, pending, nearest, followers, parent);
  }
  return Array.from({ length: lines }, (_, i) => root(parent, i));
}

function follow(followers: Map<number, number[]>, leader: number, follower: number): void {
  const known = followers.get(leader);
  if (known) known.push(follower);
  else followers.set(leader, [follower]);
}

/** Merges all pairs that are nearest to each other; returns the new clusters and those whose neighbour is gone. */
function mergeReciprocal(
  index: ClusterIndex,
  changed: readonly number[],
  nearest: readonly number[],
  followers: Map<number, number[]>,
  parent: number[],
): number[] {
  const unions: number[] = [];
  const orphans = new Set<number>();
  for (const id of changed) {
    const other = nearest[id] ?? NONE;
    if (other === NONE || nearest[other] !== id || !index.isAlive(id) || !index.isAlive(other)) continue;
    const union = index.merge(Math.min(id, other), Math.max(id, other));
    parent[id] = union;
    parent[other] = union;
    parent[union] = union;
    unions.push(union);
    for (const gone of [id, other]) {
      for (const follower of followers.get(gone) ?? []) if (nearest[follower] === gone) orphans.add(follower);
      followers.delete(gone);
    }
  }
  const stale = [...orphans].filter((id) => index.isAlive(id));
  return [...unions, ...stale].sort((a, b) => a - b);
}

function root(parent: readonly number[], start: number): number {
  let at = start;
  while (parent[at] !== undefined && parent[at] !== at) at = parent[at] ?? at;
  return at;
}
