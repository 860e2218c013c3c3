import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type RefObject, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useEditFocus } from '../../../lib/focus.ts';
import { ListToolbar } from '../../../ui/list-toolbar.tsx';
import { Panel } from '../../../ui/section.tsx';
import { SmallButton } from '../../../ui/small-button.tsx';
import { SelectField } from '../../../ui/text-field.tsx';
import { copyNotesOf, isStale } from '../book/effective-row.ts';
import type { CoverageList, CoverageRow } from '../book/list-shape.ts';
import { kinshipOf } from '../book/same-article.ts';
import type { ListFigures } from '../figures/list-figures.ts';
import type { Coverage } from '../run/use-coverage.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { CoverageRowView } from './coverage-row.tsx';
import { isFiltered, SORT_COLUMNS, type SortColumn, type ViewState } from './coverage-view.ts';
import { TABLE_STYLE } from './table-style.ts';
import { type Triage, useTriage } from './use-triage.ts';

const { table: STRINGS, triage: TRIAGE, filter: FILTER, progress: PROGRESS } = COVERAGE_STRINGS;
/** Maximum number of keywords with a column for their tone. The opened row has them all. */
const TONES_SHOWN = 3;
/** More rows at once would slow the page down. */
const PAGE_SIZE = 100;

interface CoverageTableProps {
  readonly list: CoverageList;
  readonly keywords: readonly string[];
  readonly figures: ListFigures;
  readonly view: ViewState;
  readonly coverage: Coverage;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
  readonly onShowAll: () => void;
  /** Number of finished runs. After each, the heading gets the focus, unless the user is busy elsewhere. */
  readonly runs: number;
}

export function CoverageTable(props: CoverageTableProps) {
  const { list, keywords, figures, view, coverage, headingRef, runs, onShowAll } = props;
  const triage = useTriage(view.shown, keywords[0] ?? '', coverage);
  const showRun = useEffectEvent(() => {
    if (triage.isBusy()) return;
    headingRef.current?.focus({ preventScroll: true });
    headingRef.current?.scrollIntoView?.({ block: 'center' });
  });
  useEffect(() => {
    if (runs > 0) showRun();
  }, [runs]);
  const waiting = list.rows.filter(({ status }) => status === 'waiting' || status === 'running').length;
  const focus = useEditFocus();
  const changeShown = (change: (rows: readonly CoverageRow[]) => void) => {
    const rows = view.findRows();
    if (rows.length > 0) change(rows);
    focus.ifLost(headingRef);
  };
  return (
    <Panel className="no-print" sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Typography variant="h3" data-evidence="" ref={headingRef} tabIndex={-1}>
        {figures.rows.length === 0 && waiting > 0
          ? PROGRESS.paused(waiting)
          : STRINGS.titleOf(figures.rows.length, figures.outlets.length, figures.texts.length)}
      </Typography>
      <TableToolbar list={list} view={view} onShowAll={onShowAll}>
        {isFiltered(view.view) && view.shown.length > 0 ? (
          <>
            <SmallButton type="button" onClick={() => changeShown(triage.actions.exclude)}>
              {TRIAGE.excludeShown}
            </SmallButton>
            <SmallButton type="button" onClick={() => changeShown(triage.actions.removeAll)}>
              {TRIAGE.removeShown}
            </SmallButton>
          </>
        ) : null}
        <SmallButton
          type="button"
          className="keys"
          aria-expanded={triage.isHelpShown}
          onClick={() => triage.setIsHelpShown(!triage.isHelpShown)}
        >
          {TRIAGE.keys}
        </SmallButton>
      </TableToolbar>
      {triage.isHelpShown ? <KeyList /> : null}
      <Rows {...props} triage={triage} />
    </Panel>
  );
}

interface TableToolbarProps extends Pick<CoverageTableProps, 'list' | 'view' | 'onShowAll'> {
  readonly children: React.ReactNode;
}

function TableToolbar({ list, view: { view, change, shown }, onShowAll, children }: TableToolbarProps) {
  const summary = view.picked
    ? STRINGS.picked(view.picked.label, shown.length)
    : STRINGS.shown(shown.length, list.rows.length);
  return (
    <ListToolbar
      searchLabel={FILTER.search}
      search={view.text}
      onSearch={(text) => change({ text })}
      selects={
        <SelectField
          isInline
          label={FILTER.sort}
          value={view.sort}
          options={SORT_COLUMNS.map((value) => ({ value, label: FILTER.sortBy(FILTER.columns[value]) }))}
          onChange={(chosen) => change({ sort: SORT_COLUMNS.find((one) => one === chosen) ?? 'added' })}
        />
      }
      summary={isFiltered(view) ? summary : null}
      onClear={onShowAll}
    >
      {children}
    </ListToolbar>
  );
}

interface RowsProps extends CoverageTableProps {
  readonly triage: Triage;
}

function Rows({ list, keywords, view, triage }: RowsProps) {
  const rows = view.shown;
  const [shown, setShown] = useState({ of: view.view, limit: PAGE_SIZE });
  const activeAt = rows.findIndex(({ id }) => id === triage.activeId);
  const limit = Math.max(shown.of === view.view ? shown.limit : PAGE_SIZE, activeAt + 1);
  const copies = useMemo(() => copyNotesOf(list), [list]);
  const kinship = kinshipOf(list.rows);
  const toned = useMemo(() => keywords.slice(0, TONES_SHOWN), [keywords]);
  const columns: readonly (readonly [label: string, name: string, column: SortColumn | null])[] = [
    [STRINGS.day, 'day', 'date'],
    [STRINGS.outlet, 'outlet', 'outlet'],
    [STRINGS.headline, 'headline', 'headline'],
    [STRINGS.mentions, 'number', 'mentions'],
    [STRINGS.placement, 'place', null],
    ...toned.map((keyword) => [keyword, 'tone', null] as const),
  ];
  return (
    <div>
      <Box
        component="table"
        aria-label={STRINGS.title}
        sx={TABLE_STYLE}
        onKeyDown={triage.onKeyDown}
        onFocus={triage.onFocus}
      >
        <thead>
          <tr>
            {columns.map(([label, name, column]) => (
              <HeaderCell key={label} label={label} name={name} column={column} view={view} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, limit).map((row) => {
            const isRepeated = kinship.get(row.id)?.sameAs != null;
            return (
              <CoverageRowView
                key={row.id}
                row={row}
                keywords={keywords}
                toned={toned}
                kinship={isRepeated ? STRINGS.sameArticle : (copies.get(row.id) ?? '')}
                stale={isStale(row, list) ? STRINGS.stale : ''}
                isActive={triage.activeId === row.id}
                panel={triage.panel?.id === row.id ? triage.panel.kind : null}
                actions={triage.actions}
              />
            );
          })}
        </tbody>
      </Box>
      {rows.length > limit ? (
        <Button size="small" onClick={() => setShown({ of: view.view, limit: limit + PAGE_SIZE })}>
          {STRINGS.more(Math.min(PAGE_SIZE, rows.length - limit))}
        </Button>
      ) : null}
    </div>
  );
}

interface HeaderCellProps {
  readonly label: string;
  readonly name: string;
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
  const isSorted = view.sort === column;
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

function KeyList() {
  return (
    <Box component="ul" aria-label={TRIAGE.keys} sx={KEYS}>
      {TRIAGE.help.map(([key, does]) => (
        <li key={key}>
          <kbd>{key}</kbd> {does}
        </li>
      ))}
    </Box>
  );
}

const KEYS = {
  m: 0,
  p: 0,
  listStyle: 'none',
  typography: 'body2',
  columnWidth: '17rem',
  '& kbd': { font: 'inherit', fontWeight: 700 },
} as const;
