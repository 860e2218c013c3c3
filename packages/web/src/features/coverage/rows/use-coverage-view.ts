import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import type { CoverageList } from '../book/coverage-list.ts';
import { type CoverageView, type FigurePick, viewRows, WHOLE_LIST } from './coverage-view.ts';

/**
 * Which rows are shown, in which order, and toward which keyword the tone is.
 * @param keywords every keyword of the list; the first one decides the tone until another is chosen
 */
export function useCoverageView({ rows }: CoverageList, keywords: readonly string[]) {
  const [view, setView] = useState<CoverageView>(WHOLE_LIST);
  const [chosen, setChosen] = useState('');
  const towards = keywords.find((keyword) => keyword === chosen) ?? keywords[0] ?? '';
  // The controls answer at once; the rows of a long list follow.
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
    /** Shows only the rows that a figure counts. */
    pick,
    change: (changes: Partial<CoverageView>) => setView({ ...view, ...changes }),
    reset,
    towards,
    setTowards: setChosen,
    shown,
  };
}

export type ViewState = ReturnType<typeof useCoverageView>;
