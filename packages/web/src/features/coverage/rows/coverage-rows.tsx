import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import visuallyHidden from '@mui/utils/visuallyHidden';
import { useMemo } from 'react';
import type { CoverageList, CoverageRow } from '../book/coverage-list.ts';
import { shownEntry, staleness } from '../book/effective-row.ts';
import { kinshipOf } from '../book/same-article.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { isSame } from './coverage-filter.tsx';
import { CoverageRowView } from './coverage-row.tsx';
import type { SortColumn } from './coverage-view.ts';
import { TABLE_STYLE } from './table-style.ts';
import type { ViewState } from './use-coverage-view.ts';
import { useGrowingLimit } from './use-growing-limit.ts';
import type { Triage } from './use-triage.ts';

const STRINGS = COVERAGE_STRINGS.table;

interface CoverageRowsProps {
  readonly list: CoverageList;
  readonly keywords: readonly string[];
  readonly view: ViewState;
  readonly triage: Triage;
  /** Whether each row has a box that selects it. */
  readonly isSelecting: boolean;
}

/** Maximum number of keywords whose tone has a column. The opened row has all. */
const TONES_SHOWN = 3;

/** The list as a table of one line per article. Only one row at a time has an open panel. */
export function CoverageRows({ list, keywords, view, triage, isSelecting }: CoverageRowsProps) {
  const rows = view.shown;
  const { limit, endRef, more } = useGrowingLimit(rows.length, view.view);
  const notes = useMemo(() => kinshipNotes(list.rows), [list.rows]);
  const toned = useMemo(() => keywords.slice(0, TONES_SHOWN), [keywords]);
  const columns: readonly (readonly [label: string, name: string, column: SortColumn | null])[] = [
    [STRINGS.day, 'day', 'date'],
    [STRINGS.outlet, 'outlet', 'outlet'],
    [STRINGS.headline, 'headline', 'headline'],
    [STRINGS.mentions, 'number', null],
    ...toned.map((keyword) => [keyword, 'tone', null] as const),
  ];
  return (
    <div>
      <Box
        component="table"
        aria-label={STRINGS.title}
        data-selecting={isSelecting}
        sx={TABLE_STYLE}
        onKeyDown={triage.onKeyDown}
        onFocus={triage.onFocus}
      >
        <thead>
          <tr>
            <th scope="col" className="select" aria-label={STRINGS.selected} />
            {columns.map(([label, name, column]) => (
              <HeaderCell key={label} label={label} name={name} column={column} view={view} />
            ))}
            <th scope="col" className="more">
              <Box component="span" sx={visuallyHidden}>
                {STRINGS.actions}
              </Box>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, limit).map((row) => (
            <CoverageRowView
              key={row.id}
              row={row}
              keywords={keywords}
              toned={toned}
              kinship={notes.get(row.id) ?? ''}
              stale={staleNote(row, list)}
              isActive={triage.activeId === row.id}
              isSelected={triage.selected.has(row.id)}
              panel={triage.panel?.id === row.id ? triage.panel : null}
              actions={triage.actions}
            />
          ))}
        </tbody>
      </Box>
      {rows.length > limit ? (
        <div ref={endRef}>
          <Button size="small" onClick={more}>
            {STRINGS.more(rows.length - limit)}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

/** Returns notes for rows that are another link to an earlier row's article, or a copy of its text. */
function kinshipNotes(rows: readonly CoverageRow[]): ReadonlyMap<number, string> {
  const outlets = new Map(rows.map((row) => [row.id, shownEntry(row)?.outlet ?? '']));
  const notes = new Map<number, string>();
  for (const [id, { sameAs, copyOf }] of kinshipOf(rows)) {
    if (sameAs !== null) notes.set(id, STRINGS.sameArticle);
    if (copyOf !== null) notes.set(id, STRINGS.copyOf(outlets.get(copyOf) ?? ''));
  }
  return notes;
}

function staleNote(row: CoverageRow, list: CoverageList): string {
  const why = staleness(row, list);
  return why === null ? '' : STRINGS.stale[why];
}

interface HeaderCellProps {
  readonly label: string;
  /** Class of the column. */
  readonly name: string;
  /** Null if the table cannot be sorted by the column. */
  readonly column: SortColumn | null;
  readonly view: ViewState;
}

function HeaderCell({ label, name, column, view: { view, change } }: HeaderCellProps) {
  if (column === null)
    return (
      <th scope="col" className={name} title={label} dir="auto">
        {label}
      </th>
    );
  const isSorted = isSame(view.sort, column);
  const order = view.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" className={name} {...(isSorted ? { 'aria-sort': order } : {})}>
      <button
        type="button"
        title={STRINGS.sortBy(label)}
        onClick={() => change({ sort: column, descending: isSorted ? !view.descending : false })}
      >
        <bdi>{label}</bdi>
        <span aria-hidden="true">{isSorted ? (view.descending ? ' ↓' : ' ↑') : ''}</span>
      </button>
    </th>
  );
}
