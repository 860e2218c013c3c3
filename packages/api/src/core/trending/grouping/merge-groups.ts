import type { LikelyPairs } from './likely-pairs.ts';
import { LinkHeap } from './link-heap.ts';
import type { MergeGuard } from './merge-guard.ts';

/**
 * The link of two groups is the sum of the likelihoods of all pairs between them, divided by (size x size) to this power: 1
 * would be average link, which splits large stories; 0.5 chains small ones.
 */
const SIZE_EXPONENT = 0.85;
/** Weakest link that merges. */
const MIN_LINK = 0.42;
/** Least mean likelihood of all pairs: it keeps two large stories with a few likely pairs apart. */
const MIN_MEAN = 0.05;

/**
 * Group number of each of `titles` titles, equal for titles of one story: the two groups with the strongest link are merged,
 * again and again, unless the guard forbids it (agglomerative clustering by generalized average link over a sparse graph).
 */
export function mergeGroups(titles: number, pairs: LikelyPairs, guard: MergeGuard): Int32Array {
  const graph = new GroupGraph(titles, pairs);
  const heap = new LinkHeap();
  const offer = (a: number, b: number, strength: number) => {
    if (strength >= MIN_LINK) heap.push(strength, Math.min(a, b), Math.max(a, b));
  };
  // The likelihood of a pair is the strength of the link of two single titles.
  for (let pair = 0; pair < pairs.likelihood.length; pair++)
    offer(pairs.first[pair] ?? 0, pairs.second[pair] ?? 0, pairs.likelihood[pair] ?? 0);
  for (let link = heap.pop(); link !== null; link = heap.pop()) {
    const { a, b, strength } = link;
    if (graph.strength(a, b) !== strength) continue;
    if (!guard.allows(a, b)) {
      graph.disconnect(a, b);
      continue;
    }
    const [kept, gone] = graph.merge(a, b);
    guard.merge(kept, gone);
    for (const other of graph.neighbors(kept)) offer(kept, other, graph.strength(kept, other));
  }
  return graph.groups();
}

/** Groups and the links between them. */
class GroupGraph {
  readonly #sizes: Int32Array;
  readonly #parents: Int32Array;
  /** By group the numbers of its links, by the group at the other end. */
  readonly #links: (Map<number, number> | undefined)[] = [];
  /** By link the sum of the likelihoods of its pairs; as elements of maps, each would be an object. */
  readonly #sums: Float64Array;

  constructor(titles: number, { first, second, likelihood }: LikelyPairs) {
    this.#sizes = new Int32Array(titles).fill(1);
    this.#parents = Int32Array.from({ length: titles }, (_, i) => i);
    this.#sums = likelihood.slice();
    for (let link = 0; link < likelihood.length; link++)
      this.#connect(first[link] ?? 0, second[link] ?? 0, link);
  }

  disconnect(a: number, b: number): void {
    this.#links[a]?.delete(b);
    this.#links[b]?.delete(a);
  }

  neighbors(group: number): Iterable<number> {
    return this.#links[group]?.keys() ?? [];
  }

  /** Strength of the link of two groups, 0 when they are not connected or one of them is gone. */
  strength(a: number, b: number): number {
    const link = this.#links[a]?.get(b);
    if (link === undefined) return 0;
    const sum = this.#sums[link] ?? 0;
    const pairs = (this.#sizes[a] ?? 1) * (this.#sizes[b] ?? 1);
    return sum < MIN_MEAN * pairs ? 0 : sum / pairs ** SIZE_EXPONENT;
  }

  /** Merges the group with fewer links into the other one, of equal ones the later; returns both. */
  merge(a: number, b: number): [kept: number, gone: number] {
    const [low, high] = a < b ? [a, b] : [b, a];
    const isLowKept = (this.#links[low]?.size ?? 0) >= (this.#links[high]?.size ?? 0);
    const [kept, gone] = isLowKept ? [low, high] : [high, low];
    this.#parents[gone] = kept;
    this.#sizes[kept] = (this.#sizes[kept] ?? 0) + (this.#sizes[gone] ?? 0);
    this.disconnect(kept, gone);
    for (const [other, link] of this.#links[gone] ?? []) {
      this.#links[other]?.delete(gone);
      const known = this.#links[kept]?.get(other);
      if (known === undefined) this.#connect(kept, other, link);
      else this.#sums[known] = (this.#sums[known] ?? 0) + (this.#sums[link] ?? 0);
    }
    this.#links[gone] = undefined;
    return [kept, gone];
  }

  groups(): Int32Array {
    return this.#parents.map((_, title) => {
      let at = title;
      while (this.#parents[at] !== at) at = this.#parents[at] ?? at;
      return at;
    });
  }

  #connect(a: number, b: number, link: number): void {
    this.#linksOf(a).set(b, link);
    this.#linksOf(b).set(a, link);
  }

  #linksOf(group: number): Map<number, number> {
    const known = this.#links[group];
    if (known) return known;
    const links = new Map<number, number>();
    this.#links[group] = links;
    return links;
  }
}
