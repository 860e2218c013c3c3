import { countOf, formatCount } from '@earshot/schema/format-count';
import type { TrendingResult } from '@earshot/schema/trending/model';
import { GROUPING_CUTS, USUAL_CUT } from '@earshot/schema/trending/regroup';
import type { RefObject } from 'react';
import { EditSteps } from '../../ui/edit-steps.tsx';
import { ListToolbar } from '../../ui/list-toolbar.tsx';
import { SelectField } from '../../ui/text-field.tsx';
import { isFiltered, STORY_SORTS, type StoryView, WHOLE_RANKING } from './story-view.ts';
import { TRENDING_STRINGS } from './strings.ts';
import type { HandChanges } from './use-hand-edits.ts';

const STRINGS = TRENDING_STRINGS.filter;

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
          label="Grouping"
          value={String(cut)}
          options={GROUPING_CUTS.map((value, i) => ({
            value: String(value),
            label: `Group: ${STRINGS.groups[i] ?? ''}`,
          }))}
          onChange={(value) => changes.add({ kind: 'group', cut: Number(value) || USUAL_CUT })}
        />
      ) : null}
      <SelectField
        isInline
        label="Sort by"
        value={view.sort}
        options={STORY_SORTS.map((value) => ({ value, label: `Sort: ${STRINGS.sorts[value]}` }))}
        onChange={(chosen) => onView({ sort: STORY_SORTS.find((sort) => sort === chosen) ?? 'heat' })}
      />
    </>
  );
  return (
    <ListToolbar
      searchLabel="Search titles and outlets"
      search={view.text}
      onSearch={(text) => onView({ text })}
      searchRef={searchRef}
      selects={selects}
      summary={
        isFiltered(view)
          ? `${formatCount(shown)} of ${countOf(edited.items.length, 'story', 'stories')} shown`
          : null
      }
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
