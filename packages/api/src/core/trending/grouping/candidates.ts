import type { PackedRows } from './packed-rows.ts';

/**
 * Maximum number of index entries read per title, rarest terms first, and maximum number of candidates compared with each
 * title in full. Both shrink as the list grows, so that the total time stays linear.
 */
const MAX_ENTRIES = 3_000;
const ENTRIES_OF_ALL_TITLES = 30_000_000;
const MAX_CANDIDATES = 200;
const CANDIDATES_OF_ALL_TITLES = 1_000_000;
const MIN_CANDIDATES = 10;

/**
 * Calls `visit(title, earlier)` for every title and the nearest earlier titles that share a weighted term with it.
 * `holders`: for each term, the titles that contain it. Returns the number of searches that a limit cut short.
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
    for (let i = 0; i < search.count; i++) visit(title, search.found[i] ?? 0);
    search.index(title);
    if (!isComplete) cutShort++;
  }
  return cutShort;
}

/**
 * Reuses its arrays across searches, because there can be a hundred thousand searches that find thousands of titles each.
 */
class CandidateSearch {
  /** Titles found by the current search, in the first `count` elements. */
  readonly found: Int32Array;
  count = 0;
  readonly #rows: PackedRows;
  readonly #holders: PackedRows;
  readonly #weights: Float64Array;
  readonly #scores: Float64Array;
  /** Terms of the current title, rarest first. */
  readonly #terms: number[] = [];
  /** Buffers for selecting the best titles found. */
  #values = new Float64Array(0);
  #ties = new Int32Array(0);
  /** By term: how many of its titles in `holders` have been indexed. */
  readonly #indexed: Int32Array;

  constructor(rows: PackedRows, holders: PackedRows, weights: Float64Array) {
    this.#rows = rows;
    this.#holders = holders;
    this.#weights = weights;
    this.#scores = new Float64Array(rows.starts.length - 1);
    this.found = new Int32Array(rows.starts.length - 1);
    this.#indexed = new Int32Array(weights.length);
  }

  /** Fills `found` with the best candidates. Returns false if a limit cut the search short. */
  find(title: number, maxEntries: number, maxCandidates: number): boolean {
    this.count = 0;
    this.#sortTerms(title);
    let entries = maxEntries;
    let isComplete = true;
    for (const term of this.#terms) {
      entries -= this.#indexed[term] ?? 0;
      isComplete = entries >= 0;
      if (!isComplete) break;
      this.#scan(term);
    }
    if (this.count > maxCandidates) {
      this.#keepBest(maxCandidates);
      isComplete = false;
    }
    for (let i = 0; i < this.count; i++) this.#scores[this.found[i] ?? 0] = 0;
    return isComplete;
  }

  index(title: number): void {
    const { starts, numbers } = this.#rows;
    for (let at = starts[title] ?? 0; at < (starts[title + 1] ?? 0); at++) {
      const term = numbers[at] ?? 0;
      this.#indexed[term] = (this.#indexed[term] ?? 0) + 1;
    }
  }

  #sortTerms(title: number): void {
    const { starts, numbers } = this.#rows;
    const [terms, indexed] = [this.#terms, this.#indexed];
    terms.length = 0;
    for (let at = starts[title] ?? 0; at < (starts[title + 1] ?? 0); at++) {
      const term = numbers[at] ?? 0;
      if ((indexed[term] ?? 0) > 0 && (this.#weights[term] ?? 0) > 0) insertByCount(term, terms, indexed);
    }
  }

  /** Keeps the best `most` titles in `found`. Ties go to the titles with lower numbers. */
  #keepBest(most: number): void {
    const [found, scores, size] = [this.found, this.#scores, this.count];
    if (this.#values.length < size) {
      this.#values = new Float64Array(2 * size);
      this.#ties = new Int32Array(2 * size);
    }
    const [values, ties] = [this.#values, this.#ties];
    for (let i = 0; i < size; i++) values[i] = scores[found[i] ?? 0] ?? 0;
    const least = nthGreatest(values, size, most);
    let [kept, tied] = [0, 0];
    for (let i = 0; i < size; i++) {
      const other = found[i] ?? 0;
      const score = scores[other] ?? 0;
      if (score > least) found[kept++] = other;
      else {
        scores[other] = 0;
        if (score === least) ties[tied++] = other;
      }
    }
    for (let i = 0; i < tied; i++) values[i] = -(ties[i] ?? 0);
    const last = -nthGreatest(values, tied, most - kept);
    const firstTie = kept;
    for (let i = 0; i < tied; i++) if ((ties[i] ?? 0) <= last) found[kept++] = ties[i] ?? 0;
    found.subarray(firstTie, kept).sort();
    this.count = kept;
  }

  #scan(term: number): void {
    const { starts, numbers } = this.#holders;
    const scores = this.#scores;
    const start = starts[term] ?? 0;
    const end = start + (this.#indexed[term] ?? 0);
    const product = (this.#weights[term] ?? 0) ** 2;
    for (let at = start; at < end; at++) {
      const other = numbers[at] ?? 0;
      const score = scores[other] ?? 0;
      if (score === 0) this.found[this.count++] = other;
      scores[other] = score + product;
    }
  }
}

/** Inserts a term into a list sorted by count, after terms with an equal count. */
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

/** Returns the `n`th largest of the first `size` values, and reorders them (Hoare's selection). `n` is from 1 to `size`. */
function nthGreatest(values: Float64Array, size: number, n: number): number {
  let low = 0;
  let high = size - 1;
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
