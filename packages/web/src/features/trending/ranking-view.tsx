import type { TrendingResult } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import { memo, useDeferredValue, useMemo, useRef } from 'react';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { RankedStories } from './ranked-stories.tsx';
import { RankingSummary } from './ranking-summary.tsx';
import { isFiltered, toRankedStories, viewStories, WHOLE_RANKING } from './story-view.ts';
import { TRENDING_STRINGS } from './strings.ts';
import { useHandEdits } from './use-hand-edits.ts';
import { useStoryView } from './use-story-view.ts';

/**
 * A ranking with its summary, filters, stories and the user's corrections. Memoized, so that typing in the form does not
 * re-render it.
 */
export const RankingView = memo(function RankingView({ ranking }: { readonly ranking: TrendingResult }) {
  const changes = useHandEdits(ranking);
  const { edited } = changes;
  const [view, setView, change] = useStoryView(ranking.session_id);
  const searchRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const stories = useMemo(() => toRankedStories(edited.items, ranking.items), [edited.items, ranking.items]);
  const shownView = useDeferredValue(view);
  const shown = useMemo(() => viewStories(stories, shownView), [stories, shownView]);
  return (
    <Box className="print-blocks" sx={{ display: 'grid', gap: 3.5, minWidth: 0 }}>
      <RankingSummary
        ranking={edited}
        view={view}
        onView={change}
        shown={isFiltered(shownView) ? shown.map(({ item }) => item) : null}
        onGoToStories={() => listRef.current?.focus()}
        onShowAll={() => {
          setView(WHOLE_RANKING);
          searchRef.current?.focus();
        }}
      />
      {edited.items.length > 0 ? (
        <RankedStories {...{ ranking, changes, shown, view, searchRef, listRef }} onView={setView} />
      ) : (
        <MessageScreen title={TRENDING_STRINGS.noItems} heading="p" />
      )}
    </Box>
  );
});
