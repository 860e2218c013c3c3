import { ClusterVectors, type SparseRows } from './cluster-vectors.ts';
import { SharedPairs } from './shared-pairs.ts';
import { TermPostings } from './term-postings.ts';

/** Terms of a cluster that take part in a search, heaviest first. */
const MAX_SEARCH_TERMS = 24;
/** Lesser terms that link two clusters; one telling term counts for more than any number of them. */
const ENOUGH_LINKS = 2;
const TELLING_LINKS = 1_000;
/**
 * Similarity lies between the average over all pairs of lines (0) and the cosine of the centroids (1): the average alone
 * splits a large story whose lines have one name and little else in common, the cosine alone chains small ones.
 */
const COHESION_SHARE = 0.4;
/** Terms that a cluster keeps, heaviest first: what a few of its hundreds of lines say does not mark it. */
const MAX_CLUSTER_TERMS = 400;
/** A candidate with this many times more terms than are looked for is searched, a shorter one read through. */
const SEARCH_FROM_RATIO = 4;

export interface Neighbour {
  readonly id: number;
  /** 0-1; the cosine for single lines. */
  readonly similarity: number;
}

/** Clusters of sparse vectors with an inverted index, for average-link similarity between any two of them. */
export class ClusterIndex {
  readonly #vectors: ClusterVectors;
  readonly #postings: TermPostings;
  readonly #pairs: SharedPairs;
  readonly #isTelling: (term: number) => boolean;
  readonly #maxScanned: number;
  /** By cluster: lines, 1 while it has not been merged into another, length of its vector, factor of its products. */
  readonly #sizes: Int32Array;
  readonly #alive: Uint8Array;
  readonly #lengths: Float64Array;
  readonly #scales: Float64Array;
  /** By cluster, during one search: product and links with the vector at hand. */
  readonly #sums: Float64Array;
  readonly #links: Uint16Array;
  /** By term: weight in the vector at hand when the term was not scanned, else 0. */
  readonly #unscanned: Float64Array;
  /** Clusters that the search at hand has found. */
  readonly #found: Int32Array;
  #foundCount = 0;

  /**
   * Every row of term weights becomes a cluster of one line, under its row number; `terms`: how many terms there are.
   * `isTelling`: whether one shared term of that number is enough to link two clusters; of other terms it takes two, which
   * a line of each cluster must both hold. `maxScanned`: entries that one search reads, from the rarest term on; terms
   * left over still count for the candidates found, they only find no new ones.
   */
  constructor(rows: SparseRows, terms: number, isTelling: (term: number) => boolean, maxScanned: number) {
    const lines = rows.starts.length - 1;
    const capacity = 2 * lines;
    this.#isTelling = isTelling;
    this.#maxScanned = maxScanned;
    this.#sizes = new Int32Array(capacity).fill(1, 0, lines);
    this.#alive = new Uint8Array(capacity).fill(1, 0, lines);
    this.#lengths = new Float64Array(capacity);
    this.#scales = new Float64Array(capacity);
    this.#sums = new Float64Array(capacity);
    this.#links = new Uint16Array(capacity);
    this.#found = new Int32Array(capacity);
    this.#unscanned = new Float64Array(terms);
    this.#vectors = new ClusterVectors(rows, capacity, MAX_CLUSTER_TERMS);
    this.#postings = new TermPostings(rows, terms, (id) => this.isAlive(id));
    this.#pairs = new SharedPairs(rows, terms, capacity);
    for (let id = 0; id < lines; id++) this.#measure(id);
  }

  isAlive(id: number): boolean {
    return this.#alive[id] === 1;
  }

  /** Replaces two clusters by their union; returns its number, which is higher than all before. */
  merge(a: number, b: number): number {
    if (!this.isAlive(a) || !this.isAlive(b)) throw new RangeError('Only living clusters can be merged');
    const { starts, ends, terms, weights } = this.#vectors;
    for (const gone of [a, b]) {
      this.#alive[gone] = 0;
      for (let at = starts[gone] ?? 0; at < (ends[gone] ?? 0); at++) this.#postings.countDead(terms[at] ?? 0);
    }
    const union = this.#vectors.replaceBySum(a, b);
    this.#alive[union] = 1;
    this.#sizes[union] = (this.#sizes[a] ?? 0) + (this.#sizes[b] ?? 0);
    this.#measure(union);
    this.#pairs.join(a, b, union);
    for (let at = starts[union] ?? 0; at < (ends[union] ?? 0); at++) {
      this.#postings.add(terms[at] ?? 0, union, weights[at] ?? 0);
    }
    return union;
  }

  /** The most similar other cluster, the older one among equals; null when none that is linked reaches `threshold`. */
  nearest(id: number, threshold: number): Neighbour | null {
    if (!this.isAlive(id)) return null;
    const { terms, weights } = this.#vectors;
    const unscanned = this.#scanTerms(id, threshold / (this.#scales[id] ?? 1));
    let restSquares = 0;
    for (const at of unscanned) {
      restSquares += (weights[at] ?? 0) ** 2;
      this.#unscanned[terms[at] ?? 0] = weights[at] ?? 0;
    }
    const best = this.#best(id, unscanned, Math.sqrt(restSquares), threshold);
    for (const at of unscanned) this.#unscanned[terms[at] ?? 0] = 0;
    this.#foundCount = 0;
    return best;
  }

  #measure(id: number): void {
    const { starts, ends, weights } = this.#vectors;
    let squares = 0;
    for (let at = starts[id] ?? 0; at < (ends[id] ?? 0); at++) squares += (weights[at] ?? 0) ** 2;
    const length = Math.sqrt(squares) || 1;
    this.#lengths[id] = length;
    this.#scales[id] = (this.#sizes[id] ?? 1) ** (COHESION_SHARE - 1) * length ** -COHESION_SHARE;
  }

  /** The most similar candidate; clears the sums and links of all. The most promising one is judged first, to spare the rest. */
  #best(id: number, unscanned: readonly number[], restLength: number, threshold: number): Neighbour | null {
    const [sums, links, scales, lengths] = [this.#sums, this.#links, this.#scales, this.#lengths];
    const scale = scales[id] ?? 1;
    let best: Neighbour | null = null;
    let least = threshold;
    this.#leadWithLargest();
    for (let i = 0; i < this.#foundCount; i++) {
      const candidate = this.#found[i] ?? 0;
      const scanned = sums[candidate] ?? 0;
      const linkCount = links[candidate] ?? 0;
      sums[candidate] = 0;
      links[candidate] = 0;
      const factor = scale * (scales[candidate] ?? 1);
      if (linkCount < ENOUGH_LINKS || (scanned + restLength * (lengths[candidate] ?? 0)) * factor < least)
        continue;
      const similarity = (scanned + this.#rest(candidate, unscanned)) * factor;
      if (similarity < least || (best && similarity === least && candidate > best.id)) continue;
      if (linkCount < TELLING_LINKS && !this.#sharePair(id, candidate)) continue;
      best = { id: candidate, similarity };
      least = similarity;
    }
    return best;
  }

  /**
   * Reads the entries of the heaviest terms, rarest first; products and links of the clusters found go to `#sums` and
   * `#links`. `least` is the product that a unit vector must reach. Returns the positions of terms that were not read.
   */
  #scanTerms(id: number, least: number): number[] {
    const { starts, ends, terms, weights } = this.#vectors;
    const unscanned: number[] = [];
    let budget = this.#maxScanned;
    let restSquares = (this.#lengths[id] ?? 0) ** 2;
    let found = 0;
    for (const at of this.#searchOrder(starts[id] ?? 0, ends[id] ?? 0)) {
      const term = terms[at] ?? 0;
      const weight = weights[at] ?? 0;
      budget -= this.#postings.lengths[term] ?? 0;
      // A cluster not found yet shares unread terms only, and cannot beat what has been found by their length.
      if ((budget < 0 && this.#foundCount > 0) || restSquares < Math.max(least, found) ** 2) {
        unscanned.push(at);
        continue;
      }
      restSquares -= weight * weight;
      found = Math.max(found, this.#scan(id, term, weight));
    }
    return unscanned;
  }

  /**
   * Adds the products with one term; a list longer than the budget is read from its oldest entries. Returns the best
   * scaled product of a linked cluster so far.
   */
  #scan(id: number, term: number, weight: number): number {
    const [sums, linkCounts, scales, alive] = [this.#sums, this.#links, this.#scales, this.#alive];
    const { ids, weights, starts, lengths } = this.#postings;
    const links = this.#isTelling(term) ? TELLING_LINKS : 1;
    const start = starts[term] ?? 0;
    const end = start + Math.min(lengths[term] ?? 0, this.#maxScanned);
    let found = 0;
    for (let at = start; at < end; at++) {
      const other = ids[at] ?? 0;
      if (other === id || alive[other] === 0) continue;
      const sum = sums[other] ?? 0;
      if (sum === 0) this.#found[this.#foundCount++] = other;
      const newSum = sum + weight * (weights[at] ?? 0);
      const newLinks = (linkCounts[other] ?? 0) + links;
      sums[other] = newSum;
      linkCounts[other] = newLinks;
      if (newLinks < ENOUGH_LINKS) continue;
      const scaled = newSum * (scales[other] ?? 1);
      if (scaled > found) found = scaled;
    }
    return found;
  }

  /** Positions of the heaviest terms between `start` and `end`, those in the fewest clusters first. */
  #searchOrder(start: number, end: number): number[] {
    const { terms, weights } = this.#vectors;
    let positions: number[] = [];
    for (let at = start; at < end; at++) positions.push(at);
    if (positions.length > MAX_SEARCH_TERMS) {
      positions.sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b);
      positions = positions.slice(0, MAX_SEARCH_TERMS).sort((a, b) => a - b);
    }
    const entries = positions.map((at) => this.#postings.lengths[terms[at] ?? 0] ?? 0);
    sortByKey(positions, entries);
    return positions;
  }

  /** Product of a candidate with the terms that were not scanned. */
  #rest(candidate: number, unscanned: readonly number[]): number {
    if (unscanned.length === 0) return 0;
    const { starts, ends, terms, weights } = this.#vectors;
    const [start, end] = [starts[candidate] ?? 0, ends[candidate] ?? 0];
    let sum = 0;
    if (end - start > SEARCH_FROM_RATIO * unscanned.length) {
      for (const at of unscanned) {
        sum += (weights[at] ?? 0) * this.#vectors.weightOf(candidate, terms[at] ?? 0);
      }
      return sum;
    }
    for (let at = start; at < end; at++) sum += (this.#unscanned[terms[at] ?? 0] ?? 0) * (weights[at] ?? 0);
    return sum;
  }

  /** Whether one line of each cluster hold the same two terms; of two single lines the links say so already. */
  #sharePair(a: number, b: number): boolean {
    if (this.#sizes[a] === 1 && this.#sizes[b] === 1) return true;
    return this.#pairs.share(a, b);
  }

  /** Moves the candidate with the largest product to the front. */
  #leadWithLargest(): void {
    const [found, sums, scales] = [this.#found, this.#sums, this.#scales];
    let [at, largest] = [0, Number.NEGATIVE_INFINITY];
    for (let i = 0; i < this.#foundCount; i++) {
      const id = found[i] ?? 0;
      const value = (sums[id] ?? 0) * (scales[id] ?? 1);
      if (value > largest) {
        largest = value;
        at = i;
      }
    }
    const first = found[0] ?? 0;
    found[0] = found[at] ?? 0;
    found[at] = first;
  }
}

/** Sorts a few values by their keys, stably and in place, the keys along with them (insertion sort). */
function sortByKey(values: number[], keys: number[]): void {
  for (let i = 1; i < values.length; i++) {
    const [value, key] = [values[i] ?? 0, keys[i] ?? 0];
    let at = i;
    for (; at > 0 && (keys[at - 1] ?? 0) > key; at--) {
      values[at] = values[at - 1] ?? 0;
      keys[at] = keys[at - 1] ?? 0;
    }
    values[at] = value;
    keys[at] = key;
  }
}
