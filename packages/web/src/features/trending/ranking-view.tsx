import type { TrendingResult } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { Section } from '../../ui/section.tsx';
import { TermLink } from '../../ui/term-link.tsx';
import { ComparePanel } from './compare-panel.tsx';
import { GroupingSlider } from './grouping-slider.tsx';
import { HandEditsBar } from './hand-edits-bar.tsx';
import { RankingSummary } from './ranking-summary.tsx';
import { ReviewQueue } from './review-queue.tsx';
import { StoryFilter } from './story-filter.tsx';
import { StoryList } from './story-list.tsx';
import { type StoryView, toRankedStories, viewStories, WHOLE_RANKING } from './story-view.ts';
import { TRENDING_STRINGS } from './strings.ts';
import { ThemesPanel } from './themes-panel.tsx';
import { useFocusAfterEdit } from './use-focus-after-edit.ts';
import { useHandEdits } from './use-hand-edits.ts';
import { useStoryEdits } from './use-story-edits.ts';

/**
 * A ranking with its summary, filters, stories and the user's corrections. Memoized, so that typing in the form does not
 * re-render it.
 */
export const RankingView = memo(function RankingView({ ranking }: { readonly ranking: TrendingResult }) {
  const { edited, edits, cut, setCut, add, undo, undoAll } = useHandEdits(ranking);
  const [view, setView] = useState<StoryView>(WHOLE_RANKING);
  const change = useCallback((part: Partial<StoryView>) => setView((before) => ({ ...before, ...part })), []);
  const searchRef = useRef<HTMLInputElement>(null);
  const undoRef = useRef<HTMLButtonElement>(null);
  const focusAfterEdit = useFocusAfterEdit(edited, [undoRef, searchRef]);
  const stories = useMemo(() => toRankedStories(edited.items, ranking.items), [edited.items, ranking.items]);
  const shownView = useDeferredValue(view);
  const shown = useMemo(() => viewStories(stories, shownView), [stories, shownView]);

  const joinLines = useCallback((line: number, to: number) => add({ kind: 'join', line, to }), [add]);

  const storyEdits = useStoryEdits(edited.items, ranking.near_stories, add, focusAfterEdit);
  const undoWith = (undoing: () => void) => () => {
    focusAfterEdit('');
    undoing();
  };

  return (
    <Box className="print-blocks" sx={{ display: 'grid', gap: 3.5, minWidth: 0 }}>
      <RankingSummary
        ranking={edited}
        view={view}
        onView={change}
        onShowAll={() => {
          setView(WHOLE_RANKING);
          searchRef.current?.focus();
        }}
      />
      <ComparePanel items={edited.items} />
      {edited.items.length > 0 ? (
        <Section title={TRENDING_STRINGS.item.list}>
          <Typography
            variant="body2"
            sx={{ color: 'text.secondary', breakInside: 'avoid', breakAfter: 'avoid' }}
          >
            {TRENDING_STRINGS.item.heatScope} <TermLink term="Heat" />
          </Typography>
          {ranking.merges && ranking.merges.length > 0 ? (
            <GroupingSlider cut={cut} onChange={setCut} />
          ) : null}
          <ThemesPanel items={edited.items} />
          <ReviewQueue
            key={ranking.session_id}
            items={edited.items}
            near={ranking.near_stories}
            onJoin={joinLines}
          />
          <StoryFilter
            items={edited.items}
            shown={shown.length}
            view={view}
            hasDates={edited.summary.timeline.length > 0}
            onChange={change}
            onClear={() => setView({ ...WHOLE_RANKING, sort: view.sort })}
            searchRef={searchRef}
          />
          <StoryList stories={shown} edits={storyEdits} />
          <HandEditsBar
            edits={edits}
            summary={edited.summary}
            onUndo={undoWith(undo)}
            onUndoAll={undoWith(undoAll)}
            undoRef={undoRef}
          />
        </Section>
      ) : (
        <MessageScreen title={TRENDING_STRINGS.noItems} heading="p" />
      )}
    </Box>
  );
});
