import { countHandEdits, isChangedByHand } from '@earshot/schema/trending/hand-edits';
import type { TrendingResult } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { lazy, memo, Suspense, useCallback, useDeferredValue, useId, useMemo, useRef } from 'react';
import { useEditFocus } from '../../lib/edits/use-edit-focus.ts';
import { EditsBar } from '../../ui/edits-bar.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { Section } from '../../ui/section.tsx';
import { TermLink } from '../../ui/term-link.tsx';
import { GroupingSlider } from './grouping-slider.tsx';
import { ListLines } from './list-lines.ts';
import { RankingSummary } from './ranking-summary.tsx';
import { ReviewQueue } from './review-queue.tsx';
import { StoryFilter } from './story-filter.tsx';
import { StoryList } from './story-list.tsx';
import { isFiltered, toRankedStories, viewStories, WHOLE_RANKING } from './story-view.ts';
import { TRENDING_STRINGS } from './strings.ts';
import { ThemesPanel } from './themes-panel.tsx';
import { useHandEdits } from './use-hand-edits.ts';
import { useStoryEdits } from './use-story-edits.ts';
import { useStoryView } from './use-story-view.ts';

/** Loaded after the ranking is shown, because most users do not compare lists. */
const ComparePanel = lazy(() => import('./compare-panel.tsx').then((m) => ({ default: m.ComparePanel })));

/**
 * A ranking with its summary, filters, stories and the user's corrections. Memoized, so that typing in the form does not
 * re-render it.
 */
export const RankingView = memo(function RankingView({ ranking }: { readonly ranking: TrendingResult }) {
  const { edited, log, cut, add, undo, redo, undoAll } = useHandEdits(ranking);
  const [view, setView, change] = useStoryView(ranking.session_id);
  const searchRef = useRef<HTMLInputElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const focus = useEditFocus();
  const undoId = useId();
  const focusAfterEdit = useCallback((id: string) => focus.to(id, undoId, searchRef), [focus, undoId]);
  const stories = useMemo(() => toRankedStories(edited.items, ranking.items), [edited.items, ranking.items]);
  const shownView = useDeferredValue(view);
  const shown = useMemo(() => viewStories(stories, shownView), [stories, shownView]);

  const joinLines = useCallback((line: number, to: number) => add({ kind: 'join', line, to }), [add]);
  const storyEdits = useStoryEdits(edited.items, ranking.near_stories, add, focusAfterEdit);
  const counts = countHandEdits(edited.summary);

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
      <Suspense fallback={null}>
        <ComparePanel later={ranking} items={edited.items} onJoin={joinLines} />
      </Suspense>
      {edited.items.length > 0 ? (
        <Section title={TRENDING_STRINGS.item.list}>
          <Typography
            variant="body2"
            sx={{ color: 'text.secondary', breakInside: 'avoid', breakAfter: 'avoid' }}
          >
            {TRENDING_STRINGS.item.heatScope} <TermLink term="Heat" />
          </Typography>
          {ranking.merges && ranking.merges.length > 0 ? (
            <GroupingSlider cut={cut} onChange={(next) => add({ kind: 'group', cut: next })} />
          ) : null}
          <ThemesPanel items={edited.items} />
          <ReviewQueue
            key={ranking.session_id}
            items={edited.items}
            near={ranking.near_stories}
            log={log}
            onAnswer={(change) => {
              add(change);
              focus.ifLost(undoId);
            }}
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
          <ListLines value={edited.summary.heat_basis.lines}>
            <StoryList key={ranking.session_id} stories={shown} edits={storyEdits} listRef={listRef} />
          </ListLines>
          <EditsBar
            log={log}
            summary={isChangedByHand(edited.summary) ? TRENDING_STRINGS.edits.changed(counts) : ''}
            onUndo={undo}
            onRedo={redo}
            onUndoAll={undoAll}
            undoId={undoId}
            afterRef={searchRef}
          />
        </Section>
      ) : (
        <MessageScreen title={TRENDING_STRINGS.noItems} heading="p" />
      )}
    </Box>
  );
});
