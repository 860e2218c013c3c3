import Box from '@mui/material/Box';
import { useState } from 'react';
import { capitalized } from '../../../lib/format.ts';
import { FilterBar } from '../../../ui/filter-bar.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import type { CoverageRow } from '../book/coverage-list.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { type CoverageView, NO_TONE, type SortColumn } from './coverage-view.ts';
import type { ViewState } from './use-coverage-view.ts';

const { filter: STRINGS, table: TABLE } = COVERAGE_STRINGS;
const FIXED_COLUMNS = ['added', 'date', 'outlet', 'scope', 'headline', 'tone'] as const;
const STATUSES = ['counted', 'excluded', 'failed', 'edited'] as const;
const TONES = ['Positive', 'Mixed', 'Neutral', 'Negative', NO_TONE] as const;
/** Select value that means "no filter". */
const ALL = '';

interface CoverageFilterProps {
  readonly rows: readonly CoverageRow[];
  readonly keywords: readonly string[];
  readonly view: ViewState;
}

/** Controls for search, filters, sort order, and the keyword whose tone is shown. */
export function CoverageFilter({
  rows,
  keywords,
  view: { view, change, reset, ...state },
}: CoverageFilterProps) {
  const [isWide] = useState(() => window.matchMedia('(min-width: 900px)').matches);
  const scopes = [...new Set(rows.map(({ entry }) => entry?.scope ?? '').filter(Boolean))].sort();
  const isFiltered = [view.text, view.scope, view.mentioning, view.tone, view.status, view.picked].some(
    Boolean,
  );
  const sorts = [
    ...FIXED_COLUMNS.map((column) => ({ column: column as SortColumn, label: STRINGS.columns[column] })),
    ...keywords.map((keyword) => ({ column: { keyword }, label: TABLE.mentionsOf(keyword) })),
  ];
  return (
    <Box component="details" open={isWide} className="no-print" sx={FILTERS}>
      <summary>{STRINGS.title}</summary>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <FilterBar
          searchLabel={STRINGS.search}
          search={view.text}
          onSearchChange={(text) => change({ text })}
          selects={[
            {
              label: STRINGS.mentioning,
              value: view.mentioning,
              options: keywords,
              onChange: (mentioning) => change({ mentioning }),
              allValue: ALL,
            },
            {
              label: STRINGS.scope,
              value: view.scope,
              options: scopes.map((value) => ({ value, label: capitalized(value) })),
              onChange: (scope) => change({ scope }),
              allValue: ALL,
            },
            {
              label: STRINGS.tone,
              value: view.tone,
              options: TONES,
              onChange: (tone) => change({ tone }),
              allValue: ALL,
            },
            {
              label: STRINGS.status,
              value: view.status,
              options: STATUSES.map((value) => ({ value, label: STRINGS.statuses[value] })),
              onChange: (chosen) => change({ status: STATUSES.find((status) => status === chosen) ?? '' }),
              allValue: ALL,
            },
          ]}
          summary={isFiltered ? TABLE.shown(state.shown.length, rows.length) : null}
          onClear={reset}
        />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}>
          <SelectField
            label={STRINGS.sort}
            value={String(sorts.findIndex(({ column }) => isSame(column, view.sort)))}
            options={sorts.map(({ label }, position) => ({ value: String(position), label }))}
            onChange={(position) => change({ sort: sorts[Number(position)]?.column ?? 'added' })}
          />
          <SelectField
            label={STRINGS.order}
            value={view.descending ? 'descending' : 'ascending'}
            options={[
              { value: 'ascending', label: STRINGS.ascending },
              { value: 'descending', label: STRINGS.descending },
            ]}
            onChange={(order) => change({ descending: order === 'descending' })}
          />
          {keywords.length > 1 ? (
            <SelectField
              label={COVERAGE_STRINGS.towards}
              value={state.towards}
              options={keywords.map((keyword) => ({ value: keyword, label: keyword }))}
              onChange={state.setTowards}
            />
          ) : null}
        </Box>
      </Box>
    </Box>
  );
}

const FILTERS = { '& > summary': { cursor: 'pointer', typography: 'body2', mb: 1 } } as const;

/** Whether two sort columns are the same. */
export function isSame(a: CoverageView['sort'], b: CoverageView['sort']): boolean {
  return typeof a === 'object' && typeof b === 'object' ? a.keyword === b.keyword : a === b;
}
