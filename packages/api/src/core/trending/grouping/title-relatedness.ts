import { VECTOR_DIMENSIONS, wordVector } from '../../text/word-vectors.ts';
import { type ListProfile, NAME_KINDS } from './list-profile.ts';
import { rowOf } from './packed-rows.ts';
import type { WeightedTitles } from './word-weights.ts';

/** In long lists, some two titles are always related: between these numbers of titles the effect fades. */
const FULL_TO_TITLES = 500;
const TO_TITLES = 1_500;
/** A title counts when words of at least this share of its weight have vectors. */
const MIN_KNOWN_SHARE = 0.5;
/** Nearest titles by which the neighborhood of a title is judged. */
const NEIGHBORS = 5;

/** The titles of a list, as far as relatedness needs them. */
export interface MeaningfulTitles {
  readonly weighted: WeightedTitles;
  readonly profile: ListProfile;
  /** By distinct title, a line that holds it. */
  readonly examples: Int32Array;
  /** By distinct title, 1 when it shares a term with another. */
  readonly related: Uint8Array;
}

/**
 * How related two titles of a list are in meaning, whatever their words: the cosine of the weighted means of their words'
 * vectors, from which what all titles of the list mean is subtracted, against their cosines with their nearest titles
 * (cross-domain similarity local scaling, Conneau et al. 2018). So in a list about a hospital, "nurse" and "ward" say nothing.
 */
export class TitleRelatedness {
  /** 0-1: how much relatedness counts in this list: nothing in a very short or long one, or in general news. */
  readonly effect: number;
  readonly #vectors: Float32Array;
  readonly #isKnown: Uint8Array;
  readonly #neighborhoods: Float64Array;

  constructor(titles: MeaningfulTitles) {
    const size = titles.examples.length;
    const bySize = Math.min(1, Math.max(0, (TO_TITLES - size) / (TO_TITLES - FULL_TO_TITLES)));
    this.effect = bySize * (1 - titles.profile.generality);
    const used = this.effect > 0 ? size : 0;
    this.#vectors = new Float32Array(used * VECTOR_DIMENSIONS);
    this.#isKnown = new Uint8Array(used);
    this.#neighborhoods = new Float64Array(used);
    if (used === 0) return;
    this.#readTitles(titles);
    this.#center(titles.related);
    this.#judgeNeighborhoods(titles.related);
  }

  /** Whether enough words of both titles are known. */
  knows(a: number, b: number): boolean {
    return this.#isKnown[a] === 1 && this.#isKnown[b] === 1;
  }

  /** About -3 to 1.5; above 0 when each is nearer to the other than to its own nearest titles; 0 where words are not known. */
  between(a: number, b: number): number {
    if (!this.knows(a, b)) return 0;
    return 2 * this.#cosine(a, b) - (this.#neighborhoods[a] ?? 0) - (this.#neighborhoods[b] ?? 0);
  }

  #cosine(a: number, b: number): number {
    const vectors = this.#vectors;
    const [startA, startB] = [a * VECTOR_DIMENSIONS, b * VECTOR_DIMENSIONS];
    let sum = 0;
    for (let i = 0; i < VECTOR_DIMENSIONS; i++)
      sum += (vectors[startA + i] ?? 0) * (vectors[startB + i] ?? 0);
    return sum;
  }

  #readTitles({ weighted, profile, examples }: MeaningfulTitles): void {
    const vectorOf = new Map<number, Float32Array | null>();
    examples.forEach((line, title) => {
      const own = this.#vectorOf(title);
      let [known, all] = [0, 0];
      for (const word of rowOf(weighted.words, line)) {
        const key = weighted.vocabulary[word] ?? '';
        const weight = weighted.weights[word] ?? 0;
        if (weight === 0 || /^\d/.test(key) || profile.nameKinds[word] === NAME_KINDS.client) continue;
        let vector = vectorOf.get(word);
        if (vector === undefined) {
          vector = wordVector(key);
          vectorOf.set(word, vector);
        }
        all += weight;
        if (vector === null) continue;
        known += weight;
        for (let i = 0; i < own.length; i++) own[i] = (own[i] ?? 0) + weight * (vector[i] ?? 0);
      }
      this.#isKnown[title] = Number(known > 0 && known >= MIN_KNOWN_SHARE * all);
      toUnit(own);
    });
  }

  /** Takes out what the related titles have in common, so that a foreign line changes nothing. */
  #center(related: Uint8Array): void {
    const mean = new Float64Array(VECTOR_DIMENSIONS);
    let counted = 0;
    related.forEach((isRelated, title) => {
      if (isRelated === 0 || this.#isKnown[title] === 0) return;
      counted++;
      this.#vectorOf(title).forEach((value, i) => {
        mean[i] = (mean[i] ?? 0) + value;
      });
    });
    for (let title = 0; title < related.length; title++) {
      const own = this.#vectorOf(title);
      for (let i = 0; i < own.length; i++) own[i] = (own[i] ?? 0) - (mean[i] ?? 0) / Math.max(1, counted);
      toUnit(own);
    }
  }

  #judgeNeighborhoods(related: Uint8Array): void {
    const nearest = new Float64Array(NEIGHBORS);
    for (let title = 0; title < related.length; title++) {
      nearest.fill(0);
      for (let other = 0; other < related.length; other++)
        if (other !== title && related[other] === 1 && this.knows(title, other))
          keepGreatest(nearest, this.#cosine(title, other));
      this.#neighborhoods[title] = nearest.reduce((sum, cosine) => sum + cosine, 0) / NEIGHBORS;
    }
  }

  #vectorOf(title: number): Float32Array {
    return this.#vectors.subarray(title * VECTOR_DIMENSIONS, (title + 1) * VECTOR_DIMENSIONS);
  }
}

function toUnit(vector: Float32Array): void {
  const length = Math.sqrt(vector.reduce((sum, value) => sum + value * value, 0));
  if (length > 0) for (let i = 0; i < vector.length; i++) vector[i] = (vector[i] ?? 0) / length;
}

/** Puts a value among the greatest ones, which are in descending order. */
function keepGreatest(greatest: Float64Array, value: number): void {
  if (value <= (greatest.at(-1) ?? 0)) return;
  let at = greatest.length - 1;
  for (; at > 0 && (greatest[at - 1] ?? 0) < value; at--) greatest[at] = greatest[at - 1] ?? 0;
  greatest[at] = value;
}
