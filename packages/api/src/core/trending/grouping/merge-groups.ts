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
export function mergeGroups(
  titles: number,
  { first, second, likelihood }: LikelyPairs,
  guard: MergeGuard,
): Int32Array {
  const graph = new GroupGraph(titles);
  const heap = new LinkHeap();
  const offer = (a: number, b: number) => {
    const strength = graph.strength(a, b);
    if (strength >= MIN_LINK) heap.push(strength, Math.min(a, b), Math.max(a, b));
  };
  for (let pair = 0; pair < likelihood.length; pair++) {
    const a = first[pair] ?? 0;
    const b = second[pair] ?? 0;
    const likely = likelihood[pair] ?? 0;
    graph.connect(a, b, likely);
    // The strength of the link of two single titles.
    if (likely >= MIN_LINK) heap.push(likely, Math.min(a, b), Math.max(a, b));
  }
  for (let link = heap.pop(); link !== null; link = heap.pop()) {
    const { a, b, strength } = link;
    if (graph.strength(a, b) !== strength) continue;
    if (!guard.allows(a, b)) {
      graph.disconnect(a, b);
      continue;
    }
    const [kept, gone] = graph.merge(a, b);
    guard.merge(kept, gone);
    for (const other of graph.neighbors(kept)) offer(kept, other);
  }
  return graph.groups();
}

/** Groups, and between linked ones the sum of the likelihoods of their pairs. */
class GroupGraph {
  readonly #sizes: Int32Array;
  readonly #parents: Int32Array;
  readonly #sums: (Map<number, number> | undefined)[] = [];

  constructor(titles: number) {
    this.#sizes = new Int32Array(titles).fill(1);
    this.#parents = Int32Array.from({ length: titles }, (_, i) => i);
  }

  connect(a: number, b: number, sum: number): void {
    this.#set(a, b, sum);
    this.#set(b, a, sum);
  }

  disconnect(a: number, b: number): void {
    this.#sums[a]?.delete(b);
    this.#sums[b]?.delete(a);
  }

  neighbors(group: number): Iterable<number> {
    return this.#sums[group]?.keys() ?? [];
  }

  /** Strength of the link of two groups, 0 when they are not connected or one of them is gone. */
  strength(a: number, b: number): number {
    const sum = this.#sums[a]?.get(b) ?? 0;
    const pairs = (this.#sizes[a] ?? 1) * (this.#sizes[b] ?? 1);
    return sum < MIN_MEAN * pairs ? 0 : sum / pairs ** SIZE_EXPONENT;
  }

  /** Merges the group with fewer links into the other one, of equal ones the later; returns both. */
  merge(a: number, b: number): [kept: number, gone: number] {
    const [low, high] = a < b ? [a, b] : [b, a];
    const isLowKept = (this.#sums[low]?.size ?? 0) >= (this.#sums[high]?.size ?? 0);
    const [kept, gone] = isLowKept ? [low, high] : [high, low];
    this.#parents[gone] = kept;
    this.#sizes[kept] = (this.#sizes[kept] ?? 0) + (this.#sizes[gone] ?? 0);
    this.disconnect(kept, gone);
    for (const [other, sum] of this.#sums[gone] ?? []) {
      this.#sums[other]?.delete(gone);
      this.connect(kept, other, (this.#sums[kept]?.get(other) ?? 0) + sum);
    }
    this.#sums[gone] = undefined;
    return [kept, gone];
  }

  groups(): Int32Array {
    return this.#parents.map((_, title) => {
      let at = title;
      while (this.#parents[at] !== at) at = this.#parents[at] ?? at;
      return at;
    });
  }

  #set(a: number, b: number, sum: number): void {
    let sums = this.#sums[a];
    if (!sums) {
      sums = new Map();
      this.#sums[a] = sums;
    }
    sums.set(b, sum);
  }
}
