import type { SparseRows } from './cluster-vectors.ts';

/** Room for new entries of a term beside those that it starts with, as a share of them. */
const SPARE_ROOM = 0.5;
/** Share of entries of clusters that are gone from which on a list is cleaned. */
const MAX_DEAD_SHARE = 0.5;

/**
 * An inverted index in one array: by term the clusters that hold it, oldest first, each with its weight. A cluster that
 * takes the place of two others has no more entries than both had, so that no list has to grow beyond its room.
 */
export class TermPostings {
  /** By term: where its entries start, and how many there are, those of clusters that are gone included. */
  readonly starts: Int32Array;
  readonly lengths: Int32Array;
  /** By entry: cluster number and weight. */
  readonly ids: Int32Array;
  readonly weights: Float64Array;
  readonly #dead: Int32Array;
  readonly #isAlive: (id: number) => boolean;

  /** Indexes the rows under their row numbers; `terms`: how many terms there are. */
  constructor(rows: SparseRows, terms: number, isAlive: (id: number) => boolean) {
    this.#isAlive = isAlive;
    const counts = new Int32Array(terms);
    for (const term of rows.numbers) counts[term] = (counts[term] ?? 0) + 1;
    this.starts = new Int32Array(terms + 1);
    counts.forEach((count, term) => {
      this.starts[term + 1] = (this.starts[term] ?? 0) + count + Math.ceil(SPARE_ROOM * count);
    });
    this.lengths = new Int32Array(terms);
    this.#dead = new Int32Array(terms);
    const room = this.starts.at(-1) ?? 0;
    this.ids = new Int32Array(room);
    this.weights = new Float64Array(room);
    for (let id = 0; id + 1 < rows.starts.length; id++) {
      for (let at = rows.starts[id] ?? 0; at < (rows.starts[id + 1] ?? 0); at++) {
        this.#append(rows.numbers[at] ?? 0, id, rows.weights[at] ?? 0);
      }
    }
  }

  /** Adds an entry for a cluster newer than all others. Throws `RangeError` when clusters come without others going. */
  add(term: number, id: number, weight: number): void {
    if (this.#isFull(term)) this.#clean(term);
    if (this.#isFull(term)) throw new RangeError('More clusters hold the term than ever did');
    this.#append(term, id, weight);
  }

  /** Notes that one cluster with this term is gone. */
  countDead(term: number): void {
    const dead = (this.#dead[term] ?? 0) + 1;
    this.#dead[term] = dead;
    if (dead > MAX_DEAD_SHARE * (this.lengths[term] ?? 0)) this.#clean(term);
  }

  #isFull(term: number): boolean {
    return (this.starts[term] ?? 0) + (this.lengths[term] ?? 0) >= (this.starts[term + 1] ?? 0);
  }

  #append(term: number, id: number, weight: number): void {
    const length = this.lengths[term] ?? 0;
    const at = (this.starts[term] ?? 0) + length;
    this.ids[at] = id;
    this.weights[at] = weight;
    this.lengths[term] = length + 1;
  }

  #clean(term: number): void {
    const start = this.starts[term] ?? 0;
    const end = start + (this.lengths[term] ?? 0);
    let kept = start;
    for (let at = start; at < end; at++) {
      const id = this.ids[at] ?? 0;
      if (!this.#isAlive(id)) continue;
      this.ids[kept] = id;
      this.weights[kept] = this.weights[at] ?? 0;
      kept++;
    }
    this.lengths[term] = kept - start;
    this.#dead[term] = 0;
  }
}
