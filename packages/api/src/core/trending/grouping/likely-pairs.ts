import { at } from '@earshot/schema/at';
import { visitCandidates } from './candidates.ts';
import { contradict } from './compare-courses.ts';
import { findDominantEvent, type MeasuredPairs } from './dominant-event.ts';
import { NumberList } from './number-list.ts';
import { PAIR_FEATURES, pairWeights } from './pair-weights.ts';
import type { PreparedTitles } from './prepare-titles.ts';

/** Pairs of distinct titles that may tell one story, each once, `first[i]` after `second[i]`. */
export interface LikelyPairs {
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** 0-1. */
  readonly likelihood: Float64Array;
  /** Titles whose search was cut short by a limit. */
  readonly cutShort: number;
}

/** Up to so many titles, every two are compared: stories are told in different words. Above, those that share a term. */
const ALL_PAIRS_TO_TITLES = 700;
/** Titles with a shared term are compared when they are this alike. */
const MIN_COSINE = 0.05;
/** Pairs less likely than this add nothing to the link of two groups. */
const MIN_LIKELIHOOD = 0.05;
/** In a longer list, one event is unlikely to dominate, and the search costs much. */
const DOMINANCE_TO_TITLES = 2_000;
/** Two titles of the dominant event are of one story by the product of their probabilities to this power. */
const DOMINANCE_EXPONENT = 2;
/** How much less likely two titles are when one surely belongs to the dominant event and the other surely does not. */
const OUTSIDE_DISCOUNT = 0.5;

/** A list of few titles says little about how alike its stories are: so many more of this nearness are assumed. */
const ASSUMED_TITLES = 10;
const ASSUMED_COSINE = 0.35;

/** Pairs of distinct titles to compare, each once, `first[i]` after `second[i]`. */
interface ComparedPairs {
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly cutShort: number;
}

/** Of the labeled pairs that contradict each other in direction or stage, one in 25 is one story; see `compare-courses.ts`. */
const CONTRADICTED = 0.1;

/** The pairs whose likelihood, a logistic function of their evidence, counts. */
export function findLikelyPairs(prepared: PreparedTitles): LikelyPairs {
  const compared = findComparedPairs(prepared);
  const measured = measurePairs(compared, prepared);
  const dominance =
    prepared.alignment && prepared.days.length <= DOMINANCE_TO_TITLES
      ? findDominantEvent({ ...prepared, names: prepared.weighted.names }, measured)
      : null;
  if (dominance) addDominantEvent(measured, dominance);
  return { ...keepLikely(measured), cutShort: compared.cutShort };
}

/** Every two titles of a list of usual length; of a long one those that share a term. Sets the density of the evidence. */
function findComparedPairs(prepared: PreparedTitles): ComparedPairs {
  const { terms, evidence, profile, holders, relatedTitles, alignment } = prepared;
  const titles = terms.rows.starts.length - 1;
  const comparesAll = alignment !== null && titles <= ALL_PAIRS_TO_TITLES;
  const [first, second] = [new NumberList(titles), new NumberList(titles)];
  const nearest = new Float64Array(titles);
  const cutShort = visitCandidates(terms.rows, holders, profile.telling, (a, b) => {
    const cosine = evidence.cosine(a, b);
    if (cosine < MIN_COSINE) return;
    nearest[a] = Math.max(at(nearest, a), cosine);
    nearest[b] = Math.max(at(nearest, b), cosine);
    if (comparesAll) return;
    first.push(a);
    second.push(b);
  });
  evidence.density = densityOf(nearest, relatedTitles);
  if (comparesAll)
    for (let a = 0; a < titles; a++)
      for (let b = 0; b < a; b++) {
        first.push(a);
        second.push(b);
      }
  return { first: first.values(), second: second.values(), cutShort: comparesAll ? 0 : cutShort };
}

/** Mean of the cosines of every title with its nearest one, over the titles that have any. */
function densityOf(nearest: Float64Array, relatedTitles: number): number {
  const sum = nearest.reduce((total, cosine) => total + cosine, 0);
  return (sum + ASSUMED_TITLES * ASSUMED_COSINE) / (relatedTitles + ASSUMED_TITLES);
}

/** What words, names, events and days say of each pair. */
function measurePairs(
  { first, second }: Pick<ComparedPairs, 'first' | 'second'>,
  { evidence, profile, terms }: PreparedTitles,
): MeasuredPairs {
  const weights = pairWeights(profile.generality);
  const features = new Float64Array(weights.length);
  const cosineAt = PAIR_FEATURES.indexOf('wordCosine');
  const likelihood = new Float64Array(first.length);
  const cosine = new Float64Array(first.length);
  for (let pair = 0; pair < first.length; pair++) {
    const [a, b] = [at(first, pair), at(second, pair)];
    evidence.measure(a, b, features);
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += (weights[i] ?? 0) * (features[i] ?? 0);
    likelihood[pair] = (contradict(terms.courses, a, b) ? CONTRADICTED : 1) / (1 + Math.exp(-sum));
    cosine[pair] = features[cosineAt] ?? 0;
  }
  return { first, second, likelihood, cosine };
}

/** Either the two say so themselves, or both belong to the event that dominates the list. */
function addDominantEvent({ first, second, likelihood }: MeasuredPairs, dominance: Float64Array): void {
  for (let pair = 0; pair < likelihood.length; pair++) {
    const [a, b] = [at(dominance, at(first, pair)), at(dominance, at(second, pair))];
    const apart = a * (1 - b) + b * (1 - a);
    const own = at(likelihood, pair) * (1 - OUTSIDE_DISCOUNT * apart);
    likelihood[pair] = 1 - (1 - own) * (1 - (a * b) ** DOMINANCE_EXPONENT);
  }
}

function keepLikely({ first, second, likelihood }: MeasuredPairs): Omit<LikelyPairs, 'cutShort'> {
  let kept = 0;
  for (let pair = 0; pair < likelihood.length; pair++) {
    const likely = at(likelihood, pair);
    if (likely < MIN_LIKELIHOOD) continue;
    first[kept] = at(first, pair);
    second[kept] = at(second, pair);
    likelihood[kept] = likely;
    kept++;
  }
  return {
    first: first.subarray(0, kept),
    second: second.subarray(0, kept),
    likelihood: likelihood.subarray(0, kept),
  };
}
