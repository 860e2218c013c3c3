import { visitCandidates } from './candidates.ts';
import { NumberList } from './number-list.ts';
import { pairWeights } from './pair-weights.ts';
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

/** Titles with a shared term are compared when they are this alike. */
const MIN_COSINE = 0.05;
/** Titles without a shared term are compared when they are this related, or tell of a day that is this telling. */
const MIN_RELATEDNESS = 0;
const MIN_SAME_DAY = 0.5;
/** Pairs less likely than this add nothing to the link of two groups. */
const MIN_LIKELIHOOD = 0.1;

/** A list of few titles says little about how alike its stories are: so many more of this nearness are assumed. */
const ASSUMED_TITLES = 10;
const ASSUMED_COSINE = 0.35;

/** Pairs of distinct titles to compare, each once, `first[i]` after `second[i]`. */
interface ComparedPairs {
  readonly first: Int32Array;
  readonly second: Int32Array;
  readonly cutShort: number;
}

/** The pairs whose likelihood, a logistic function of their evidence, counts. */
export function findLikelyPairs(prepared: PreparedTitles): LikelyPairs {
  const { first, second, cutShort } = findComparedPairs(prepared);
  return { ...judgePairs(first, second, prepared), cutShort };
}

/** The pairs that share a term, or are related or of one day without it. Sets the density of the evidence. */
export function findComparedPairs(prepared: PreparedTitles): ComparedPairs {
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
  visitWithoutSharedTerm(prepared, (a, b) => {
    first.push(a);
    second.push(b);
  });
  return { first: first.values(), second: second.values(), cutShort };
}

/** Every two titles that may tell one story in different words; none in a list too long for that. */
function visitWithoutSharedTerm(
  { terms, evidence, relatedness }: PreparedTitles,
  visit: (title: number, earlier: number) => void,
): void {
  if (relatedness.effect === 0) return;
  const titles = terms.rows.starts.length - 1;
  for (let a = 0; a < titles; a++)
    for (let b = 0; b < a; b++) {
      const mayBeOne =
        evidence.sameDay(a, b) >= MIN_SAME_DAY ||
        (relatedness.knows(a, b) && relatedness.between(a, b) >= MIN_RELATEDNESS);
      if (mayBeOne && !evidence.sharesTelling(a, b)) visit(a, b);
    }
}

/** Mean of the cosines of every title with its nearest one, over the titles that have any. */
function densityOf(nearest: Float64Array, relatedTitles: number): number {
  const sum = nearest.reduce((total, cosine) => total + cosine, 0);
  return (sum + ASSUMED_TITLES * ASSUMED_COSINE) / (relatedTitles + ASSUMED_TITLES);
}

function judgePairs(
  first: Int32Array,
  second: Int32Array,
  { evidence, profile }: PreparedTitles,
): Omit<LikelyPairs, 'cutShort'> {
  const weights = pairWeights(profile.generality);
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
