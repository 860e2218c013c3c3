import { VECTOR_DIMENSIONS } from '../../../content/tables/word-vector-source.ts';
import { numberStems, toUnit } from './list-stems.ts';
import { type PackedRows, rowOf } from './packed-rows.ts';
import type { WeightedTitles } from './word-weights.ts';

/** How well the words of two titles match. All values are 0-1, except `means`. */
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
/** Minimum cosine of related words. */
const MIN_COSINE = 0.2;
/** Maximum number of frequent stems compared with each other. In a very long list, rarer stems match only themselves. */
const MAX_RELATED_STEMS = 4_000;
const LEVELS = 255;

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
  /** By stem: its row in `#matches`, or -1. */
  readonly #matchRow: Int32Array;
  readonly #matches: Uint8Array;
  readonly #matched: number;
  readonly #means: Float32Array;
  readonly #best: Float64Array = new Float64Array(256);
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
    const matches = relateStems(stems.vectors, this.frequency, this.weights);
    this.#matchRow = matches.rowOf;
    this.#matches = matches.matches;
    this.#matched = matches.size;
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
    const [left, right] = [sums(), sums()];
    let product = 0;
    for (let i = startA; i < endA; i++) {
      const stem = numbers[i] ?? 0;
      const weight = this.weights[stem] ?? 0;
      const most = this.#bestMatch(stem, startB, endB);
      if (most === 1) {
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
   * Returns the best match of a stem among the stems at `start` to `end`, 1 only for the same stem. Also raises the best
   * matches of these stems in `#best`.
   */
  #bestMatch(stem: number, start: number, end: number): number {
    const { numbers } = this.rows;
    const best = this.#best;
    let most = 0;
    for (let j = start; j < end; j++) {
      const other = numbers[j] ?? 0;
      const match = stem === other ? 1 : this.#match(stem, other);
      if (match > most) most = match;
      if (match > (best[j - start] ?? 0)) best[j - start] = match;
    }
    return most;
  }

  /** Returns the relatedness of two different stems, 0 to 0.99. */
  #match(stem: number, other: number): number {
    const [row, column] = [this.#matchRow[stem] ?? -1, this.#matchRow[other] ?? -1];
    return row < 0 || column < 0 ? 0 : (this.#matches[row * this.#matched + column] ?? 0) / LEVELS;
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

function add(target: Sums, weight: number, match: number, isName: boolean): void {
  target.weight += weight;
  target.soft += weight * match;
  if (match === 1) target.exact += weight;
  if (isName) return;
  target.wordWeight += weight;
  target.words += weight * match;
}

/** Returns the mean of `a / weightA` and `b / weightB`, counting 0 for a title without weight. */
function meanOf(a: number, weightA: number, b: number, weightB: number): number {
  return ((weightA > 0 ? a / weightA : 0) + (weightB > 0 ? b / weightB : 0)) / 2;
}

/** Returns the relatedness of each pair of stems as a byte matrix. */
function relateStems(
  vectors: readonly (Float32Array | null)[],
  frequency: Int32Array,
  weights: Float64Array,
): { rowOf: Int32Array; matches: Uint8Array; size: number } {
  const known = vectors.flatMap((vector, stem) => (vector && (weights[stem] ?? 0) > 0 ? stem : []));
  if (known.length > MAX_RELATED_STEMS)
    known.sort((a, b) => (frequency[b] ?? 0) - (frequency[a] ?? 0) || a - b);
  const compared = known.slice(0, MAX_RELATED_STEMS);
  const size = compared.length;
  const rowOf = new Int32Array(vectors.length).fill(-1);
  const packed = new Float32Array(size * VECTOR_DIMENSIONS);
  compared.forEach((stem, row) => {
    rowOf[stem] = row;
    packed.set(vectors[stem] ?? [], row * VECTOR_DIMENSIONS);
  });
  const matches = new Uint8Array(size * size);
  for (let a = 0; a < size; a++)
    for (let b = 0; b < a; b++) {
      const cosine = dotRows(packed, a, packed, b);
      if (cosine <= MIN_COSINE) continue;
      const level = Math.round(LEVELS * Math.min(0.99, (cosine - MIN_COSINE) / (1 - MIN_COSINE)));
      matches[a * size + b] = level;
      matches[b * size + a] = level;
    }
  return { rowOf, matches, size };
}

/** Returns, for each title, the weighted mean of its stem vectors minus the mean of the list, scaled to length 1. */
function meanVectors(
  rows: PackedRows,
  weights: Float64Array,
  vectors: readonly (Float32Array | null)[],
  related: Uint8Array,
): Float32Array {
  const titles = rows.starts.length - 1;
  const size = Math.max(
    1,
    related.reduce((sum, isRelated) => sum + isRelated, 0),
  );
  const means = new Float32Array(titles * VECTOR_DIMENSIONS);
  const common = new Float64Array(VECTOR_DIMENSIONS);
  for (let title = 0; title < titles; title++) {
    const own = vectorAt(means, title);
    for (const stem of rowOf(rows, title)) {
      const [vector, weight] = [vectors[stem], weights[stem] ?? 0];
      if (vector) for (let i = 0; i < own.length; i++) own[i] = (own[i] ?? 0) + weight * (vector[i] ?? 0);
    }
    toUnit(own);
    if (related[title] === 1)
      own.forEach((value, i) => {
        common[i] = (common[i] ?? 0) + value / size;
      });
  }
  for (let title = 0; title < titles; title++) {
    const own = vectorAt(means, title);
    if (own.every((value) => value === 0)) continue;
    for (let i = 0; i < own.length; i++) own[i] = (own[i] ?? 0) - (common[i] ?? 0);
    toUnit(own);
  }
  return means;
}

function vectorAt(rows: Float32Array, row: number): Float32Array {
  return rows.subarray(row * VECTOR_DIMENSIONS, (row + 1) * VECTOR_DIMENSIONS);
}

function dotRows(left: Float32Array, a: number, right: Float32Array, b: number): number {
  const [startA, startB] = [a * VECTOR_DIMENSIONS, b * VECTOR_DIMENSIONS];
  let sum = 0;
  for (let i = 0; i < VECTOR_DIMENSIONS; i++) sum += (left[startA + i] ?? 0) * (right[startB + i] ?? 0);
  return sum;
}
