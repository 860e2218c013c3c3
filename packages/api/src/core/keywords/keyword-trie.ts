/**
 * The word sequences of all keywords in one trie. Each edge is labeled with a word and the set of gaps accepted before it.
 */
import type { Conditions } from './draft.ts';
import type { KeywordPattern, WordSequence } from './keyword-patterns.ts';
import { CAPITALS } from './keyword-patterns.ts';
import { TokenTable } from './token-table.ts';

/** A spelling that is found when a node is reached, with its conditions. */
export interface Outcome extends Required<Conditions> {
  readonly spelling: number;
  readonly prefix: string;
  readonly suffix: string;
}

const MAX_GAP_SETS = 0x1000000;
/** The edge from the root has no gap before it. */
const NO_GAP_SET = 0;

export class KeywordTrie {
  readonly table = new TokenTable();
  /** Outcomes by node. Node 0 is the root. */
  readonly outcomes: (Outcome[] | undefined)[] = [undefined];
  /** Edges by node: maps gap set and word number to the next node. */
  readonly edges: (Map<number, number> | undefined)[] = [new Map()];
  /** By node: 1 if a longer sequence continues from it. */
  goesOn = new Uint8Array(0);
  #firstNodes = new Int32Array(0);
  #capitalForms = new Int32Array(0);
  readonly #gapSets = new Map<string, number>();
  readonly #setsOfGap = new Map<string, number[]>();

  /** @param patterns one for each spelling, in order. */
  constructor(patterns: readonly KeywordPattern[]) {
    patterns.forEach(({ prefix, suffix, sequences }, spelling) => {
      for (const sequence of sequences) {
        this.#insert(sequence, { spelling, prefix, suffix, ...sequence.conditions });
      }
    });
    this.table.seal();
    this.#firstNodes = new Int32Array(this.table.size);
    this.#capitalForms = new Int32Array(this.table.size).fill(-1);
    for (const [key, node] of this.edges[0] ?? []) this.#firstNodes[Math.floor(key / MAX_GAP_SETS)] = node;
    this.goesOn = Uint8Array.from(this.edges, (edges) => (edges ? 1 : 0));
    for (const word of this.table.words()) {
      const plain = word.startsWith(CAPITALS) ? this.table.idOf(word.slice(CAPITALS.length)) : -1;
      if (plain >= 0) this.#capitalForms[plain] = this.table.idOf(word);
    }
  }

  /** Returns the node after a first word, or 0. */
  first(word: number): number {
    return this.#firstNodes[word] ?? 0;
  }

  /** Returns the number of the same word in capitals if a keyword requires capitals, or -1. */
  capitalForm(word: number): number {
    return this.#capitalForms[word] ?? -1;
  }

  /** Returns the node reached from `node` over a gap of the given set and a word, or 0. */
  next(node: number, gapSet: number, word: number): number {
    return this.edges[node]?.get(word * MAX_GAP_SETS + gapSet) ?? 0;
  }

  /** Returns the numbers of the gap sets that contain a gap as returned by `readGap`. */
  setsWith(gap: string): readonly number[] {
    return this.#setsOfGap.get(gap) ?? [];
  }

  #insert(sequence: WordSequence, outcome: Outcome): void {
    let node = 0;
    sequence.words.forEach((word, depth) => {
      // Add the plain form too, so that the scanner knows the word and can look up its capital form.
      if (word.startsWith(CAPITALS)) this.table.add(word.slice(CAPITALS.length));
      const gapSet = depth === 0 ? NO_GAP_SET : this.#gapSet(sequence.gaps[depth - 1] ?? []);
      const key = this.table.add(word) * MAX_GAP_SETS + gapSet;
      const edges = this.edges[node] ?? new Map<number, number>();
      this.edges[node] = edges;
      let child = edges.get(key);
      if (child === undefined) {
        child = this.outcomes.length;
        this.outcomes.push(undefined);
        this.edges.push(undefined);
        edges.set(key, child);
      }
      node = child;
    });
    const outcomes = this.outcomes[node] ?? [];
    outcomes.push(outcome);
    this.outcomes[node] = outcomes;
  }

  #gapSet(gaps: readonly string[]): number {
    const key = JSON.stringify([...gaps].sort());
    const known = this.#gapSets.get(key);
    if (known !== undefined) return known;
    const number = this.#gapSets.size + 1;
    this.#gapSets.set(key, number);
    for (const gap of gaps) this.#setsOfGap.set(gap, [...(this.#setsOfGap.get(gap) ?? []), number]);
    return number;
  }
}
