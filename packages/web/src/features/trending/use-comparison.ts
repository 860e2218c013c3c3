import type { ComparedStory, ListedStory } from '@earshot/schema/trending/compare-rankings';
import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import { useEffect } from 'react';
import { restErrorOf } from '../../transport/rest-error.ts';
import { trpc } from '../../transport/trpc.ts';
import { COMPARE_STRINGS } from './compare-strings.ts';

/** Compared stories of two rankings. Null until the server has answered. */
export interface ListComparison {
  readonly rows: readonly ComparedStory[] | null;
  readonly isPending: boolean;
  /** Why the comparison failed, in one sentence. Null if it did not fail. */
  readonly failure: string | null;
}

/** Compares the stories with those of an earlier ranking. Compares again whenever either ranking changes. */
export function useComparison(
  earlier: TrendingResult | null,
  items: readonly TrendingItem[],
): ListComparison {
  const { mutate, reset, data, isPending, error } = trpc.trending.compare.useMutation();
  useEffect(() => {
    if (earlier) mutate({ before: headlinesOf(earlier.items), after: headlinesOf(items) });
    else reset();
  }, [earlier, items, mutate, reset]);
  return {
    rows: data?.stories ?? null,
    isPending,
    failure: error ? restErrorOf(error)?.detail || COMPARE_STRINGS.failed : null,
  };
}

/** Returns the part of a ranking that a comparison needs, so that nothing else is sent. */
function headlinesOf(items: readonly TrendingItem[]): { items: ListedStory[] } {
  return {
    items: items.map(({ title, members }) => ({
      title,
      members: members.map((member) => ({ title: member.title || member.text, date: member.date })),
    })),
  };
}
