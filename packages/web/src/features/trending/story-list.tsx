import Box from '@mui/material/Box';
import { type ReactNode, type RefObject, useCallback, useState } from 'react';
import { RankedRow } from './ranked-row.tsx';
import type { RankedStory } from './story-view.ts';
import { TRENDING_STRINGS } from './strings.ts';
import type { StoryEdits } from './use-hand-edits.ts';
import { VirtualList } from './virtual-list.tsx';

/** Maximum number of stories that are all rendered at once, so that the browser's own search and printing include them. */
const MAX_PLAIN_STORIES = 100;

interface StoryListProps {
  /** The stories that pass the filter, in display order. */
  readonly stories: readonly RankedStory[];
  readonly edits: StoryEdits;
  /** The list, which can receive the focus. */
  readonly listRef: RefObject<HTMLDivElement | null>;
}

/** The ranked stories (#212). In a long list, only the stories in view are rendered. */
export function StoryList({ stories, edits, listRef }: StoryListProps) {
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
  const row = ({ item, rank, key }: RankedStory) => (
    <RankedRow
      item={item}
      rank={rank}
      storyKey={key}
      isOpen={opened.has(key)}
      onToggle={onToggle}
      edits={edits}
    />
  );
  return (
    <Box ref={listRef} tabIndex={-1} sx={LIST}>
      <Rows stories={stories} row={row} />
    </Box>
  );
}

interface RowsProps {
  readonly stories: readonly RankedStory[];
  readonly row: (story: RankedStory) => ReactNode;
}

function Rows({ stories, row }: RowsProps) {
  const label = TRENDING_STRINGS.item.list;
  if (stories.length <= MAX_PLAIN_STORIES)
    return (
      <Box component="ol" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {stories.map((story) => (
          <li key={story.key}>{row(story)}</li>
        ))}
      </Box>
    );
  return (
    <VirtualList
      label={label}
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
