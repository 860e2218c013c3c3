import { canSplit } from '@earshot/schema/trending/hand-edits';
import type { TrendingItem } from '@earshot/schema/trending/model';
import { useMemo, useState } from 'react';
import { useLatest } from '../../lib/use-latest.ts';
import { MARK_STRINGS } from './mark-strings.ts';
import type { StoryEdits } from './story-edits.ts';
import { type MarkPlace, markedParts, markRange, NO_MARKS, toggleMark } from './story-marks.ts';

/**
 * Lets the user mark stories and lines of a ranking, and join or split what is marked in one step.
 * @param items all stories of the ranking, including the user's edits
 * @param shown the stories that pass the filter, in the order of the screen
 */
export function useStoryMarks(
  items: readonly TrendingItem[],
  shown: readonly TrendingItem[],
  edits: StoryEdits,
) {
  const [marks, setMarks] = useState(NO_MARKS);
  const [anchor, setAnchor] = useState<MarkPlace | null>(null);
  const [note, setNote] = useState('');
  const parts = useMemo(() => markedParts(items, marks), [items, marks]);
  const clear = () => {
    setMarks(NO_MARKS);
    setAnchor(null);
    setNote('');
  };
  const actions = useLatest({
    clear,
    mark: (place: MarkPlace, isRange: boolean) => {
      setMarks((before) =>
        isRange && anchor ? markRange(before, shown, anchor, place) : toggleMark(before, place),
      );
      setAnchor(place);
      setNote('');
    },
    /** Joins what is marked into one story. */
    join: () => {
      const { stories, partly, lines } = parts;
      if (stories.length + partly.length < 2) return setNote(MARK_STRINGS.noJoin);
      edits.gather(lines, stories);
      clear();
    },
    /**
     * Combines the marked lines into one story, or makes each text of the marked stories a separate story. Without
     * marks, does so with the line or the story where the user is.
     */
    split: (place: MarkPlace | null) => {
      const here = marks.size === 0 && place ? markedParts([place.item], toggleMark(NO_MARKS, place)) : parts;
      const { stories, lines } = here;
      const several = stories.filter(canSplit);
      if (stories.length === 0 && lines.length > 0) edits.gather(lines, []);
      else if (lines.length === 0 && several.length > 0) edits.splitUp(several);
      else return setNote(MARK_STRINGS.noSplit);
      clear();
    },
  });
  return { marks, parts, note, actions };
}

export type StoryMarks = ReturnType<typeof useStoryMarks>;
