import type { ListedStory } from '@earshot/schema/trending/compare-rankings';
import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import { useEffect, useState } from 'react';
import { restErrorOf } from '../../transport/rest-error.ts';
import { trpc } from '../../transport/trpc.ts';
import { type CompareAnswer, toldPairs } from './compare-answers.ts';
import { COMPARE_STRINGS } from './compare-strings.ts';
import type { Compared } from './compare-suggestions.ts';

/** What became of the stories of two rankings. */
export interface ListComparison {
  /** The last answer of the server. It stays until the next one arrives. */
  readonly compared: Compared | null;
  readonly isPending: boolean;
  /** Why the comparison failed, in one sentence. Null if it did not fail. */
  readonly failure: string | null;
}

/**
 * Compares the stories with those of an earlier ranking. Compares again whenever either ranking or an answer changes.
 * @param answers what the user said about stories of both lists
 */
export function useComparison(
  earlier: TrendingResult | null,
  items: readonly TrendingItem[],
  answers: readonly CompareAnswer[],
): ListComparison {
  const [compared, setCompared] = useState<Compared | null>(null);
  const { mutate, reset, isPending, error } = trpc.trending.compare.useMutation();
  useEffect(() => {
    if (!earlier) {
      reset();
      setCompared(null);
      return;
    }
    const before = earlier.items;
    const told = toldPairs(answers, before, items);
    const { same, different } = told;
    mutate(
      {
        before: headlinesOf(before),
        after: headlinesOf(items),
        ...(same.length > 0 && { same: [...same] }),
        ...(different.length > 0 && { different: [...different] }),
      },
      {
        onSuccess: ({ stories, near = [] }) => setCompared({ stories, near, before, after: items, told }),
        onError: () => setCompared(null),
      },
    );
  }, [earlier, items, answers, mutate, reset]);
  return {
    compared: earlier ? compared : null,
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
