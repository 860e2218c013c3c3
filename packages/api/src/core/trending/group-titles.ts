import { ClusterIndex } from './cluster-index.ts';
import type { SparseVector } from './sparse-vector.ts';
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
  const wordsOf = new Map<string, readonly string[]>();
  const keys = weighted.words.map((words, i) => {
    const sorted = [...words].sort();
    const key = sorted.length > 0 ? sorted.join(' ') : (titles[i] ?? '');
    wordsOf.set(key, sorted);
    return key;
  });
  const distinct = [...wordsOf.keys()].sort();
  const numberOf = new Map(distinct.map((key, i) => [key, i]));
  const clusterOf = mergeSimilar(
    vectorize(
      distinct.map((key) => wordsOf.get(key) ?? []),
      weighted,
    ),
    mergeThreshold(titles.length),
  );
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
  readonly vectors: readonly SparseVector[];
  /** Number of distinct terms. */
  readonly terms: number;
  readonly tellingTerms: ReadonlySet<number>;
}

/** Unit vectors over words that weigh enough; the length counts every word, so that a title of common words stays weak. */
function vectorize(titles: readonly (readonly string[])[], { weights, telling }: WeightedTitles): Vectorized {
  const numbers = new Map<string, number>();
  const tellingTerms = new Set<number>();
  const vectors = titles.map((words) => {
    const terms: { term: number; weight: number }[] = [];
    let squares = 0;
    for (const word of words) {
      const weight = weights.get(word) ?? 0;
      squares += weight * weight;
      if (weight < LEAST_WEIGHT) continue;
      const term = numbers.get(word) ?? numbers.size;
      numbers.set(word, term);
      if (telling.has(word)) tellingTerms.add(term);
      terms.push({ term, weight });
    }
    const length = Math.sqrt(squares) || 1;
    terms.sort((a, b) => a.term - b.term);
    return { terms: terms.map(({ term }) => term), weights: terms.map(({ weight }) => weight / length) };
  });
  return { vectors, terms: numbers.size, tellingTerms };
}

/** Cluster number of each vector. */
function mergeSimilar({ vectors, terms, tellingTerms }: Vectorized, threshold: number): number[] {
  const index = new ClusterIndex(
    2 * vectors.length,
    terms,
    (term) => tellingTerms.has(term),
    searchBudget(vectors.length),
  );
  const parent: number[] = vectors.map((vector) => index.add(vector, 1));
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
  return vectors.map((_, i) => root(parent, i));
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
