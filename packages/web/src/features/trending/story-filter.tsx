import type { TrendingItem } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type RefObject, useMemo } from 'react';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { isFiltered, outletsOf, STORY_SORTS, type StoryView, TONES } from './story-view.ts';
import { TRENDING_STRINGS } from './strings.ts';

const STRINGS = TRENDING_STRINGS.filter;
const DATE_ENDS = ['from', 'to'] as const;
/** Value of a select that does not filter. */
const ALL = '';

interface StoryFilterProps {
  readonly items: readonly TrendingItem[];
  readonly shown: number;
  readonly view: StoryView;
  readonly hasDates: boolean;
  readonly onChange: (change: Partial<StoryView>) => void;
  readonly onClear: () => void;
  readonly searchRef: RefObject<HTMLInputElement | null>;
}

/** Controls that filter the stories by term, outlet, tone and date, and set their order. */
export function StoryFilter({ items, shown, view, hasDates, onChange, ...props }: StoryFilterProps) {
  const outlets = useMemo(() => outletsOf(items), [items]);
  const summary = isFiltered(view) ? STRINGS.shown(shown, items.length) : null;
  return (
    <>
      <Box className="no-print">
        <FilterBar
          searchLabel={STRINGS.search}
          search={view.text}
          onSearchChange={(text) => onChange({ text })}
          searchRef={props.searchRef}
          selects={[
            {
              label: STRINGS.outlet,
              value: view.outlet,
              options: outlets,
              onChange: (outlet) => onChange({ outlet }),
              allValue: ALL,
            },
            {
              label: STRINGS.tone,
              value: view.tone,
              options: TONES,
              onChange: (chosen) => onChange({ tone: TONES.find((tone) => tone === chosen) ?? ALL }),
              allValue: ALL,
            },
          ]}
          summary={summary}
          onClear={props.onClear}
        >
          {hasDates
            ? DATE_ENDS.map((end) => (
                <Box key={end} sx={{ flex: '1 1 10.5rem' }}>
                  <TextField
                    type="date"
                    label={STRINGS[end]}
                    value={view[end]}
                    onChange={(day) => onChange({ [end]: day })}
                  />
                </Box>
              ))
            : null}
          <SelectField
            label={STRINGS.sort}
            value={view.sort}
            options={STORY_SORTS.map((value) => ({ value, label: STRINGS.sorts[value] }))}
            onChange={(chosen) => onChange({ sort: STORY_SORTS.find((sort) => sort === chosen) ?? 'heat' })}
          />
        </FilterBar>
      </Box>
      {summary === null ? null : <Typography className="print-only">{summary}</Typography>}
    </>
  );
}
