import { itemAt } from '@earshot/schema/item-at';
import type { Term, Title } from './terms.ts';

interface TermWeight {
  /** tf-idf, reduced if the term's titles have little else in common or if it is as frequent as the client's name. */
  readonly telling: number;
  /** Whether it is in much of the list, like the client's name or industry. */
  readonly isClient: boolean;
}

export interface TermWeights {
  readonly of: (term: Term) => TermWeight;
  readonly rarityInList: (term: Term) => number;
  /** Number of distinct titles that share a term with another one, so that an unrelated line does not change anything. */
  readonly relatedTitles: number;
  readonly isShort: boolean;
}

export const NAME_FACTOR = 1.5;
/** In a list with fewer titles, any word of two headlines is rare, and all of them may name the client. */
const SHORT_TITLES = 20;
/** Added to the size of the list, so that short lists keep their significant words. */
const SMOOTHING_TITLES = 30;

/** Above this share a term is the client's, and its absence from a title means nothing. */
const CLIENT_SHARE = 0.3;
const CLIENT_FROM_TITLES = 8;
/** A term that exceeds `CLIENT_SHARE` by this much has no weight left in a list of `LONG_TITLES`. */
const CLIENT_FADE_SHARE = 0.15;
const LONG_TITLES = 20;
const FULL_COHESION = 0.2;
const ASSUMED_COHESION = 0.1;
const ASSUMED_TITLES = 2;

export function weighTerms(terms: readonly Term[], titles: readonly Title[]): TermWeights {
  const relatedTitles = titles.filter((title) => title.terms.some((term) => term.titles.length > 1)).length;
  const isShort = relatedTitles < SHORT_TITLES;
  const size = relatedTitles + SMOOTHING_TITLES;
  const rarityInList = (term: Term) => Math.log((size + 1) / (term.titles.length + 0.5)) / Math.log(size);
  const termNumbers = 1 + terms.reduce((most, { number }) => Math.max(most, number), 0);
  const weights = new Float64Array(termNumbers);
  for (const term of terms)
    weights[term.number] =
      (term.isName ? NAME_FACTOR : 1) * Math.sqrt(term.rarity * clamp(rarityInList(term)));
  const cohesionOf = cohesionMeasure(titles, weights);
  const table = new Array<TermWeight>(termNumbers);
  for (const term of terms) {
    const share = term.titles.length / Math.max(1, relatedTitles);
    const factor = cohesionFactor(term, cohesionOf(term)) * clientFactor(share, relatedTitles);
    const isClient = relatedTitles >= CLIENT_FROM_TITLES && share > CLIENT_SHARE;
    table[term.number] = { telling: itemAt(weights, term.number) * factor, isClient };
  }
  return { of: ({ number }) => table[number] ?? NOTHING, rarityInList, relatedTitles, isShort };
}

const NOTHING: TermWeight = { telling: 0, isClient: false };

export function vectorLength({ terms }: Title, weightOf: (term: Term) => number): number {
  return Math.sqrt(terms.reduce((sum, term) => sum + weightOf(term) ** 2, 0)) || 1;
}

/** Mean cosine of the titles that contain a term, apart from the term: low for a client, a place, an everyday word. */
function cohesionMeasure(titles: readonly Title[], weights: Float64Array): (term: Term) => number {
  const lengths = titles.map((title) => vectorLength(title, ({ number }) => itemAt(weights, number)));
  /** Indexed by the number of the term. */
  const sums = new Float64Array(weights.length);
  return (term) => {
    const count = term.titles.length;
    if (count < 2) return 0;
    const others: number[] = [];
    let squares = 0;
    for (const { number, termNumbers } of term.titles)
      for (const other of termNumbers) {
        if (other === term.number) continue;
        const share = itemAt(weights, other) / itemAt(lengths, number);
        if (sums[other] === 0) others.push(other);
        sums[other] = itemAt(sums, other) + share;
        squares += share * share;
      }
    // The square of a sum is the sum of all products: those of a title with itself do not count.
    let products = -squares;
    for (const other of others) {
      const sum = itemAt(sums, other);
      products += sum * sum;
      sums[other] = 0;
    }
    return Math.max(0, products) / (count * (count - 1));
  };
}

function cohesionFactor(term: Term, cohesion: number): number {
  const others = term.titles.length - 1;
  const smoothed = (cohesion * others + ASSUMED_COHESION * ASSUMED_TITLES) / (others + ASSUMED_TITLES);
  return Math.min(1, smoothed / FULL_COHESION);
}

function clientFactor(share: number, relatedTitles: number): number {
  const length = clamp((relatedTitles - CLIENT_FROM_TITLES) / (LONG_TITLES - CLIENT_FROM_TITLES));
  return 1 - length * clamp((share - CLIENT_SHARE) / CLIENT_FADE_SHARE);
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value));
}
