import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type RefObject, useCallback, useState } from 'react';
import { RankedRow } from './ranked-row.tsx';
import type { RankedStory } from './story-view.ts';
import { TRENDING_STRINGS } from './strings.ts';
import type { StoryEdits } from './use-hand-edits.ts';

const PAGE_SIZE = 100;

interface StoryListProps {
  readonly stories: readonly RankedStory[];
  readonly edits: StoryEdits;
  readonly listRef: RefObject<HTMLDivElement | null>;
}

export function StoryList({ stories, edits, listRef }: StoryListProps) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(PAGE_SIZE);
  const onToggle = useCallback(
    (key: string) =>
      setOpened((before) => {
        const next = new Set(before);
        if (!next.delete(key)) next.add(key);
        return next;
      }),
    [],
  );
  const hidden = stories.length - shown;
  return (
    <Box ref={listRef} tabIndex={-1} sx={LIST}>
      <ol aria-label={TRENDING_STRINGS.item.list}>
        {stories.slice(0, shown).map(({ item, rank, key }) => (
          <li key={key}>
            <RankedRow
              item={item}
              rank={rank}
              storyKey={key}
              isOpen={opened.has(key)}
              onToggle={onToggle}
              edits={edits}
            />
          </li>
        ))}
      </ol>
      {hidden > 0 ? (
        <Button className="no-print" onClick={() => setShown(shown + PAGE_SIZE)}>
          {TRENDING_STRINGS.item.moreLines(Math.min(hidden, PAGE_SIZE))}
        </Button>
      ) : null}
    </Box>
  );
}

const LIST = {
  container: 'ranking / inline-size',
  minWidth: 0,
  scrollMarginTop: 16,
  '&:focus': { outline: 'none' },
  '& > ol': { m: 0, p: 0, listStyle: 'none' },
} as const;
