import { at } from '@earshot/schema/at';
import { visitCandidates } from './candidates.ts';
import { contradict } from './compare-courses.ts';
import { NumberList } from './number-list.ts';
import { PAIR_FEATURES, pairLogOdds } from './pair-weights.ts';
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
  const compared = findComparedPairs(prepared);
  return { ...measurePairs(compared, prepared), cutShort: compared.cutShort };
}

/** Returns every pair of titles or, for long lists, only pairs that share a term and are similar enough. */
function findComparedPairs({ terms, evidence, profile, holders }: PreparedTitles): ComparedPairs {
  const titles = terms.rows.starts.length - 1;
  const [first, second] = [new NumberList(titles), new NumberList(titles)];
  let cutShort = 0;
  if (titles <= ALL_PAIRS_TO_TITLES)
    for (let a = 0; a < titles; a++)
      for (let b = 0; b < a; b++) {
        first.push(a);
        second.push(b);
      }
  else
    cutShort = visitCandidates(terms.rows, holders, profile.telling, (a, b) => {
      if (evidence.cosine(a, b) < MIN_COSINE) return;
      first.push(a);
      second.push(b);
    });
  return { first: first.values(), second: second.values(), cutShort };
}

/**
 * Returns the pairs whose likelihood counts. The likelihood is a logistic function of the evidence, reduced if the titles
 * contradict each other.
 */
function measurePairs(
  { first, second }: Pick<ComparedPairs, 'first' | 'second'>,
  { evidence, rules, terms }: PreparedTitles,
): Omit<LikelyPairs, 'cutShort'> {
  const features = new Float64Array(PAIR_FEATURES.length);
  const likelihood = new Float64Array(first.length);
  let kept = 0;
  for (let pair = 0; pair < first.length; pair++) {
    const [a, b] = [at(first, pair), at(second, pair)];
    if (!rules.allows(a, b)) continue;
    evidence.measure(a, b, features);
    const factor = contradict(terms.courses, a, b) ? CONTRADICTED : 1;
    const likely = factor / (1 + Math.exp(-pairLogOdds(features)));
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
