import type { ListedStory } from '@earshot/schema/trending/compare-rankings';
import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import { useCallback, useEffect, useState } from 'react';
import { type RestFailure, restErrorOf } from '../../transport/rest-error.ts';
import { trpc } from '../../transport/trpc.ts';
import { type CompareAnswer, toldPairs } from './compare-answers.ts';
import { COMPARE_STRINGS } from './compare-strings.ts';
import type { Compared } from './compare-suggestions.ts';
import { linesDigest } from './kept-edits.ts';

/** A comparison of the stories of two rankings. */
export interface ListComparison {
  /**
   * The server's last response. It stays until the next one arrives, even if another comparison of the same lines
   * fails.
   */
  readonly compared: Compared | null;
  readonly isPending: boolean;
  /** Why the comparison failed, in one sentence. Null if it did not fail. */
  readonly failure: string | null;
  /** Facts about the failure, which determine when another attempt makes sense. */
  readonly failed: Pick<RestFailure, 'status' | 'retryAfterSeconds'>;
  /** Sends the same comparison again. */
  readonly retry: () => void;
}

const UNREACHABLE = { status: 0 } as const;

/**
 * Compares the stories with those of an earlier ranking. Compares again whenever either ranking or an answer changes.
 * @param answers the user's answers about stories of both lists
 */
export function useComparison(
  earlier: TrendingResult | null,
  items: readonly TrendingItem[],
  answers: readonly CompareAnswer[],
): ListComparison {
  const [compared, setCompared] = useState<Compared | null>(null);
  const { mutate, reset, isPending, error } = trpc.trending.compare.useMutation();
  const before = earlier?.items;
  const compare = useCallback(() => {
    if (!before) {
      reset();
      setCompared(null);
      return;
    }
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
        onError: () => setCompared((last) => (last && isAbout(last, before, items) ? last : null)),
      },
    );
  }, [before, items, answers, mutate, reset]);
  useEffect(compare, [compare]);
  const failed = restErrorOf(error);
  return {
    compared: earlier ? compared : null,
    isPending,
    failure: error ? failed?.detail || COMPARE_STRINGS.failed : null,
    failed: failed ?? UNREACHABLE,
    retry: compare,
  };
}

/** Whether a comparison is about the same lines, even if their stories have changed since. */
function isAbout(last: Compared, before: Compared['before'], after: Compared['after']): boolean {
  return (
    linesDigest({ items: last.before }) === linesDigest({ items: before }) &&
    linesDigest({ items: last.after }) === linesDigest({ items: after })
  );
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
