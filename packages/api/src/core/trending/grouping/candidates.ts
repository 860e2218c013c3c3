import { type PackedRows, rowOf } from './packed-rows.ts';

/**
 * Index entries that the search for one title reads, rarest term first, and titles that are compared with it in full. Both
 * shrink with the length of the list, so that time stays linear.
 */
const MAX_ENTRIES = 3_000;
const ENTRIES_OF_ALL_TITLES = 30_000_000;
const MAX_CANDIDATES = 200;
const CANDIDATES_OF_ALL_TITLES = 1_000_000;
const MIN_CANDIDATES = 10;

/**
 * Calls `visit(title, earlier)` for every title and the nearest earlier titles that share a weighted term with it.
 * `holders`: by term the titles that hold it. Returns how many searches a limit cut short.
 */
export function visitCandidates(
  rows: PackedRows,
  holders: PackedRows,
  weights: Float64Array,
  visit: (title: number, earlier: number) => void,
): number {
  const titles = rows.starts.length - 1;
  const maxEntries = Math.min(MAX_ENTRIES, Math.ceil(ENTRIES_OF_ALL_TITLES / titles));
  const maxCandidates = Math.min(
    MAX_CANDIDATES,
    Math.max(MIN_CANDIDATES, Math.ceil(CANDIDATES_OF_ALL_TITLES / titles)),
  );
  const search = new CandidateSearch(rows, holders, weights);
  let cutShort = 0;
  for (let title = 0; title < titles; title++) {
    const isComplete = search.find(title, maxEntries, maxCandidates);
    for (const other of search.found) visit(title, other);
    search.index(title);
    if (!isComplete) cutShort++;
  }
  return cutShort;
}

class CandidateSearch {
  /** Titles found by the search at hand. */
  readonly found: number[] = [];
  readonly #rows: PackedRows;
  readonly #holders: PackedRows;
  readonly #weights: Float64Array;
  readonly #scores: Float64Array;
  /** By term: how many titles of `holders` are indexed. */
  readonly #indexed: Int32Array;

  constructor(rows: PackedRows, holders: PackedRows, weights: Float64Array) {
    this.#rows = rows;
    this.#holders = holders;
    this.#weights = weights;
    this.#scores = new Float64Array(rows.starts.length - 1);
    this.#indexed = new Int32Array(weights.length);
  }

  /** Fills `found`; false when a limit left something out. */
  find(title: number, maxEntries: number, maxCandidates: number): boolean {
    const [found, scores, indexed] = [this.found, this.#scores, this.#indexed];
    found.length = 0;
    const terms = Array.from(rowOf(this.#rows, title)).filter(
      (term) => (indexed[term] ?? 0) > 0 && (this.#weights[term] ?? 0) > 0,
    );
    terms.sort((a, b) => (indexed[a] ?? 0) - (indexed[b] ?? 0) || a - b);
    let entries = maxEntries;
    let isComplete = true;
    for (const term of terms) {
      entries -= indexed[term] ?? 0;
      isComplete = entries >= 0;
      if (!isComplete) break;
      this.#scan(term);
    }
    if (found.length > maxCandidates) {
      found.sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
      for (const other of found.splice(maxCandidates)) scores[other] = 0;
      isComplete = false;
    }
    for (const other of found) scores[other] = 0;
    return isComplete;
  }

  index(title: number): void {
    for (const term of rowOf(this.#rows, title)) this.#indexed[term] = (this.#indexed[term] ?? 0) + 1;
  }

  #scan(term: number): void {
    const start = this.#holders.starts[term] ?? 0;
    const end = start + (this.#indexed[term] ?? 0);
    const product = (this.#weights[term] ?? 0) ** 2;
    for (let at = start; at < end; at++) {
      const other = this.#holders.numbers[at] ?? 0;
      const score = this.#scores[other] ?? 0;
      if (score === 0) this.found.push(other);
      this.#scores[other] = score + product;
    }
  }
}
