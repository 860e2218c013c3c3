import type { TrendingResult } from '@earshot/schema/trending/model';
import { useMemo } from 'react';
import { useEditFocus } from '../../lib/edits/use-edit-focus.ts';
import type { ApartCheck } from './apart-stories.ts';
import { GroupingSlider } from './grouping-slider.tsx';
import { reviewQuestions } from './review-questions.ts';
import { ReviewQueue } from './review-queue.tsx';
import { ThemesPanel } from './themes-panel.tsx';
import type { HandChanges } from './use-hand-edits.ts';

interface StoryPanelsProps {
  /** The ranking, as the server returned it. */
  readonly ranking: TrendingResult;
  readonly changes: HandChanges;
  readonly isApart: ApartCheck;
  /** DOM ID of the Undo button. */
  readonly undoId: string;
}

/**
 * Controls above the stories: the grouping slider, the themes, and the review of likely joins. Loaded after the stories
 * are shown.
 */
export function StoryPanels({ ranking, changes, isApart, undoId }: StoryPanelsProps) {
  const { edited, log, cut, add } = changes;
  const focus = useEditFocus();
  const questions = useMemo(
    () => reviewQuestions({ items: edited.items, ranking, log, cut, isApart }),
    [edited, ranking, log, cut, isApart],
  );
  return (
    <>
      {ranking.merges && ranking.merges.length > 0 ? (
        <GroupingSlider cut={cut} onChange={(next) => add({ kind: 'group', cut: next })} />
      ) : null}
      <ThemesPanel items={edited.items} />
      <ReviewQueue
        key={ranking.session_id}
        {...questions}
        onAnswer={(change) => {
          add(change);
          focus.ifLost(undoId);
        }}
      />
    </>
  );
}
