import { countHandEdits, isChangedByHand } from '@earshot/schema/trending/hand-edits';
import type { TrendingResult } from '@earshot/schema/trending/model';
import Typography from '@mui/material/Typography';
import { type RefObject, useCallback, useId } from 'react';
import { useEditFocus } from '../../lib/edits/use-edit-focus.ts';
import { EditsBar } from '../../ui/edits-bar.tsx';
import { Section } from '../../ui/section.tsx';
import { TermLink } from '../../ui/term-link.tsx';
import { GroupingSlider } from './grouping-slider.tsx';
import { ListLines } from './list-lines.ts';
import { StoryFilter } from './story-filter.tsx';
import { StoryList } from './story-list.tsx';
import { type RankedStory, type StoryView, WHOLE_RANKING } from './story-view.ts';
import { TRENDING_STRINGS } from './strings.ts';
import type { HandChanges } from './use-hand-edits.ts';
import { useStoryEdits } from './use-story-edits.ts';

interface RankedStoriesProps {
  /** The ranking, as the server returned it. */
  readonly ranking: TrendingResult;
  readonly changes: HandChanges;
  /** The stories that pass the filter, in the order of the screen. */
  readonly shown: readonly RankedStory[];
  readonly view: StoryView;
  readonly onView: (view: StoryView) => void;
  readonly searchRef: RefObject<HTMLInputElement | null>;
  readonly listRef: RefObject<HTMLDivElement | null>;
}

/** The stories of a ranking with their filter, and everything that corrects them: grouping, marks and undo. */
export function RankedStories(props: RankedStoriesProps) {
  const { ranking, changes, shown, view, onView, searchRef, listRef } = props;
  const { edited, log } = changes;
  const focus = useEditFocus();
  const undoId = useId();
  const focusAfterEdit = useCallback(
    (id: string) => focus.to(id, undoId, searchRef),
    [focus, undoId, searchRef],
  );
  const storyEdits = useStoryEdits(edited.items, changes, focusAfterEdit);
  const counts = countHandEdits(edited.summary);
  return (
    <Section title={TRENDING_STRINGS.item.list}>
      <Typography variant="body2" sx={{ color: 'text.secondary', breakInside: 'avoid', breakAfter: 'avoid' }}>
        {TRENDING_STRINGS.item.heatScope} <TermLink term="Heat" />
      </Typography>
      {ranking.merges && ranking.merges.length > 0 ? (
        <GroupingSlider cut={changes.cut} onChange={(cut) => changes.add({ kind: 'group', cut })} />
      ) : null}
      <StoryFilter
        items={edited.items}
        shown={shown.length}
        view={view}
        hasDates={edited.summary.timeline.length > 0}
        onChange={(part) => onView({ ...view, ...part })}
        onClear={() => onView({ ...WHOLE_RANKING, sort: view.sort })}
        searchRef={searchRef}
      />
      <ListLines value={edited.summary.heat_basis.lines}>
        <StoryList
          key={`stories ${ranking.session_id}`}
          stories={shown}
          items={edited.items}
          edits={storyEdits}
          listRef={listRef}
        />
      </ListLines>
      <EditsBar
        log={log}
        summary={isChangedByHand(edited.summary) ? TRENDING_STRINGS.edits.changed(counts) : ''}
        onUndo={changes.undo}
        onRedo={changes.redo}
        onUndoAll={changes.undoAll}
        undoId={undoId}
        afterRef={searchRef}
      />
    </Section>
  );
}
