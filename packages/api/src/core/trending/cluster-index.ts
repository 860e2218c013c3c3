import {
  addVectors,
  heaviest,
  positionOf,
  type SparseVector,
  sumOfSquares,
  withHeaviest,
} from './sparse-vector.ts';

/** Clusters of sparse vectors with an inverted index, for average-link similarity between any two of them. */

interface Posting {
  ids: number[];
  weights: number[];
  dead: number;
}

/** Terms of a cluster that take part in a search, heaviest first. */
const MAX_SEARCH_TERMS = 24;
const ENOUGH_LINKS = 2;
/**
 * Similarity lies between the average over all pairs of lines (0) and the cosine of the centroids (1): the average alone
 * splits a large story whose lines have one name and little else in common, the cosine alone chains small ones.
 */
const COHESION_SHARE = 0.4;
/** Share of merged-away entries at which a posting list is cleaned. */
const MAX_DEAD_SHARE = 0.5;
/** Terms that a cluster keeps, heaviest first: what a few of its hundreds of lines say does not mark it. */
const MAX_CLUSTER_TERMS = 400;
/** A candidate with this many times more terms than are looked for is searched, a shorter one read through. */
const SEARCH_FROM_RATIO = 4;

export interface Neighbour {
  readonly id: number;
  /** 0-1; the cosine for single lines. */
  readonly similarity: number;
}

export class ClusterIndex {
  readonly #vectors: (SparseVector | null)[] = [];
  readonly #sizes: number[] = [];
  /** By cluster number; 1 while the cluster has not been merged into another. */
  readonly #alive: Uint8Array;
  readonly #lengths: Float64Array;
  readonly #scales: Float64Array;
  readonly #postings: Posting[] = [];
  readonly #sums: Float64Array;
  readonly #links: Uint16Array;
  /** By term: weight in the vector at hand when the term was not scanned, else 0. */
  readonly #unscanned: Float64Array;
  readonly #isTelling: (term: number) => boolean;
  readonly #maxScanned: number;

  /**
   * `capacity`: clusters that will ever exist, at most 2n - 1 for n lines; `terms`: how many terms there are.
   * `isTelling`: whether one shared term of that number is enough to link two clusters; of other terms it takes two.
   * `maxScanned`: entries that one search reads, from the rarest term on; terms left over still count for the
   * candidates found, they only find no new ones.
   */
  constructor(capacity: number, terms: number, isTelling: (term: number) => boolean, maxScanned: number) {
    this.#maxScanned = maxScanned;
    this.#alive = new Uint8Array(capacity);
    this.#lengths = new Float64Array(capacity);
    this.#scales = new Float64Array(capacity);
    this.#sums = new Float64Array(capacity);
    this.#links = new Uint16Array(capacity);
    this.#unscanned = new Float64Array(terms);
    this.#isTelling = isTelling;
  }

  /** Adds a cluster of `size` lines whose vector is the sum of theirs; returns its number. */
  add(vector: SparseVector, size: number): number {
    const id = this.#vectors.length;
    this.#vectors.push(vector);
    this.#sizes.push(size);
    const length = Math.sqrt(sumOfSquares(vector.weights)) || 1;
    this.#alive[id] = 1;
    this.#lengths[id] = length;
    this.#scales[id] = size ** (COHESION_SHARE - 1) * length ** -COHESION_SHARE;
    vector.terms.forEach((term, i) => {
      const posting = this.#postings[term] ?? { ids: [], weights: [], dead: 0 };
      this.#postings[term] = posting;
      posting.ids.push(id);
      posting.weights.push(vector.weights[i] ?? 0);
    });
    return id;
  }

  isAlive(id: number): boolean {
    return this.#alive[id] === 1;
  }

  /** Replaces two clusters by their union; returns its number. */
  merge(a: number, b: number): number {
    const [first, second] = [this.#vectors[a], this.#vectors[b]];
    if (!first || !second) throw new RangeError('Only living clusters can be merged');
    const size = (this.#sizes[a] ?? 0) + (this.#sizes[b] ?? 0);
    this.#remove(a, first);
    this.#remove(b, second);
    return this.add(withHeaviest(addVectors(first, second), MAX_CLUSTER_TERMS), size);
  }

  /**
   * The most similar other cluster, the older one among equals; null when none that shares telling terms reaches
   * `threshold`.
   */
  nearest(id: number, threshold: number): Neighbour | null {
    const vector = this.#vectors[id];
    if (!vector) return null;
    const scale = this.#scales[id] ?? 1;
    const { ids, unscanned } = this.#candidates(id, vector, threshold / scale);
    const restLength = Math.sqrt(sumOfSquares(unscanned.map((at) => vector.weights[at] ?? 0)));
    for (const at of unscanned) this.#unscanned[vector.terms[at] ?? 0] = vector.weights[at] ?? 0;
    const best = this.#best(ids, vector, unscanned, restLength, scale, threshold);
    for (const at of unscanned) this.#unscanned[vector.terms[at] ?? 0] = 0;
    return best;
  }

  /** The most similar candidate; clears the sums and links of all. The most promising one is judged first, to spare the rest. */
  #best(
    ids: number[],
    vector: SparseVector,
    unscanned: readonly number[],
    restLength: number,
    scale: number,
    threshold: number,
  ): Neighbour | null {
    const [sums, links, scales, lengths] = [this.#sums, this.#links, this.#scales, this.#lengths];
    let best: Neighbour | null = null;
    let least = threshold;
    leadWithLargest(ids, (candidate) => (sums[candidate] ?? 0) * (scales[candidate] ?? 1));
    for (const candidate of ids) {
      const scanned = sums[candidate] ?? 0;
      const isLinked = (links[candidate] ?? 0) >= ENOUGH_LINKS;
      sums[candidate] = 0;
      links[candidate] = 0;
      const factor = scale * (scales[candidate] ?? 1);
      if (!isLinked || (scanned + restLength * (lengths[candidate] ?? 0)) * factor < least) continue;
      const similarity = (scanned + this.#rest(candidate, vector, unscanned)) * factor;
      if (similarity < least || (best && similarity === least && candidate > best.id)) continue;
      best = { id: candidate, similarity };
      least = similarity;
    }
    return best;
  }

  /**
   * Clusters that share searched terms, their products in `#sums`, and the positions of the terms that were not read.
   * `least` is the product that a unit vector must reach.
   */
  #candidates(id: number, vector: SparseVector, least: number): { ids: number[]; unscanned: number[] } {
    const ids: number[] = [];
    const unscanned: number[] = [];
    let budget = this.#maxScanned;
    let restSquares = sumOfSquares(vector.weights);
    let found = 0;
    for (const at of this.#searchOrder(vector)) {
      const term = vector.terms[at] ?? 0;
      const weight = vector.weights[at] ?? 0;
      const posting = this.#postings[term];
      if (!posting) continue;
      budget -= posting.ids.length;
      // A cluster not found yet shares unread terms only, and cannot beat what has been found by their length.
      if ((budget < 0 && ids.length > 0) || restSquares < Math.max(least, found) ** 2) {
        unscanned.push(at);
        continue;
      }
      restSquares -= weight * weight;
      const links = this.#isTelling(term) ? ENOUGH_LINKS : 1;
      found = Math.max(found, this.#scan(id, posting, weight, links, ids));
    }
    return { ids, unscanned };
  }

  /**
   * Adds the products with one term; a list longer than the budget is read from its oldest entries. Returns the best
   * scaled product of a linked cluster so far.
   */
  #scan(id: number, posting: Posting, weight: number, links: number, ids: number[]): number {
    const [sums, linkCounts, scales, alive] = [this.#sums, this.#links, this.#scales, this.#alive];
    let found = 0;
    const end = Math.min(posting.ids.length, this.#maxScanned);
    for (let i = 0; i < end; i++) {
      const other = posting.ids[i] ?? 0;
      if (other === id || alive[other] === 0) continue;
      const sum = sums[other] ?? 0;
      if (sum === 0) ids.push(other);
      const newSum = sum + weight * (posting.weights[i] ?? 0);
      const newLinks = (linkCounts[other] ?? 0) + links;
      sums[other] = newSum;
      linkCounts[other] = newLinks;
      if (newLinks >= ENOUGH_LINKS) found = Math.max(found, newSum * (scales[other] ?? 1));
    }
    return found;
  }

  /** Positions of the heaviest terms, those in the fewest clusters first. */
  #searchOrder({ terms, weights }: SparseVector): number[] {
    const positions = heaviest(weights, MAX_SEARCH_TERMS);
    const entries = positions.map((at) => this.#postings[terms[at] ?? 0]?.ids.length ?? 0);
    const order = positions.map((_, i) => i);
    order.sort((a, b) => (entries[a] ?? 0) - (entries[b] ?? 0) || (positions[a] ?? 0) - (positions[b] ?? 0));
    return order.map((i) => positions[i] ?? 0);
  }

  /** Product of a candidate with the terms that were not scanned. */
  #rest(candidate: number, { terms, weights }: SparseVector, unscanned: readonly number[]): number {
    const other = this.#vectors[candidate];
    if (!other || unscanned.length === 0) return 0;
    let sum = 0;
    if (other.terms.length > SEARCH_FROM_RATIO * unscanned.length) {
      for (const at of unscanned) {
        const found = positionOf(terms[at] ?? 0, other.terms);
        if (found >= 0) sum += (weights[at] ?? 0) * (other.weights[found] ?? 0);
      }
      return sum;
    }
    for (let i = 0; i < other.terms.length; i++) {
      sum += (this.#unscanned[other.terms[i] ?? 0] ?? 0) * (other.weights[i] ?? 0);
    }
    return sum;
  }

  #remove(id: number, vector: SparseVector): void {
    this.#vectors[id] = null;
    this.#alive[id] = 0;
    for (const term of vector.terms) {
      const posting = this.#postings[term];
      if (!posting) continue;
      posting.dead++;
      if (posting.dead > MAX_DEAD_SHARE * posting.ids.length) this.#clean(posting);
    }
  }

  #clean(posting: Posting): void {
    const alive = posting.ids.map((id) => this.#alive[id] === 1);
    posting.ids = posting.ids.filter((_, i) => alive[i]);
    posting.weights = posting.weights.filter((_, i) => alive[i]);
    posting.dead = 0;
  }
}

/** Moves the candidate with the largest value to the front. */
function leadWithLargest(ids: number[], rate: (id: number) => number): void {
  let [at, largest] = [0, Number.NEGATIVE_INFINITY];
  for (let i = 0; i < ids.length; i++) {
    const value = rate(ids[i] ?? 0);
    if (value > largest) [at, largest] = [i, value];
  }
  const [first, leader] = [ids[0], ids[at]];
  if (first === undefined || leader === undefined) return;
  ids[0] = leader;
  ids[at] = first;
}
