import type { TrendingItem, TrendingResult } from './model.ts';

/**
 * Likelihood from which on the user is asked about a pair of stories at once: 46% of such pairs of the fictional labeled
 * lists are one story, and 54% of the lists about real organizations (`npm run bench -- joins`). Of the others it is 15% and
 * 32%.
 */
export const LIKELY_JOIN = 0.25;
/** Likelihood from which on a comparison points to a story that would explain why another one is new, fading or gone. */
export const POSSIBLE_JOIN = 0.15;

/** Two stories of a ranking that may be the same story. */
export interface LikelyJoin {
  readonly a: TrendingItem;
  readonly b: TrendingItem;
  /** Probability that they are the same story, from 0 to 1. */
  readonly likelihood: number;
  /** Key made from the two line numbers. It does not change when the stories are edited. */
  readonly key: string;
}

/**
 * Returns pairs of stories that may be the same story, most likely first. Omits pairs that have been joined. If several
 * pairs of lines link the same two stories, only the most likely pair is used.
 * @param near the server's pairs of lines, `TrendingResult.near_stories`
 */
export function likelyJoins(
  items: readonly TrendingItem[],
  near: TrendingResult['near_stories'],
): LikelyJoin[] {
  const storyOf = new Map(items.flatMap((item) => item.members.map(({ line }) => [line, item] as const)));
  const seen = new Map<TrendingItem, Set<TrendingItem>>();
  return (near ?? []).flatMap(({ line, to, likelihood }) => {
    const [a, b] = [storyOf.get(line), storyOf.get(to)];
    if (!a || !b || a === b || seen.get(a)?.has(b)) return [];
    for (const [one, other] of [
      [a, b],
      [b, a],
    ] as const)
      seen.set(one, (seen.get(one) ?? new Set()).add(other));
    return [{ a, b, likelihood, key: `${line} ${to}` }];
  });
}
