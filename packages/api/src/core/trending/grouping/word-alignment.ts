import { at } from '@earshot/schema/at';
import { numberStems } from './list-stems.ts';
import { type MeanVectors, meanVectors } from './mean-vectors.ts';
import { type PackedRows, packRows, rowOf } from './packed-rows.ts';
import { EQUAL, type Matches, relateStems } from './relate-stems.ts';
import { dotRows } from './vector-rows.ts';
import type { WeightedTitles } from './word-weights.ts';

/** How well the words of two titles match. `soft`, `exact`, `softWords` and `cosine` are 0-1. */
export interface Alignment {
  /** Weighted mean of each word's best match in the other title, including related words. */
  soft: number;
  /** Like `soft`, but only for equal stems. */
  exact: number;
  /** Like `soft`, over words that are not names. */
  softWords: number;
  /** Cosine of the weighted words, only for equal stems. */
  cosine: number;
  /** Cosine of the mean vectors minus what all titles of the list have in common, -1 to 1. */
  means: number;
  /** Number of equal stems with a weight. */
  shared: number;
  /** Number of equal stems with a digit. */
  figures: number;
}

/** A stem in more than this fraction of titles does not identify a story and has no weight. */
const FREQUENT_SHARE = 0.3;
const FREQUENT_FROM_TITLES = 2;
/** By level: the fraction of a stem's weight that a match of this level counts. */
const MATCH_OF_LEVEL = Float64Array.from({ length: EQUAL + 1 }, (_, level) => level / EQUAL);

/**
 * Aligns the words of titles: each word of one title is matched with the most related word of the other one. A word is
 * weighted by its rarity in the list and in general.
 */
export class WordAlignment {
  readonly vectors: MeanVectors;
  /** By distinct title: its stems with a weight, and its stems with a digit, each once. */
  readonly #rows: PackedRows;
  readonly #figures: PackedRows;
  readonly #weights: Float64Array;
  readonly #names: Uint8Array;
  /** By distinct title: the weight of its stems, their weight without names, and the length of the weight vector. */
  readonly #totals: Float64Array;
  readonly #wordTotals: Float64Array;
  readonly #lengths: Float64Array;
  /** Relatedness of stems, see `relateStems`, and for each element of `#rows`: its row there. */
  readonly #matches: Matches;
  readonly #rowOfPlace: Int32Array;
  /** By stem of the first and the second title: the level of its best match. */
  readonly #bestOfFirst: Uint8Array;
  readonly #bestOfSecond: Uint8Array;
  readonly #left = emptySums();
  readonly #right = emptySums();
  readonly #result: Alignment = {
    soft: 0,
    exact: 0,
    softWords: 0,
    cosine: 0,
    means: 0,
    shared: 0,
    figures: 0,
  };

  /**
   * `examples`: by distinct title, a line that has it. `related`: 1 for titles that share a term with another title. Only
   * these titles determine the size of the list, so that an unrelated line does not change anything.
   */
  constructor(weighted: WeightedTitles, examples: Int32Array, related: Uint8Array) {
    const stems = numberStems(weighted, examples);
    const size = related.reduce((sum, isRelated) => sum + isRelated, 0);
    const frequency = new Int32Array(stems.texts.length);
    for (const stem of stems.rows.numbers) frequency[stem] = (frequency[stem] ?? 0) + 1;
    const weights = Float64Array.from(stems.texts, (_, stem) => {
      const count = frequency[stem] ?? 0;
      if (count > Math.max(FREQUENT_SHARE * size, FREQUENT_FROM_TITLES)) return 0;
      return Math.max(0, Math.log((size + 1) / count)) * (stems.rarities[stem] ?? 1);
    });
    const rowsOf = (isKept: (stem: number) => boolean) =>
      packRows(Array.from(examples, (_, title) => [...rowOf(stems.rows, title).filter(isKept)]));
    const rows = rowsOf((stem) => at(weights, stem) > 0);
    const totalsOf = (weigh: (stem: number) => number) =>
      Float64Array.from(examples, (_, title) =>
        rowOf(rows, title).reduce((sum, stem) => sum + weigh(stem), 0),
      );
    const longest = examples.reduce((most, _, title) => Math.max(most, rowOf(rows, title).length), 0);
    this.#bestOfFirst = new Uint8Array(longest);
    this.#bestOfSecond = new Uint8Array(longest);
    this.#rows = rows;
    this.#figures = rowsOf((stem) => /\d/.test(at(stems.texts, stem)));
    this.#weights = weights;
    this.#names = stems.names;
    this.#totals = totalsOf((stem) => at(weights, stem));
    this.#wordTotals = totalsOf((stem) => (stems.names[stem] === 1 ? 0 : at(weights, stem)));
    this.#lengths = totalsOf((stem) => at(weights, stem) ** 2).map(Math.sqrt);
    this.#matches = relateStems(stems.vectors, frequency, weights);
    this.#rowOfPlace = rows.numbers.map((stem) => at(this.#matches.rowOf, stem));
    this.vectors = meanVectors(rows, weights, stems.vectors, related);
  }

  /** Measures how well the words of two titles match. The result is valid until the next call. */
  measure(a: number, b: number): Readonly<Alignment> {
    const result = this.#result;
    const [left, right] = [this.#left, this.#right];
    this.#matchStems(a, b);
    this.#sumMatches(a, this.#bestOfFirst, left);
    this.#sumMatches(b, this.#bestOfSecond, right);
    const [weightA, weightB] = [this.#totals[a] ?? 0, this.#totals[b] ?? 0];
    result.soft = meanOf(left.soft, weightA, right.soft, weightB);
    result.exact = meanOf(left.exact, weightA, right.exact, weightB);
    result.softWords = meanOf(left.words, this.#wordTotals[a] ?? 0, right.words, this.#wordTotals[b] ?? 0);
    const lengths = (this.#lengths[a] ?? 0) * (this.#lengths[b] ?? 0);
    result.cosine = lengths > 0 ? left.squares / lengths : 0;
    result.shared = left.equal;
    result.figures = countShared(this.#figures, a, b);
    const { means } = this.vectors;
    result.means = dotRows(means, a, means, b);
    return result;
  }

  /** Finds the level of the best match of each stem in the other title, which is `EQUAL` only for the same stem. */
  #matchStems(a: number, b: number): void {
    const { starts, numbers } = this.#rows;
    const { levels, size } = this.#matches;
    const [first, second, rows] = [this.#bestOfFirst, this.#bestOfSecond, this.#rowOfPlace];
    const [startA, endA] = [starts[a] ?? 0, starts[a + 1] ?? 0];
    const [startB, endB] = [starts[b] ?? 0, starts[b + 1] ?? 0];
    second.fill(0, 0, endB - startB);
    for (let i = startA; i < endA; i++) {
      const stem = numbers[i] ?? 0;
      const row = (rows[i] ?? 0) * size;
      let most = 0;
      for (let j = startB; j < endB; j++) {
        const level = numbers[j] === stem ? EQUAL : (levels[row + (rows[j] ?? 0)] ?? 0);
        if (level > most) most = level;
        if (level > (second[j - startB] ?? 0)) second[j - startB] = level;
      }
      first[i - startA] = most;
    }
  }

  /** Adds up the weights of a title's stems, each multiplied by how well it is matched. */
  #sumMatches(title: number, best: Uint8Array, sums: Sums): void {
    const { starts, numbers } = this.#rows;
    const [start, end] = [starts[title] ?? 0, starts[title + 1] ?? 0];
    let [soft, words, exact, squares, equal] = [0, 0, 0, 0, 0];
    for (let i = start; i < end; i++) {
      const stem = numbers[i] ?? 0;
      const level = best[i - start] ?? 0;
      if (level === 0) continue;
      const weight = this.#weights[stem] ?? 0;
      const matched = weight * (MATCH_OF_LEVEL[level] ?? 0);
      soft += matched;
      if (this.#names[stem] !== 1) words += matched;
      if (level !== EQUAL) continue;
      exact += weight;
      squares += weight * weight;
      equal++;
    }
    sums.soft = soft;
    sums.words = words;
    sums.exact = exact;
    sums.squares = squares;
    sums.equal = equal;
  }
}

/** Sums over the stems of one title. */
interface Sums {
  /** Weights multiplied by how well the stems match: for all stems, and without names. */
  soft: number;
  words: number;
  /** Weights and squared weights of the stems that are also in the other title, and the number of these stems. */
  exact: number;
  squares: number;
  equal: number;
}

function emptySums(): Sums {
  return { soft: 0, words: 0, exact: 0, squares: 0, equal: 0 };
}

/** Returns how many numbers of one row are also in another one. */
function countShared({ starts, numbers }: PackedRows, a: number, b: number): number {
  let shared = 0;
  for (let i = starts[a] ?? 0; i < (starts[a + 1] ?? 0); i++)
    for (let j = starts[b] ?? 0; j < (starts[b + 1] ?? 0); j++) if (numbers[i] === numbers[j]) shared++;
  return shared;
}

/** Returns the mean of `a / weightA` and `b / weightB`, counting 0 for a title without weight. */
function meanOf(a: number, weightA: number, b: number, weightB: number): number {
  return ((weightA > 0 ? a / weightA : 0) + (weightB > 0 ? b / weightB : 0)) / 2;
}
