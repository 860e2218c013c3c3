import type { ComparedStory, ListedStory } from '@earshot/schema/trending/compare-rankings';
import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import { useEffect } from 'react';
import { restErrorOf } from '../../transport/rest-error.ts';
import { trpc } from '../../transport/trpc.ts';
import { COMPARE_STRINGS } from './compare-strings.ts';

/** The stories of two rankings by what became of them; null until the server has answered. */
export interface ListComparison {
  readonly rows: readonly ComparedStory[] | null;
  readonly isPending: boolean;
  /** Why there is no comparison, in one sentence. */
  readonly failure: string | null;
}

/** Compares the stories with those of an earlier ranking, again whenever one of the two changes. */
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

/** What a comparison reads of a ranking, so that nothing else is sent. */
function headlinesOf(items: readonly TrendingItem[]): { items: ListedStory[] } {
  return {
    items: items.map(({ title, members }) => ({
      title,
      members: members.map((member) => ({ title: member.title || member.text, date: member.date })),
    })),
  };
}
