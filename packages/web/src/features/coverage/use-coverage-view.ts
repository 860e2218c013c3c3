import { useDeferredValue, useMemo, useState } from 'react';
import type { CoverageRow } from './coverage-list.ts';
import { type CoverageView, viewRows, WHOLE_LIST } from './coverage-view.ts';

/**
 * Which rows are shown, in which order, and toward which keyword the tone is.
 * @param keywords every keyword of the list; the first one decides the tone until another is chosen
 */
export function useCoverageView(rows: readonly CoverageRow[], keywords: readonly string[]) {
  const [view, setView] = useState<CoverageView>(WHOLE_LIST);
  const [chosen, setChosen] = useState('');
  const towards = keywords.find((keyword) => keyword === chosen) ?? keywords[0] ?? '';
  // The controls answer at once; the rows of a long list follow.
  const followed = useDeferredValue(view);
  const shown = useMemo(() => viewRows(rows, followed, towards), [rows, followed, towards]);
  return {
    view,
    change: (changes: Partial<CoverageView>) => setView({ ...view, ...changes }),
    reset: () => setView({ ...WHOLE_LIST, sort: view.sort, descending: view.descending }),
    towards,
    setTowards: setChosen,
    shown,
  };
}

export type ViewState = ReturnType<typeof useCoverageView>;
