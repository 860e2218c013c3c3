import { type CoverageRow, figuresOf } from '../book/coverage-list.ts';
import { shownEntry, toneOf } from '../book/effective-row.ts';

/** Column that a list is sorted by: a fixed column, or the number of mentions of a keyword. */
export type SortColumn = 'added' | 'outlet' | 'headline' | 'date' | 'tone' | { readonly keyword: string };

/** The rows behind a figure. */
export interface FigurePick {
  /** Description of what the figure counts, e.g. `Mentions of Acme in The Harbor Ledger`. */
  readonly label: string;
  readonly rows: readonly number[];
}

export interface CoverageView {
  readonly sort: SortColumn;
  readonly descending: boolean;
  /** Search text: any part of the outlet, headline, URL or summary, ignoring case. */
  readonly text: string;
  /** Keyword that the rows must mention. Empty means all rows. */
  readonly mentioning: string;
  readonly tone: string;
  /** The rows behind a selected figure. Null means all rows. */
  readonly picked: FigurePick | null;
  readonly status: '' | 'counted' | 'excluded' | 'edited';
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

/** Shared by all comparisons, because `localeCompare` with a locale is many times slower. */
const inOrder = new Intl.Collator('en');

/** Value of the tone filter that keeps rows that mention the keyword without a clear tone. */
export const NO_TONE = 'No clear tone';

/** Returns the rows of the table that match a view, in its sort order. Rows without a value in the sort column always come last. */
export function viewRows(rows: readonly CoverageRow[], view: CoverageView, towards: string): CoverageRow[] {
  const picked = view.picked && new Set(view.picked.rows);
  const kept = rows.filter(
    (row) => isListed(row) && (picked?.has(row.id) ?? true) && isKept(row, view, towards),
  );
  if (view.sort === 'added') return view.descending ? kept.reverse() : kept;
  const keyed = kept.map((row) => ({ row, key: sortKey(row, view.sort, towards) }));
  return keyed
    .sort((a, b) => {
      if (a.key === null || b.key === null) return Number(a.key === null) - Number(b.key === null);
      return compare(a.key, b.key) * (view.descending ? -1 : 1);
    })
    .map(({ row }) => row);
}

/** Whether a row is in the table. Rows that could not be read stand above it. */
function isListed({ status, entry }: CoverageRow): boolean {
  return status !== 'failed' || entry !== null;
}

/** Whether the user has corrected a field or a tone of a row. Exclusion does not count. */
function isEdited(row: CoverageRow): boolean {
  return (shownEntry(row)?.edited.length ?? 0) > 0 || Object.keys(row.edits.tones).length > 0;
}

function isKept(row: CoverageRow, view: CoverageView, towards: string): boolean {
  const entry = shownEntry(row);
  const words = view.text.trim().toLowerCase();
  const searched = [row.address, entry?.outlet, entry?.headline, entry?.summary].join('\n').toLowerCase();
  return (
    searched.includes(words) &&
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
    case 'edited':
      return isEdited(row);
  }
}

/** Returns the value that a row is sorted by. Null if it has none. */
function sortKey(row: CoverageRow, column: SortColumn, towards: string): string | number | null {
  const entry = shownEntry(row);
  if (typeof column === 'object') return figuresOf(row, column.keyword)?.mentions ?? null;
  switch (column) {
    case 'added':
      return row.id;
    case 'tone': {
      const { label, value, manual } = toneOf(row, towards);
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
