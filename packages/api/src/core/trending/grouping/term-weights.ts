import { backgroundRarity } from '../../text/background-rank.ts';
import { CONCEPTS } from './concept-phrases.ts';
import { type PackedRows, rowOf, vectorLengths } from './packed-rows.ts';
import type { Figure, FigureKind } from './read-figures.ts';
import type { TitleTerms } from './title-terms.ts';
import type { WeightedTitles } from './word-weights.ts';

/** Weights by term number. */
export interface TermWeights {
  /** Rarity in general use and in this list, multiplied by 1.5 for names. */
  readonly weights: Float64Array;
  /** Similarity of the titles that contain the term, apart from the term, 0-1. Low for a client, a place, or an everyday word. */
  readonly cohesion: Float64Array;
  /** Number of distinct titles that contain the term. */
  readonly frequency: Int32Array;
  /** The distinct titles that contain the term, ascending. */
  readonly holders: PackedRows;
  /** By distinct title: 1 if it shares a term with another title. */
  readonly related: Uint8Array;
  /**
   * Number of distinct titles that share a term with another title. Used as the size of the list, so that an unrelated line
   * does not change anything.
   */
  readonly relatedTitles: number;
}

const NAME_FACTOR = 1.5;
/** Number of titles added to the list when computing its frequencies, so that short lists keep their significant words. */
const SMOOTHING_TITLES = 30;
const CONCEPT_RARITY = { event: 0.6, synonym: 0.5 } as const;
const LARGE_FIGURE = 1_000;
const SMALL_COUNT = 20;
/** Maximum number of a term's titles checked for what else they share. */
const MAX_COHESION_TITLES = 256;

export function weighTerms(terms: TitleTerms, weighted: WeightedTitles): TermWeights {
  const frequency = new Int32Array(terms.terms);
  for (const term of terms.rows.numbers) frequency[term] = (frequency[term] ?? 0) + 1;
  const related = findRelated(terms.rows, frequency);
  const relatedTitles = related.reduce((sum, isRelated) => sum + isRelated, 0);
  const size = relatedTitles + SMOOTHING_TITLES;
  const weights = new Float64Array(terms.terms);
  for (let term = 0; term < terms.terms; term++) {
    const count = frequency[term] ?? 0;
    if (count === 0) continue;
    const inList = Math.min(1, Math.max(0, Math.log((size + 1) / (count + 0.5)) / Math.log(size)));
    const isName = term < terms.firstConcept && weighted.names[term] === 1;
    weights[term] = (isName ? NAME_FACTOR : 1) * Math.sqrt(generalRarity(term, terms, weighted) * inList);
  }
  const holders = postings(terms.rows, frequency);
  const cohesion = measureCohesion(terms.rows, weights, holders);
  return { weights, frequency, holders, cohesion, related, relatedTitles };
}

function findRelated(rows: PackedRows, frequency: Int32Array): Uint8Array {
  const { starts, numbers } = rows;
  const related = new Uint8Array(starts.length - 1);
  for (let title = 0; title < related.length; title++) {
    const end = starts[title + 1] ?? 0;
    let at = starts[title] ?? 0;
    while (at < end && (frequency[numbers[at] ?? 0] ?? 0) <= 1) at++;
    if (at < end) related[title] = 1;
  }
  return related;
}

function generalRarity(term: number, terms: TitleTerms, weighted: WeightedTitles): number {
  if (term < terms.firstConcept) return backgroundRarity(weighted.vocabulary[term] ?? '');
  if (term < terms.firstFigure)
    return CONCEPTS[term - terms.firstConcept]?.isEvent ? CONCEPT_RARITY.event : CONCEPT_RARITY.synonym;
  const figure = terms.figureOf[term - terms.firstFigure];
  return figure ? figureRarity(figure) : 0;
}

function figureRarity({ kind, value }: Figure): number {
  const byKind: Record<FigureKind, number> = {
    score: 0.9,
    money: 0.9,
    percent: 0.75,
    period: 0.45,
    year: 0.45,
    count: value >= LARGE_FIGURE ? 0.9 : value > SMALL_COUNT ? 0.7 : 0.45,
  };
  return byKind[kind];
}

/**
 * Returns, for each term, the mean cosine of pairs of titles that contain it, excluding the term. 0 if fewer than two do.
 */
function measureCohesion(rows: PackedRows, weights: Float64Array, holders: PackedRows): Float64Array {
  const lengths = vectorLengths(rows, weights);
  const shares: TermShares = { sums: new Float64Array(weights.length), touched: [] };
  return weights.map((_, term) => {
    // Most words in a long list occur in only one title.
    if ((holders.starts[term + 1] ?? 0) - (holders.starts[term] ?? 0) < 2) return 0;
    const titles = sampleOf(rowOf(holders, term));
    let ownSquares = 0;
    for (const title of titles)
      ownSquares = addShares(shares, rows, weights, title, lengths[title] ?? 1, term, ownSquares);
    return Math.max(0, takeSquares(shares) - ownSquares) / (titles.length * (titles.length - 1));
  });
}

/** By term: the sum of its normalized weights in a set of titles. `touched` lists the terms with a sum. */
interface TermShares {
  readonly sums: Float64Array;
  readonly touched: number[];
}

/**
 * Adds the normalized weights of a title's terms, except `term`, to the sums. Returns `squares` plus the squares of these
 * weights.
 */
function addShares(
  { sums, touched }: TermShares,
  { starts, numbers }: PackedRows,
  weights: Float64Array,
  title: number,
  length: number,
  term: number,
  squares: number,
): number {
  const end = starts[title + 1] ?? 0;
  let total = squares;
  for (let at = starts[title] ?? 0; at < end; at++) {
    const other = numbers[at] ?? 0;
    if (other === term) continue;
    const share = (weights[other] ?? 0) / length;
    if (sums[other] === 0) touched.push(other);
    sums[other] = (sums[other] ?? 0) + share;
    total += share * share;
  }
  return total;
}

/** Returns the sum of the squares of all sums, and resets the sums to zero. */
function takeSquares({ sums, touched }: TermShares): number {
  let squares = 0;
  for (const term of touched) {
    squares += (sums[term] ?? 0) ** 2;
    sums[term] = 0;
  }
  touched.length = 0;
  return squares;
}

/** Returns at most `MAX_COHESION_TITLES` of the titles, evenly spaced. */
function sampleOf(titles: Int32Array): Int32Array {
  const step = Math.ceil(titles.length / MAX_COHESION_TITLES);
  return step <= 1 ? titles : titles.filter((_, i) => i % step === 0);
}

/** Returns, for each term, the titles that contain it, in ascending order. */
function postings(rows: PackedRows, frequency: Int32Array): PackedRows {
  const starts = new Int32Array(frequency.length + 1);
  for (let term = 0; term < frequency.length; term++)
    starts[term + 1] = (starts[term] ?? 0) + (frequency[term] ?? 0);
  const next = starts.slice();
  const numbers = new Int32Array(rows.numbers.length);
  for (let title = 0; title + 1 < rows.starts.length; title++) {
    for (let i = rows.starts[title] ?? 0; i < (rows.starts[title + 1] ?? 0); i++) {
      const term = rows.numbers[i] ?? 0;
      const at = next[term] ?? 0;
      numbers[at] = title;
      next[term] = at + 1;
    }
  }
  return { starts, numbers };
}
