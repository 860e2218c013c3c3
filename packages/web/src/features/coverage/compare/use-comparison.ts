import { useCallback, useEffect, useMemo, useState } from 'react';
import { restErrorOf } from '../../../transport/rest-error.ts';
import { trpc } from '../../../transport/trpc.ts';
import type { CoverageList } from '../book/coverage-list.ts';
import { useCoverageStore } from '../book/use-coverage-store.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { storiesOf } from './compare-lists.ts';
import type { ListComparison } from './comparison-tables.ts';

export interface ComparisonState {
  /** Null if no earlier list is chosen. */
  readonly comparison: ListComparison | null;
  /** Chooses the earlier list by its ID. An empty string chooses none. */
  readonly choose: (id: string) => void;
  readonly isPending: boolean;
  /** Why the stories could not be compared. Empty if there was no failure. */
  readonly failure: string;
}

/** Compares this list with an earlier one stored in this browser, for the screen and the report. */
export function useComparison(list: CoverageList): ComparisonState {
  const store = useCoverageStore();
  const [chosen, setChosen] = useState<{ readonly of: string; readonly earlier: CoverageList } | null>(null);
  const earlier = chosen?.of === list.id ? chosen.earlier : null;
  const { mutate, data, isPending, error, reset } = trpc.trending.compare.useMutation();
  useEffect(() => {
    if (earlier === null) reset();
    else mutate({ before: { items: storiesOf(earlier) }, after: { items: storiesOf(list) } });
  }, [earlier, list, mutate, reset]);
  const stories = data?.stories ?? null;
  const comparison = useMemo(() => (earlier === null ? null : { earlier, stories }), [earlier, stories]);
  const choose = useCallback(
    (id: string) => {
      if (id === '') setChosen(null);
      else void store.peek(id).then((found) => setChosen(found && { of: list.id, earlier: found }));
    },
    [store, list.id],
  );
  const failure = error ? restErrorOf(error)?.detail || COVERAGE_STRINGS.compare.failed : '';
  const isComparing = isPending && earlier !== null;
  // Memoized so that the overview re-renders only if its content changes, and typing in the search stays fast.
  return useMemo(
    () => ({ comparison, choose, isPending: isComparing, failure }),
    [comparison, choose, isComparing, failure],
  );
}
