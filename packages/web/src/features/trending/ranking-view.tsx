import { TOP_KEYWORDS_SHOWN } from '@earshot/schema/limits';
import type { TrendingResult } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { memo, type RefObject, useCallback, useDeferredValue, useId, useMemo, useRef, useState } from 'react';
import { useEditFocus } from '../../lib/focus.ts';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { RankedRow } from './ranked-row.tsx';
import { RankingHead } from './ranking-head.tsx';
import { RankingSide } from './ranking-side.tsx';
import { RankingToolbar } from './ranking-toolbar.tsx';
import { StorySuggestions } from './story-suggestions.tsx';
import { type RankedStory, toRankedStories, useStoryView, viewStories } from './story-view.ts';
import { TRENDING_STRINGS } from './strings.ts';
import { type StoryEdits, useHandEdits, useStoryEdits } from './use-hand-edits.ts';

interface RankingViewProps {
  readonly ranking: TrendingResult;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
}

/** Memoized, so that typing in the form does not render it again. */
export const RankingView = memo(function RankingView({ ranking, headingRef }: RankingViewProps) {
  const changes = useHandEdits(ranking);
  const { edited, isLeftOut } = changes;
  const [view, change] = useStoryView(ranking.session_id);
  const searchRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const undoId = useId();
  const focus = useEditFocus();
  const focusAfter = useCallback((id: string) => focus.to(id, undoId, searchRef), [focus, undoId]);
  const edits = useStoryEdits(edited.items, changes, focusAfter);
  const stories = useMemo(() => toRankedStories(edited.items, ranking.items), [edited.items, ranking.items]);
  const shownView = useDeferredValue(view);
  const shown = useMemo(() => viewStories(stories, shownView), [stories, shownView]);
  return (
    <Box className="print-blocks" sx={{ display: 'grid', gap: { xs: 1, lg: 1.5 }, minWidth: 0 }}>
      <RankingHead ranking={edited} headingRef={headingRef} />
      {edited.items.length > 0 ? (
        <Box sx={COLUMNS}>
          <Box sx={{ display: 'grid', gap: 1, alignContent: 'start', minWidth: 0 }}>
            <RankingToolbar
              {...{ ranking, changes, view, searchRef, undoId }}
              shown={shown.length}
              onView={change}
            />
            <StorySuggestions
              key={`suggestions ${ranking.session_id}`}
              suggestions={ranking.suggestions ?? []}
              keywords={ranking.summary.top_tags.slice(0, TOP_KEYWORDS_SHOWN).map(([word]) => word)}
              items={edited.items}
              edits={edits}
            />
            <StoryList
              key={`stories ${ranking.session_id}`}
              stories={shown}
              edits={edits}
              listRef={listRef}
            />
          </Box>
          <RankingSide ranking={edited} {...{ isLeftOut, view }} onView={change} />
        </Box>
      ) : (
        <>
          <MessageScreen title="No line could be read as a headline, snippet or URL." heading="p" />
          <RankingSide ranking={edited} {...{ isLeftOut, view }} onView={change} />
        </>
      )}
    </Box>
  );
});

const COLUMNS = {
  display: 'grid',
  columnGap: 3,
  rowGap: 2.5,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 15rem' },
  '@media print': { display: 'block' },
} as const;

const PAGE_SIZE = 100;

interface StoryListProps {
  readonly stories: readonly RankedStory[];
  readonly edits: StoryEdits;
  readonly listRef: RefObject<HTMLDivElement | null>;
}

function StoryList({ stories, edits, listRef }: StoryListProps) {
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
      <ol aria-label="Ranked articles">
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
