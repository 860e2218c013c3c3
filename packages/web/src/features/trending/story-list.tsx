import type { TrendingItem } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useCallback, useMemo, useState } from 'react';
import { MarkBar } from './mark-bar.tsx';
import { markKeys } from './mark-keys.ts';
import { RankedRow } from './ranked-row.tsx';
import type { StoryEdits } from './story-edits.ts';
import { markOf, NO_MARKS } from './story-marks.ts';
import type { RankedStory } from './story-view.ts';
import { TRENDING_STRINGS } from './strings.ts';
import { useMarkFocus } from './use-mark-focus.ts';
import { useStoryMarks } from './use-story-marks.ts';
import { VirtualList } from './virtual-list.tsx';

/** Maximum number of stories that are all rendered at once, so that the browser's own search and printing include them. */
const MAX_PLAIN_STORIES = 100;

interface StoryListProps {
  /** The stories that pass the filter, in display order. */
  readonly stories: readonly RankedStory[];
  /** All stories of the ranking, including the user's edits. */
  readonly items: readonly TrendingItem[];
  readonly edits: StoryEdits;
  /** The list, which can receive the focus. */
  readonly listRef: RefObject<HTMLDivElement | null>;
}

/**
 * The ranked stories (#212). The user can mark stories to join or split them. In a long list, only the stories in view are
 * rendered.
 */
export function StoryList({ stories, items, edits, listRef }: StoryListProps) {
  const [isHelpShown, setIsHelpShown] = useState(false);
  const [isSelecting, setIsSelecting] = useState(false);
  const shown = useMemo(() => stories.map(({ item }) => item), [stories]);
  const focus = useMarkFocus(listRef, edits);
  const marked = useStoryMarks(items, shown, focus.edits);
  const { marks, parts } = marked;
  const actions = { ...marked.actions, clear: focus.keeping(marked.actions.clear) };
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const onToggle = useCallback(
    (key: string) =>
      setOpened((before) => {
        const next = new Set(before);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    [],
  );
  const onHelp = () => setIsHelpShown((before) => !before);
  const onShown = new Set(shown);
  const row = ({ item, rank, key }: RankedStory) => (
    <RankedRow
      item={item}
      rank={rank}
      storyKey={key}
      isOpen={opened.has(key)}
      onToggle={onToggle}
      edits={focus.edits}
      mark={markOf(item, marks)}
      marks={opened.has(key) ? marks : NO_MARKS}
      onMark={actions.mark}
    />
  );
  return (
    <Box
      ref={listRef}
      tabIndex={-1}
      data-selecting={isSelecting || marks.size > 0}
      onFocus={focus.remember}
      onChange={focus.remember}
      onKeyDown={markKeys({ shown: stories, actions, edits: focus.edits, onToggle, onHelp })}
      sx={LIST}
    >
      <MarkBar
        marked={{ ...marked, actions }}
        hidden={[...parts.stories, ...parts.partly].filter((item) => !onShown.has(item)).length}
        isHelpShown={isHelpShown}
        onHelp={onHelp}
        isSelecting={isSelecting}
        onSelect={() => setIsSelecting((before) => !before)}
      />
      <Rows stories={stories} row={row} />
    </Box>
  );
}

interface RowsProps {
  readonly stories: readonly RankedStory[];
  readonly row: (story: RankedStory) => ReactNode;
}

function Rows({ stories, row }: RowsProps) {
  if (stories.length <= MAX_PLAIN_STORIES)
    return (
      <Box component="ol" aria-label={TRENDING_STRINGS.item.list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {stories.map((story) => (
          <li key={story.key}>{row(story)}</li>
        ))}
      </Box>
    );
  return (
    <VirtualList
      label={TRENDING_STRINGS.item.list}
      count={stories.length}
      keyOf={(index) => stories[index]?.key ?? index}
      render={(index) => {
        const story = stories[index];
        return story ? row(story) : null;
      }}
    />
  );
}

const LIST = {
  container: 'ranking / inline-size',
  minWidth: 0,
  scrollMarginTop: 16,
  '&:focus': { outline: 'none' },
} as const;
