import { visitCandidates } from './candidates.ts';
import { NumberList } from './number-list.ts';
import { PAIR_FEATURES, PAIR_WEIGHTS } from './pair-weights.ts';
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

/** Two titles less alike than this tell different stories. */
export const MIN_COSINE = 0.05;
/** Pairs less likely than this add nothing to the link of two groups. */
const MIN_LIKELIHOOD = 0.1;

/** A list of few titles says little about how alike its stories are: so many more of this nearness are assumed. */
const ASSUMED_TITLES = 10;
const ASSUMED_COSINE = 0.35;

/** The pairs whose likelihood, a logistic function of their evidence, counts. Sets the density of the evidence. */
export function findLikelyPairs(prepared: PreparedTitles): LikelyPairs {
  const { terms, evidence, profile, holders, relatedTitles } = prepared;
  const titles = terms.rows.starts.length - 1;
  const [first, second] = [new NumberList(titles), new NumberList(titles)];
  const nearest = new Float64Array(titles);
  const cutShort = visitCandidates(terms.rows, holders, profile.telling, (a, b) => {
    const cosine = evidence.cosine(a, b);
    if (cosine < MIN_COSINE) return;
    first.push(a);
    second.push(b);
    nearest[a] = Math.max(nearest[a] ?? 0, cosine);
    nearest[b] = Math.max(nearest[b] ?? 0, cosine);
  });
  evidence.density = densityOf(nearest, relatedTitles);
  return { ...judgePairs(first.values(), second.values(), evidence), cutShort };
}

/** Mean of the cosines of every title with its nearest one, over the titles that have any. */
export function densityOf(nearest: Float64Array, relatedTitles: number): number {
  const sum = nearest.reduce((total, cosine) => total + cosine, 0);
  return (sum + ASSUMED_TITLES * ASSUMED_COSINE) / (relatedTitles + ASSUMED_TITLES);
}

function judgePairs(
  first: Int32Array,
  second: Int32Array,
  evidence: PreparedTitles['evidence'],
): Omit<LikelyPairs, 'cutShort'> {
  const weights = Float64Array.from(PAIR_FEATURES, (name) => PAIR_WEIGHTS[name]);
  const features = new Float64Array(weights.length);
  const likelihood = new Float64Array(first.length);
  let kept = 0;
  for (let pair = 0; pair < first.length; pair++) {
    const a = first[pair] ?? 0;
    const b = second[pair] ?? 0;
    evidence.measure(a, b, features);
    let sum = 0;
    for (let i = 0; i < weights.length; i++) sum += (weights[i] ?? 0) * (features[i] ?? 0);
    const likely = 1 / (1 + Math.exp(-sum));
    if (likely < MIN_LIKELIHOOD) continue;
    first[kept] = a;
    second[kept] = b;
    likelihood[kept] = likely;
    kept++;
  }
  return {
    first: first.subarray(0, kept),
    second: second.subarray(0, kept),
    likelihood: likelihood.subarray(0, kept),
  };
}
