import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ReactNode, useId, useState } from 'react';
import { SelectField } from '../../../ui/select-field.tsx';
import { SmallButton } from '../../../ui/small-button.tsx';
import { UI_STRINGS } from '../../../ui/strings.ts';
import type { CoverageRow } from '../book/coverage-list.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { type CoverageView, NO_TONE, type SortColumn } from './coverage-view.ts';
import type { ViewState } from './use-coverage-view.ts';

const { filter: STRINGS, table: TABLE } = COVERAGE_STRINGS;
const FIXED_COLUMNS = ['added', 'date', 'outlet', 'headline', 'tone'] as const;
const STATUSES = ['counted', 'excluded', 'edited'] as const;
const TONES = ['Positive', 'Mixed', 'Neutral', 'Negative', NO_TONE] as const;

interface CoverageFilterProps {
  readonly rows: readonly CoverageRow[];
  readonly keywords: readonly string[];
  readonly view: ViewState;
  /** Further controls of the toolbar. */
  readonly children: ReactNode;
}

/** Search, and on demand the filters and the order of the articles. */
export function CoverageFilter({ rows, keywords, view: state, children }: CoverageFilterProps) {
  const { view, change, reset, shown } = state;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const isFiltered = [view.text, view.mentioning, view.tone, view.status].some(Boolean);
  const sorts = [
    ...FIXED_COLUMNS.map((column) => ({ column: column as SortColumn, label: STRINGS.columns[column] })),
    ...keywords.map((keyword) => ({ column: { keyword }, label: TABLE.mentionsOf(keyword) })),
  ];
  const withAll = (values: readonly string[]) => [
    { value: '', label: UI_STRINGS.filter.all },
    ...values.map((value) => ({ value, label: value })),
  ];
  return (
    <Box role="search" className="no-print" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={BAR}>
        <OutlinedInput
          size="small"
          type="search"
          value={view.text}
          placeholder={STRINGS.search}
          onChange={({ target }) => change({ text: target.value })}
          slotProps={{ input: { 'aria-label': STRINGS.search, dir: 'auto' } }}
          sx={{ flex: '1 1 11rem', maxWidth: '18rem' }}
        />
        <SmallButton
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {STRINGS.title}
        </SmallButton>
        {children}
      </Box>
      <Box id={id} hidden={!isOpen} sx={{ ...BAR, '&[hidden]': { display: 'none' } }}>
        {isOpen ? (
          <>
            <SelectField
              label={STRINGS.mentioning}
              value={view.mentioning}
              options={withAll(keywords)}
              onChange={(mentioning) => change({ mentioning })}
            />
            <SelectField
              label={STRINGS.tone}
              value={view.tone}
              options={withAll(TONES)}
              onChange={(tone) => change({ tone })}
            />
            <SelectField
              label={STRINGS.status}
              value={view.status}
              options={[
                { value: '', label: UI_STRINGS.filter.all },
                ...STATUSES.map((value) => ({ value, label: STRINGS.statuses[value] })),
              ]}
              onChange={(chosen) => change({ status: STATUSES.find((status) => status === chosen) ?? '' })}
            />
            <SelectField
              label={STRINGS.sort}
              value={String(sorts.findIndex(({ column }) => isSame(column, view.sort)))}
              options={sorts.map(({ label }, position) => ({ value: String(position), label }))}
              onChange={(position) => change({ sort: sorts[Number(position)]?.column ?? 'added' })}
            />
          </>
        ) : null}
      </Box>
      <div role="status">
        {isFiltered ? (
          <Box sx={BAR}>
            <span>{TABLE.shown(shown.length, rows.length)}</span>
            <Button size="small" variant="outlined" onClick={reset}>
              {UI_STRINGS.filter.clear}
            </Button>
          </Box>
        ) : null}
      </div>
    </Box>
  );
}

const BAR = { typography: 'body2', display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' } as const;

/** Whether two sort columns are the same. */
export function isSame(a: CoverageView['sort'], b: CoverageView['sort']): boolean {
  return typeof a === 'object' && typeof b === 'object' ? a.keyword === b.keyword : a === b;
}
