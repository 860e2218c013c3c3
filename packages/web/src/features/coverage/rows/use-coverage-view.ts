import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { CoverageList } from '../book/coverage-list.ts';
import { type CoverageView, type FigurePick, viewRows, WHOLE_LIST } from './coverage-view.ts';

/**
 * Determines which rows are shown, their order, and the keyword whose tone is shown.
 * @param keywords all keywords of the list; the tone toward the first is shown until another is chosen
 */
export function useCoverageView({ rows }: CoverageList, keywords: readonly string[]) {
  const [view, setView] = useState<CoverageView>(WHOLE_LIST);
  const [chosen, setChosen] = useState('');
  const towards = keywords.find((keyword) => keyword === chosen) ?? keywords[0] ?? '';
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
    setTowards: setChosen,
    shown,
  };
}

export type ViewState = ReturnType<typeof useCoverageView>;
