import type { PackedRows } from './packed-rows.ts';

const NONE = -1;

/** Knows the lines of every cluster, to tell whether a line of one and a line of another hold the same two terms. */
export class SharedPairs {
  readonly #rows: PackedRows;
  readonly #terms: number;
  /** By cluster: number of lines, the first and the last of them; by line: the next one of its cluster. */
  readonly #sizes: Int32Array;
  readonly #first: Int32Array;
  readonly #last: Int32Array;
  readonly #next: Int32Array;
  /** By term, during one comparison: 1 when the first cluster holds it, 2 when both do. */
  readonly #marks: Uint8Array;

  /** Every row of terms is a line, and a cluster of that number; `capacity` clusters will ever exist, of `terms` terms. */
  constructor(rows: PackedRows, terms: number, capacity: number) {
    this.#rows = rows;
    this.#terms = terms;
    const lines = rows.starts.length - 1;
    this.#sizes = new Int32Array(capacity).fill(1, 0, lines);
    this.#first = Int32Array.from({ length: capacity }, (_, id) => id);
    this.#last = this.#first.slice();
    this.#next = new Int32Array(lines).fill(NONE);
    this.#marks = new Uint8Array(terms);
  }

  /** The lines of both clusters become those of `union`. */
  join(a: number, b: number, union: number): void {
    this.#sizes[union] = (this.#sizes[a] ?? 0) + (this.#sizes[b] ?? 0);
    this.#next[this.#last[a] ?? 0] = this.#first[b] ?? NONE;
    this.#first[union] = this.#first[a] ?? NONE;
    this.#last[union] = this.#last[b] ?? NONE;
  }

  /** Whether some line of each cluster hold the same two terms. Takes time in proportion to the lines of both. */
  share(a: number, b: number): boolean {
    const [small, large] = (this.#sizes[a] ?? 0) <= (this.#sizes[b] ?? 0) ? [a, b] : [b, a];
    this.#mark(small, 0, 1);
    this.#mark(large, 1, 2);
    const isShared = this.#holdsAny(large, this.#pairsOf(small));
    this.#mark(small, 1, 0);
    this.#mark(small, 2, 0);
    return isShared;
  }

  /** Gives the terms of a cluster that have the mark `from` the mark `to`. */
  #mark(cluster: number, from: number, to: number): void {
    const { starts, numbers } = this.#rows;
    for (let line = this.#first[cluster] ?? NONE; line !== NONE; line = this.#next[line] ?? NONE) {
      for (let at = starts[line] ?? 0; at < (starts[line + 1] ?? 0); at++) {
        const term = numbers[at] ?? 0;
        if (this.#marks[term] === from) this.#marks[term] = to;
      }
    }
  }

  /** Every two terms of one line that both clusters hold, as one number. */
  #pairsOf(cluster: number): Set<number> {
    const pairs = new Set<number>();
    for (let line = this.#first[cluster] ?? NONE; line !== NONE; line = this.#next[line] ?? NONE) {
      const common = this.#commonTerms(line);
      common.forEach((term, i) => {
        for (let j = i + 1; j < common.length; j++) pairs.add(term * this.#terms + (common[j] ?? 0));
      });
    }
    return pairs;
  }

  #holdsAny(cluster: number, pairs: ReadonlySet<number>): boolean {
    if (pairs.size === 0) return false;
    for (let line = this.#first[cluster] ?? NONE; line !== NONE; line = this.#next[line] ?? NONE) {
      const common = this.#commonTerms(line);
      for (let i = 0; i < common.length; i++) {
        for (let j = i + 1; j < common.length; j++) {
          if (pairs.has((common[i] ?? 0) * this.#terms + (common[j] ?? 0))) return true;
        }
      }
    }
    return false;
  }

  #commonTerms(line: number): number[] {
    const { starts, numbers } = this.#rows;
    const common: number[] = [];
    for (let at = starts[line] ?? 0; at < (starts[line + 1] ?? 0); at++) {
      if (this.#marks[numbers[at] ?? 0] === 2) common.push(numbers[at] ?? 0);
    }
    return common;
  }
}
