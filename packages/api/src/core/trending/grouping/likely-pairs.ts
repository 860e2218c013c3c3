import { at } from '@earshot/schema/at';
import { visitCandidates } from './candidates.ts';
import { contradict } from './compare-courses.ts';
import { findDominantEvent } from './dominant-event.ts';
import type { MeasuredPairs } from './dominant-lines.ts';
import { NumberList } from './number-list.ts';
import { pairWeights, sharesOnlyNames } from './pair-weights.ts';
import type { PreparedTitles } from './prepare-titles.ts';

/**
 * Pairs of distinct titles that may tell the same story. Each pair occurs once, with `first[i]` greater than `second[i]`.
 */
export interface LikelyPairs {
  readonly first: Int32Array;
  readonly second: Int32Array;
  /** Likelihood that both titles tell the same story, 0-1. */
  readonly likelihood: Float64Array;
  /** Number of titles whose search was cut short by a limit. */
  readonly cutShort: number;
}

/**
 * Maximum number of titles for which every pair is compared, even if it shares no term: the same story may be told in
 * different words. In longer lists, only pairs that share a term are compared.
 */
const ALL_PAIRS_TO_TITLES = 700;
/** Minimum cosine similarity for titles with a shared term to be compared. */
const MIN_COSINE = 0.05;
/** Minimum likelihood for a pair to count toward the link between two groups. */
const MIN_LIKELIHOOD = 0.05;
/**
 * Maximum number of titles in a list that is searched for a dominant event. The search takes time, and the models are fitted
 * to lists of up to 160 titles.
 */
const DOMINANCE_TO_TITLES = 2_000;

/**
 * A list with few titles is weak evidence of how similar its stories are, so this many additional titles with this cosine
 * are assumed.
 */
const ASSUMED_TITLES = 10;
const ASSUMED_COSINE = 0.35;

interface ComparedPairs {
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly cutShort: number;
}

/**
 * Factor applied to the likelihood of titles that contradict each other in direction or stage (see `compare-courses.ts`).
 * Of 409 labeled pairs that contradict each other, 46 tell the same story.
 */
const CONTRADICTED = 0.1;

/** Finds the pairs whose likelihood is high enough to count. */
export function findLikelyPairs(prepared: PreparedTitles): LikelyPairs {
  const { cutShort, ...measured } = measureLikelihoods(prepared);
  return { ...keepLikely(measured), cutShort };
}

/**
 * Returns all compared pairs with their likelihood: a logistic function of the evidence, adjusted for contradictions and
 * for a dominant event.
 */
export function measureLikelihoods(prepared: PreparedTitles): LikelyPairs {
  const compared = findComparedPairs(prepared);
  const measured = measurePairs(compared, prepared);
  const { alignment } = prepared;
  const dominance =
    alignment && prepared.days.length <= DOMINANCE_TO_TITLES
      ? findDominantEvent({ ...prepared, alignment }, measured)
      : null;
  if (dominance) addDominantEvent(measured, dominance);
  return { ...measured, cutShort: compared.cutShort };
}

/**
 * Returns every pair of titles or, for long lists and general news, only pairs that share a term and are similar enough.
 * Also sets `evidence.density`.
 */
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

/** Returns the mean cosine of the related titles with their nearest title, smoothed toward `ASSUMED_COSINE`. */
function densityOf(nearest: Float64Array, relatedTitles: number): number {
  const sum = nearest.reduce((total, cosine) => total + cosine, 0);
  return (sum + ASSUMED_TITLES * ASSUMED_COSINE) / (relatedTitles + ASSUMED_TITLES);
}

/**
 * Returns the likelihood of each pair from its words, names, events and days, reduced if the titles contradict each other.
 */
function measurePairs(
  { first, second }: Pick<ComparedPairs, 'first' | 'second'>,
  { evidence, profile, terms }: PreparedTitles,
): MeasuredPairs {
  const usual = pairWeights(profile.generality.usual);
  const ofNames = pairWeights(profile.generality.ofNames);
  const features = new Float64Array(usual.length);
  const likelihood = new Float64Array(first.length);
  for (let pair = 0; pair < first.length; pair++) {
    const [a, b] = [at(first, pair), at(second, pair)];
    evidence.measure(a, b, features);
    const weights = sharesOnlyNames(features) ? ofNames : usual;
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += (weights[i] ?? 0) * (features[i] ?? 0);
    likelihood[pair] = (contradict(terms.courses, a, b) ? CONTRADICTED : 1) / (1 + Math.exp(-sum));
  }
  return { first, second, likelihood };
}

/** Raises the likelihood of each pair by the lower of its two titles' scores for the dominant event. */
function addDominantEvent({ first, second, likelihood }: MeasuredPairs, dominance: Float64Array): void {
  for (let pair = 0; pair < likelihood.length; pair++)
    likelihood[pair] =
      1 -
      (1 - at(likelihood, pair)) *
        (1 - Math.min(at(dominance, at(first, pair)), at(dominance, at(second, pair))));
}

function keepLikely({
  first,
  second,
  likelihood,
}: Omit<LikelyPairs, 'cutShort'>): Omit<LikelyPairs, 'cutShort'> {
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
