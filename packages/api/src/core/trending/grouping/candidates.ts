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
  /** Terms of the title at hand, rarest first. */
  readonly #terms: number[] = [];
  /** Room for the scores of the titles found. */
  #foundScores = new Float64Array(0);
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
    const [found, scores, indexed, terms] = [this.found, this.#scores, this.#indexed, this.#terms];
    found.length = 0;
    terms.length = 0;
    for (const term of rowOf(this.#rows, title))
      if ((indexed[term] ?? 0) > 0 && (this.#weights[term] ?? 0) > 0) insertByCount(term, terms, indexed);
    let entries = maxEntries;
    let isComplete = true;
    for (const term of terms) {
      entries -= indexed[term] ?? 0;
      isComplete = entries >= 0;
      if (!isComplete) break;
      this.#scan(term);
    }
    if (found.length > maxCandidates) {
      this.#keepBest(maxCandidates);
      isComplete = false;
    }
    for (const other of found) scores[other] = 0;
    return isComplete;
  }

  index(title: number): void {
    for (const term of rowOf(this.#rows, title)) this.#indexed[term] = (this.#indexed[term] ?? 0) + 1;
  }

  /** Leaves the `most` best in `found`, of equal ones those of the lower numbers. */
  #keepBest(most: number): void {
    const [found, scores, size] = [this.found, this.#scores, this.found.length];
    if (this.#foundScores.length < size) this.#foundScores = new Float64Array(2 * size);
    const own = this.#foundScores.subarray(0, size);
    for (let i = 0; i < size; i++) own[i] = scores[found[i] ?? 0] ?? 0;
    const least = nthGreatest(own, most);
    const ties: number[] = [];
    let kept = 0;
    for (const other of found) {
      const score = scores[other] ?? 0;
      if (score > least) found[kept++] = other;
      else if (score === least) ties.push(other);
      if (score <= least) scores[other] = 0;
    }
    ties.sort((a, b) => a - b);
    for (const other of ties.slice(0, most - kept)) found[kept++] = other;
    found.length = kept;
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

/** Adds a term to a list in the order of their counts, after those of equal ones. */
function insertByCount(term: number, terms: number[], counts: Int32Array): void {
  const count = counts[term] ?? 0;
  let at = terms.length;
  terms.push(term);
  for (; at > 0; at--) {
    const before = terms[at - 1] ?? 0;
    if ((counts[before] ?? 0) <= count) break;
    terms[at] = before;
  }
  terms[at] = term;
}

/** The `n`th greatest of the values, which are left in another order (Hoare's selection); `n` from 1 to their number. */
function nthGreatest(values: Float64Array, n: number): number {
  let low = 0;
  let high = values.length - 1;
  while (low < high) {
    const pivot = values[(low + high) >> 1] ?? 0;
    let left = low;
    let right = high;
    while (left <= right) {
      while ((values[left] ?? 0) > pivot) left++;
      while ((values[right] ?? 0) < pivot) right--;
      if (left > right) break;
      const value = values[left] ?? 0;
      values[left++] = values[right] ?? 0;
      values[right--] = value;
    }
    if (n - 1 <= right) high = right;
    else if (n - 1 >= left) low = left;
    else break;
  }
  return values[n - 1] ?? 0;
}
