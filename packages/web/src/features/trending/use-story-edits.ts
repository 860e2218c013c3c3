import { likelySameStories } from '@earshot/schema/trending/likely-same-stories';
import type { TrendingItem } from '@earshot/schema/trending/model';
import { useLayoutEffect, useMemo, useRef } from 'react';
import type { RankingChange } from './kept-edits.ts';
import type { StoryEdits } from './story-edits.ts';
import { takeOutButtonId } from './take-out-button-id.ts';

/** The part of the user's log of changes that the rows need. The functions are stable across renders. */
interface ChangeLog {
  readonly add: (change: RankingChange) => void;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** Maximum number of stories offered as join targets. A longer list would be hard to choose from. */
const MAX_CANDIDATES = 100;

/**
 * Returns the corrections available in the rows of a ranking. The returned object does not change when the user makes an
 * edit, so an edit does not re-render every row.
 * @param items stories of the ranking, including the user's edits
 * @param changes makes edits and undoes them
 * @param focusAfter called with the ID of the control to focus after the edit; if there is none, the Undo button is focused
 */
export function useStoryEdits(
  items: readonly TrendingItem[],
  { add, undo, redo }: ChangeLog,
  focusAfter: (id: string) => void,
): StoryEdits {
  const latest = useRef(items);
  useLayoutEffect(() => {
    latest.current = items;
  }, [items]);
  return useMemo(
    () => ({
      takeOut: ({ members }, line) => {
        const at = members.findIndex((member) => member.line === line);
        const neighbor = members[at + 1] ?? members[at - 1];
        add({ kind: 'take_out', line });
        focusAfter(neighbor ? takeOutButtonId(neighbor.line) : '');
      },
      retitle: (line) => add({ kind: 'title', line }),
      join: (item, to) => {
        const [line, toLine] = [item.members[0]?.line, to.members[0]?.line];
        if (line === undefined || toLine === undefined) return;
        add({ kind: 'join', line, to: toLine });
        focusAfter('');
      },
      gather: (lines, stories) => add({ kind: 'gather', lines: [...lines], stories: firstLines(stories) }),
      splitUp: (stories) => add({ kind: 'split', lines: firstLines(stories) }),
      ...{ undo, redo },
      candidates: (item) => {
        const ranks = new Map(latest.current.map((story, position) => [story, position + 1]));
        return likelySameStories(item, latest.current, MAX_CANDIDATES).map((story) => ({
          item: story,
          rank: ranks.get(story) ?? 0,
        }));
      },
    }),
    [add, undo, redo, focusAfter],
  );
}

/** Returns the number of each story's first line, which identifies the story in edits. */
function firstLines(stories: readonly TrendingItem[]): number[] {
  return stories.flatMap(({ members }) => members[0]?.line ?? []);
}
