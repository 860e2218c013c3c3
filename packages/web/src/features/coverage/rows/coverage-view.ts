import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { oncePer } from '../../../lib/once-per.ts';
import { mentionsOf, shownEntry, titleOf, toneOf } from '../book/effective-row.ts';
import type { CoverageList, CoverageRow } from '../book/list-shape.ts';

export const SORT_COLUMNS = ['added', 'date', 'outlet', 'headline', 'mentions', 'tone'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

export interface FigurePick {
  readonly label: string;
  readonly rows: readonly number[];
}

export interface CoverageView {
  readonly sort: SortColumn;
  readonly descending: boolean;
  readonly text: string;
  /** The figure whose rows are shown. */
  readonly picked: FigurePick | null;
}

export const WHOLE_LIST: CoverageView = { sort: 'added', descending: false, text: '', picked: null };

/** True if the user has narrowed the rows. */
export function isFiltered({ text, picked }: CoverageView): boolean {
  return text !== '' || picked !== null;
}

export type ViewState = ReturnType<typeof useCoverageView>;

/** @param keywords the tone toward the first one sorts the rows */
export function useCoverageView({ rows }: CoverageList, keywords: readonly string[]) {
  const [view, setView] = useState<CoverageView>(WHOLE_LIST);
  // The controls respond at once. The rows of a long list follow.
  const followed = useDeferredValue(view);
  const shown = useMemo(() => viewRows(rows, followed, keywords), [rows, followed, keywords]);
  const showAll = useCallback(
    (picked: FigurePick | null = null) =>
      setView(({ sort, descending }) => ({ ...WHOLE_LIST, sort, descending, picked })),
    [],
  );
  const change = (changes: Partial<CoverageView>) => setView({ ...view, ...changes });
  /** The rows that the controls ask for, even if they are not shown yet. */
  const findRows = () => viewRows(rows, view, keywords);
  return { view, change, shown, findRows, /** Shows all rows, or only those behind a figure. */ showAll };
}

/** Shared, because `localeCompare` with a locale is many times slower. */
const inOrder = new Intl.Collator('en');

export function viewRows(
  rows: readonly CoverageRow[],
  view: CoverageView,
  keywords: readonly string[],
): CoverageRow[] {
  const picked = view.picked && new Set(view.picked.rows);
  const words = view.text.trim().toLowerCase();
  const matching = rows.filter((row) => {
    // Rows that could not be read are listed above the table.
    const isListed = row.status !== 'failed' || row.entry !== null;
    return isListed && (picked?.has(row.id) ?? true) && (words === '' || searchedText(row).includes(words));
  });
  if (view.sort === 'added') return view.descending ? matching.reverse() : matching;
  const keyed = matching.map((row) => ({ row, key: sortKey(row, view.sort, keywords) }));
  return keyed
    .sort((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      return compare(a.key, b.key) * (view.descending ? -1 : 1);
    })
    .map(({ row }) => row);
}

const searchedText = oncePer((row: CoverageRow) => {
  const entry = shownEntry(row);
  return [row.address, titleOf(row), entry?.outlet ?? row.known.outlet, entry?.summary]
    .join('\n')
    .toLowerCase();
});

function sortKey(row: CoverageRow, column: SortColumn, keywords: readonly string[]): string | number | null {
  const entry = shownEntry(row);
  switch (column) {
    case 'added':
      return row.id;
    case 'mentions':
      return entry && mentionsOf(row, keywords);
    case 'tone': {
      const { label, value, manual } = toneOf(row, keywords[0] ?? '');
      const places = { Negative: -1, Mixed: 0, Neutral: 0, Positive: 1 } as const;
      return manual || value === null ? label && places[label] : value;
    }
    case 'outlet':
    case 'headline':
    case 'date':
      return entry?.[column] || null;
  }
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : inOrder.compare(String(a), String(b));
}
