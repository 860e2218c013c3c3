import { useCallback, useMemo, useState } from 'react';
import { useCoverageStore } from '../book/coverage-store.ts';
import type { CoverageList } from '../book/list-shape.ts';

export interface ComparisonState {
  /** The list to compare with. Null if none is chosen. */
  readonly earlier: CoverageList | null;
  /** Chooses the earlier list by its ID. An empty string chooses none. */
  readonly choose: (id: string) => void;
}

/** Lets the user choose an earlier list stored in this browser to compare this list with, on screen and in the report. */
export function useComparison(list: CoverageList): ComparisonState {
  const store = useCoverageStore();
  const [chosen, setChosen] = useState<{ readonly of: string; readonly earlier: CoverageList } | null>(null);
  const earlier = chosen?.of === list.id ? chosen.earlier : null;
  const choose = useCallback(
    (id: string) => {
      if (id === '') setChosen(null);
      else void store.peek(id).then((found) => setChosen(found && { of: list.id, earlier: found }));
    },
    [store, list.id],
  );
  // Memoized so that the overview re-renders only if its content changes, and typing in the search stays fast.
  return useMemo(() => ({ earlier, choose }), [earlier, choose]);
}
