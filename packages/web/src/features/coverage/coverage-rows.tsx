import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { isSame } from './coverage-filter.tsx';
import { type CoverageList, type CoverageRow, changeRow } from './coverage-list.ts';
import { CoverageRowView, type RowActions } from './coverage-row.tsx';
import type { SortColumn } from './coverage-view.ts';
import { COVERAGE_STRINGS } from './strings.ts';
import { TABLE_STYLE } from './table-style.ts';
import type { ViewState } from './use-coverage-view.ts';

const STRINGS = COVERAGE_STRINGS.table;

interface CoverageRowsProps {
  readonly rows: readonly CoverageRow[];
  readonly keywords: readonly string[];
  /** Keywords of the form, for text that is pasted into a failed row. */
  readonly trackedKeywords: readonly string[];
  readonly view: ViewState;
  readonly update: (step: (list: CoverageList) => CoverageList) => void;
  readonly onRun: () => void;
}

/** The list as a table; on a narrow screen each row becomes a card. One row at a time can be edited. */
export function CoverageRows({ rows, keywords, trackedKeywords, view, update, onRun }: CoverageRowsProps) {
  const [editedId, setEditedId] = useState<number | null>(null);
  const change = useCallback<RowActions['change']>(
    (id, changes) => update((list) => changeRow(list, id, changes)),
    [update],
  );
  const remove = useCallback(
    (id: number) => update((list) => ({ ...list, rows: list.rows.filter((row) => row.id !== id) })),
    [update],
  );
  const columns: readonly (readonly [label: string, column: SortColumn])[] = [
    [STRINGS.date, 'date'],
    [STRINGS.outlet, 'outlet'],
    [STRINGS.headline, 'headline'],
    ...keywords.map((keyword) => [keyword, { keyword }] as const),
    ...(view.towards === '' ? [] : [[STRINGS.toneTowards(view.towards), 'tone'] as const]),
  ];
  return (
    <Box
      sx={{ overflowX: 'auto', '@media print': { overflow: 'visible' } }}
      tabIndex={0}
      role="group"
      aria-label={STRINGS.title}
    >
      <Box component="table" sx={TABLE_STYLE}>
        <thead>
          <tr>
            {columns.map(([label, column]) => (
              <HeaderCell key={label} label={label} column={column} view={view} />
            ))}
            <th scope="col" className="no-print">
              {STRINGS.actions}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CoverageRowView
              key={row.id}
              row={row}
              keywords={keywords}
              trackedKeywords={editedId === row.id ? trackedKeywords : NO_KEYWORDS}
              towards={view.towards}
              isOpen={editedId === row.id}
              onOpen={setEditedId}
              change={change}
              remove={remove}
              onRun={onRun}
            />
          ))}
        </tbody>
      </Box>
    </Box>
  );
}

/** The same list every time, so that rows that are not open do not render again. */
const NO_KEYWORDS: readonly string[] = [];

interface HeaderCellProps {
  readonly label: string;
  readonly column: SortColumn;
  readonly view: ViewState;
}

function HeaderCell({ label, column, view: { view, change } }: HeaderCellProps) {
  const isSorted = isSame(view.sort, column);
  const order = view.descending ? 'descending' : 'ascending';
  return (
    <th
      scope="col"
      className={typeof column === 'object' ? 'number' : ''}
      {...(isSorted ? { 'aria-sort': order } : {})}
    >
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
