import type { TrendingItem, TrendingResult } from './model.ts';

/** Two stories of a ranking that may be one. */
export interface LikelyJoin {
  readonly a: TrendingItem;
  readonly b: TrendingItem;
  /** 0-1. */
  readonly likelihood: number;
  /** The same for the same two lines, whatever is done to their stories. */
  readonly key: string;
}

/**
 * The stories of a ranking that may be one after all, likeliest first. Pairs that are one story by now are left out; of several
 * pairs of the same two stories the likeliest counts.
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
