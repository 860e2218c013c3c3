import type { PackedRows } from './packed-rows.ts';

/** Room for sums beside the vectors that the store starts with, as a share of their entries. */
const SPARE_ROOM = 0.5;

/** Rows of term numbers, ascending, with the weight of each beside it. */
export interface SparseRows extends PackedRows {
  readonly weights: Float64Array;
}

/**
 * Sparse vectors of clusters, packed into one array and addressed by cluster number: `terms[starts[id]]` up to
 * `terms[ends[id]]`. Replacing two vectors by their sum never takes more room than both had, so that the array never has to grow: when it
 * is full, the vectors that are gone are squeezed out.
 */
export class ClusterVectors {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
  readonly terms: Int32Array;
  readonly weights: Float64Array;
  readonly #maxTerms: number;
  #vectors: number;
  #used: number;

  /** The rows become the first vectors; `capacity` vectors will ever exist. Of a sum the `maxTerms` heaviest terms are kept. */
  constructor(rows: SparseRows, capacity: number, maxTerms: number) {
    this.#vectors = rows.starts.length - 1;
    this.#used = rows.numbers.length;
    this.#maxTerms = maxTerms;
    const room = this.#used + Math.ceil(SPARE_ROOM * this.#used) + maxTerms;
    this.starts = new Int32Array(capacity);
    this.ends = new Int32Array(capacity);
    this.starts.set(rows.starts.subarray(0, this.#vectors));
    this.ends.set(rows.starts.subarray(1));
    this.terms = new Int32Array(room);
    this.weights = new Float64Array(room);
    this.terms.set(rows.numbers);
    this.weights.set(rows.weights);
  }

  /** Replaces two vectors by their sum; returns its number. */
  replaceBySum(a: number, b: number): number {
    const { terms, weights } = this.#sum(a, b);
    this.ends[a] = this.starts[a] ?? 0;
    this.ends[b] = this.starts[b] ?? 0;
    if (this.#used + terms.length > this.terms.length) this.#squeeze();
    const id = this.#vectors++;
    this.starts[id] = this.#used;
    this.terms.set(terms, this.#used);
    this.weights.set(weights, this.#used);
    this.#used += terms.length;
    this.ends[id] = this.#used;
    return id;
  }

  /** Weight of a term in a vector, 0 when it is not in it (binary search: the vectors of large stories are long). */
  weightOf(id: number, term: number): number {
    let [low, high] = [this.starts[id] ?? 0, (this.ends[id] ?? 0) - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const value = this.terms[middle] ?? 0;
      if (value === term) return this.weights[middle] ?? 0;
      if (value < term) low = middle + 1;
      else high = middle - 1;
    }
    return 0;
  }

  #sum(a: number, b: number): { terms: number[]; weights: number[] } {
    const terms: number[] = [];
    const weights: number[] = [];
    let [i, j] = [this.starts[a] ?? 0, this.starts[b] ?? 0];
    const [endA, endB] = [this.ends[a] ?? 0, this.ends[b] ?? 0];
    while (i < endA || j < endB) {
      const left = i < endA ? (this.terms[i] ?? 0) : Number.POSITIVE_INFINITY;
      const right = j < endB ? (this.terms[j] ?? 0) : Number.POSITIVE_INFINITY;
      terms.push(Math.min(left, right));
      weights.push(
        (left <= right ? (this.weights[i] ?? 0) : 0) + (right <= left ? (this.weights[j] ?? 0) : 0),
      );
      if (left <= right) i++;
      if (right <= left) j++;
    }
    if (terms.length <= this.#maxTerms) return { terms, weights };
    const kept = heaviest(weights, this.#maxTerms);
    return { terms: kept.map((at) => terms[at] ?? 0), weights: kept.map((at) => weights[at] ?? 0) };
  }

  #squeeze(): void {
    let used = 0;
    for (let id = 0; id < this.#vectors; id++) {
      const [start, end] = [this.starts[id] ?? 0, this.ends[id] ?? 0];
      this.terms.copyWithin(used, start, end);
      this.weights.copyWithin(used, start, end);
      this.starts[id] = used;
      used += end - start;
      this.ends[id] = used;
    }
    this.#used = used;
  }
}

/** Positions of the `count` heaviest weights, ascending; of equal ones the first. */
function heaviest(weights: readonly number[], count: number): number[] {
  const positions = weights.map((_, i) => i);
  positions.sort((a, b) => (weights[b] ?? 0) - (weights[a] ?? 0) || a - b);
  return positions.slice(0, count).sort((a, b) => a - b);
}
