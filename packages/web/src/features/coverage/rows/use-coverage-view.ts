import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { CoverageList } from '../book/coverage-list.ts';
import { type CoverageView, type FigurePick, viewRows, WHOLE_LIST } from './coverage-view.ts';

/**
 * Determines which rows are shown and their order.
 * @param keywords all keywords of the list; rows are filtered and sorted by the tone toward the first
 */
export function useCoverageView({ rows }: CoverageList, keywords: readonly string[]) {
  const [view, setView] = useState<CoverageView>(WHOLE_LIST);
  const towards = keywords[0] ?? '';
  // The controls respond immediately. The rows of a long list are updated afterward.
  const followed = useDeferredValue(view);
  const shown = useMemo(() => viewRows(rows, followed, towards), [rows, followed, towards]);
  const pick = useCallback(
    (picked: FigurePick) =>
      setView((before) => ({ ...WHOLE_LIST, sort: before.sort, descending: before.descending, picked })),
    [],
  );
  const reset = useCallback(
    () => setView(({ sort, descending }) => ({ ...WHOLE_LIST, sort, descending })),
    [],
  );
  return {
    view,
    /** Shows only the rows behind a figure. */
    pick,
    change: (changes: Partial<CoverageView>) => setView({ ...view, ...changes }),
    reset,
    towards,
    shown,
  };
}

export type ViewState = ReturnType<typeof useCoverageView>;
