import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { figuresOf } from '../book/coverage-list.ts';
import { shownEntry, titleOf, toneOf } from '../book/effective-row.ts';
import type { CoverageList, CoverageRow } from '../book/list-shape.ts';

export const SORT_COLUMNS = ['added', 'date', 'outlet', 'headline', 'mentions', 'tone'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];
export const STATUSES = ['counted', 'excluded', 'edited', 'waiting'] as const;

export interface FigurePick {
  readonly label: string;
  readonly rows: readonly number[];
}

export interface CoverageView {
  readonly sort: SortColumn;
  readonly descending: boolean;
  readonly text: string;
  readonly mentioning: string;
  readonly tone: string;
  readonly picked: FigurePick | null;
  readonly status: (typeof STATUSES)[number] | '';
}

export const WHOLE_LIST: CoverageView = {
  sort: 'added',
  descending: false,
  text: '',
  mentioning: '',
  tone: '',
  picked: null,
  status: '',
};

/** Value of the tone filter for rows that mention the keyword without a clear tone. */
export const NO_TONE = 'No clear tone';

/** True if the user has narrowed the rows. */
export function isFiltered({ text, mentioning, tone, status }: CoverageView): boolean {
  return [text, mentioning, tone, status].some(Boolean);
}

export type ViewState = ReturnType<typeof useCoverageView>;

/** @param keywords the tone toward the first one filters and sorts the rows */
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
    return isListed && (picked?.has(row.id) ?? true) && isMatching(row, view, words, keywords[0] ?? '');
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

export function mentionsOf(row: CoverageRow, keywords: readonly string[]): number {
  return keywords.reduce((sum, keyword) => sum + (figuresOf(row, keyword)?.mentions ?? 0), 0);
}

function isMatching(row: CoverageRow, view: CoverageView, words: string, towards: string): boolean {
  const entry = shownEntry(row);
  return (
    (words === '' ||
      [row.address, titleOf(row), entry?.outlet ?? row.known.outlet, entry?.summary]
        .join('\n')
        .toLowerCase()
        .includes(words)) &&
    (view.mentioning === '' || (figuresOf(row, view.mentioning)?.mentions ?? 0) > 0) &&
    (view.tone === '' || (entry !== null && hasTone(row, towards, view.tone))) &&
    hasStatus(row, view.status)
  );
}

function hasTone(row: CoverageRow, keyword: string, tone: string): boolean {
  const { label, isAbout } = toneOf(row, keyword);
  return label === null ? isAbout && tone === NO_TONE : label === tone;
}

function hasStatus(row: CoverageRow, status: CoverageView['status']): boolean {
  switch (status) {
    case '':
      return true;
    case 'counted':
      return row.entry !== null && row.excluded === null;
    case 'excluded':
      return row.excluded !== null;
    case 'waiting':
      return row.entry === null;
    case 'edited':
      return (shownEntry(row)?.edited.length ?? 0) > 0 || Object.keys(row.edits.tones).length > 0;
  }
}

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
