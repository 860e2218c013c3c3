import type { TrendingItem, TrendingResult } from './model.ts';
import { storyOfLines } from './story-of-lines.ts';

/**
 * Minimum likelihood at which the review asks about a pair of stories without a further click. Of these pairs, 46% are one
 * story in the fictional labeled lists and 54% in the lists about real organizations. Of the pairs below it, 15% and 32% are
 * (`npm run bench -- joins`).
 */
export const LIKELY_JOIN = 0.25;

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
  const storyOf = storyOfLines(items);
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
