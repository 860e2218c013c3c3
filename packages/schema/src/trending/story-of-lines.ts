import type { TrendingItem } from './model.ts';

/** Returns the story of each line of a ranking, keyed by line number. */
export function storyOfLines(items: readonly TrendingItem[]): Map<number, TrendingItem> {
  return new Map(items.flatMap((item) => item.members.map(({ line }) => [line, item] as const)));
}
