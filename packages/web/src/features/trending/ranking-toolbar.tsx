import type { TrendingResult } from '@earshot/schema/trending/model';
import { GROUPING_CUTS, USUAL_CUT } from '@earshot/schema/trending/regroup';
import Box from '@mui/material/Box';
import { type RefObject, useMemo } from 'react';
import { EditSteps } from '../../ui/edit-steps.tsx';
import { ListToolbar, withAll } from '../../ui/list-toolbar.tsx';
import { SelectField, TextField } from '../../ui/text-field.tsx';
import { isFiltered, outletsOf, STORY_SORTS, type StoryView, TONES, WHOLE_RANKING } from './story-view.ts';
import { TRENDING_STRINGS } from './strings.ts';
import type { HandChanges } from './use-hand-edits.ts';

const STRINGS = TRENDING_STRINGS.filter;
const DATE_ENDS = ['from', 'to'] as const;
const ALL = '';

interface RankingToolbarProps {
  readonly ranking: TrendingResult;
  readonly changes: HandChanges;
  readonly shown: number;
  readonly view: StoryView;
  readonly onView: (change: Partial<StoryView>) => void;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly undoId: string;
}

export function RankingToolbar(props: RankingToolbarProps) {
  const { ranking, changes, shown, view, onView, searchRef } = props;
  const { edited, cut } = changes;
  const selects = (
    <>
      {ranking.merges && ranking.merges.length > 0 ? (
        <SelectField
          isInline
          label={STRINGS.grouping}
          value={String(cut)}
          options={GROUPING_CUTS.map((value, i) => ({
            value: String(value),
            label: STRINGS.group(STRINGS.groups[i] ?? ''),
          }))}
          onChange={(value) => changes.add({ kind: 'group', cut: Number(value) || USUAL_CUT })}
        />
      ) : null}
      <SelectField
        isInline
        label={STRINGS.sort}
        value={view.sort}
        options={STORY_SORTS.map((value) => ({ value, label: STRINGS.sortBy(STRINGS.sorts[value]) }))}
        onChange={(chosen) => onView({ sort: STORY_SORTS.find((sort) => sort === chosen) ?? 'heat' })}
      />
    </>
  );
  return (
    <ListToolbar
      searchLabel={STRINGS.search}
      search={view.text}
      onSearch={(text) => onView({ text })}
      searchRef={searchRef}
      selects={selects}
      filtersLabel={STRINGS.filters}
      filters={() => <Filters edited={edited} view={view} onView={onView} />}
      summary={isFiltered(view) ? STRINGS.shown(shown, edited.items.length) : null}
      onClear={() => onView({ ...WHOLE_RANKING, sort: view.sort })}
    >
      <EditSteps
        log={changes.log}
        onUndo={changes.undo}
        onRedo={changes.redo}
        undoId={props.undoId}
        afterRef={searchRef}
      />
    </ListToolbar>
  );
}

interface FiltersProps extends Pick<RankingToolbarProps, 'view' | 'onView'> {
  readonly edited: TrendingResult;
}

function Filters({ edited, view, onView }: FiltersProps) {
  const outlets = useMemo(() => outletsOf(edited.items), [edited.items]);
  return (
    <>
      <SelectField
        label={STRINGS.outlet}
        value={view.outlet}
        options={withAll(outlets)}
        onChange={(outlet) => onView({ outlet })}
      />
      <SelectField
        label={STRINGS.tone}
        value={view.tone}
        options={withAll(TONES)}
        onChange={(chosen) => onView({ tone: TONES.find((tone) => tone === chosen) ?? ALL })}
      />
      {edited.summary.timeline.length > 0
        ? DATE_ENDS.map((end) => (
            <Box key={end} sx={{ flex: '1 1 9rem' }}>
              <TextField
                type="date"
                label={STRINGS[end]}
                value={view[end]}
                onChange={(day) => onView({ [end]: day })}
              />
            </Box>
          ))
        : null}
    </>
  );
}
