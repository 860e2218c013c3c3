import { at } from '@earshot/schema/at';
import { numberStems } from './list-stems.ts';
import { meanVectors } from './mean-vectors.ts';
import { type PackedRows, rowOf } from './packed-rows.ts';
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
/** Maximum number of stems of a title, far above that of the longest one. */
const MAX_STEMS = 256;

/**
 * Aligns the words of titles: each word of one title is matched with the most related word of the other one. A word is
 * weighted by its rarity in the list and in general.
 */
export class WordAlignment {
  /** By distinct title: its stems, each once. */
  readonly rows: PackedRows;
  /** By stem: number of distinct titles that contain it. */
  readonly frequency: Int32Array;
  readonly weights: Float64Array;
  readonly names: Uint8Array;
  readonly #hasDigit: Uint8Array;
  readonly #lengths: Float64Array;
  /** Relatedness of stems, see `relateStems`, and for each element of `rows`: its row there. */
  readonly #matches: Matches;
  readonly #rowOfPlace: Int32Array;
  readonly #means: Float32Array;
  /** By stem of the second title: the level of its best match. */
  readonly #best: Uint8Array = new Uint8Array(MAX_STEMS);
  readonly #left = sums();
  readonly #right = sums();
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
    const titles = examples.length;
    const size = related.reduce((sum, isRelated) => sum + isRelated, 0);
    this.rows = stems.rows;
    this.names = stems.names;
    this.frequency = new Int32Array(stems.texts.length);
    for (const stem of stems.rows.numbers) this.frequency[stem] = (this.frequency[stem] ?? 0) + 1;
    this.weights = Float64Array.from(stems.texts, (_, stem) => {
      const count = this.frequency[stem] ?? 0;
      if (count > Math.max(FREQUENT_SHARE * size, FREQUENT_FROM_TITLES)) return 0;
      return Math.max(0, Math.log((size + 1) / count)) * (stems.rarities[stem] ?? 1);
    });
    this.#hasDigit = Uint8Array.from(stems.texts, (text) => Number(/\d/.test(text)));
    this.#lengths = new Float64Array(titles);
    for (let title = 0; title < titles; title++)
      this.#lengths[title] = Math.sqrt(
        rowOf(this.rows, title).reduce((sum, stem) => sum + (this.weights[stem] ?? 0) ** 2, 0),
      );
    this.#matches = relateStems(stems.vectors, this.frequency, this.weights);
    this.#rowOfPlace = stems.rows.numbers.map((stem) => at(this.#matches.rowOf, stem));
    this.#means = meanVectors(this.rows, this.weights, stems.vectors, related);
  }

  /** Measures how well the words of two titles match. The result is valid until the next call. */
  measure(a: number, b: number): Readonly<Alignment> {
    const result = this.#result;
    const { starts, numbers } = this.rows;
    const [startA, endA] = [starts[a] ?? 0, starts[a + 1] ?? 0];
    const [startB, endB] = [starts[b] ?? 0, starts[b + 1] ?? 0];
    result.shared = result.figures = 0;
    const best = this.#best;
    best.fill(0, 0, endB - startB);
    const [left, right] = [cleared(this.#left), cleared(this.#right)];
    let product = 0;
    for (let i = startA; i < endA; i++) {
      const stem = numbers[i] ?? 0;
      const weight = this.weights[stem] ?? 0;
      const most = this.#bestMatch(i, startB, endB);
      if (most === EQUAL) {
        product += weight * weight;
        if (weight > 0) result.shared++;
        result.figures += this.#hasDigit[stem] ?? 0;
      }
      add(left, weight, most, this.names[stem] === 1);
    }
    for (let j = startB; j < endB; j++) {
      const stem = numbers[j] ?? 0;
      add(right, this.weights[stem] ?? 0, best[j - startB] ?? 0, this.names[stem] === 1);
    }
    result.soft = meanOf(left.soft, left.weight, right.soft, right.weight);
    result.exact = meanOf(left.exact, left.weight, right.exact, right.weight);
    result.softWords = meanOf(left.words, left.wordWeight, right.words, right.wordWeight);
    const lengths = (this.#lengths[a] ?? 0) * (this.#lengths[b] ?? 0);
    result.cosine = lengths > 0 ? product / lengths : 0;
    result.means = dotRows(this.#means, a, this.#means, b);
    return result;
  }

  /**
   * Returns the level of the best match of the stem at `place` among the stems at `start` to `end`, `EQUAL` only for the
   * same stem. Also raises the best matches of these stems in `#best`.
   */
  #bestMatch(place: number, start: number, end: number): number {
    const { numbers } = this.rows;
    const { levels, size } = this.#matches;
    const [best, rows] = [this.#best, this.#rowOfPlace];
    const stem = numbers[place] ?? 0;
    const row = (rows[place] ?? 0) * size;
    let most = 0;
    for (let j = start; j < end; j++) {
      const level = numbers[j] === stem ? EQUAL : (levels[row + (rows[j] ?? 0)] ?? 0);
      if (level > most) most = level;
      if (level > (best[j - start] ?? 0)) best[j - start] = level;
    }
    return most;
  }
}

interface Sums {
  weight: number;
  soft: number;
  exact: number;
  wordWeight: number;
  words: number;
}

function sums(): Sums {
  return { weight: 0, soft: 0, exact: 0, wordWeight: 0, words: 0 };
}

function cleared(target: Sums): Sums {
  target.weight = target.soft = target.exact = target.wordWeight = target.words = 0;
  return target;
}

function add(target: Sums, weight: number, level: number, isName: boolean): void {
  const match = level / EQUAL;
  target.weight += weight;
  target.soft += weight * match;
  if (level === EQUAL) target.exact += weight;
  if (isName) return;
  target.wordWeight += weight;
  target.words += weight * match;
}

/** Returns the mean of `a / weightA` and `b / weightB`, counting 0 for a title without weight. */
function meanOf(a: number, weightA: number, b: number, weightB: number): number {
  return ((weightA > 0 ? a / weightA : 0) + (weightB > 0 ? b / weightB : 0)) / 2;
}
