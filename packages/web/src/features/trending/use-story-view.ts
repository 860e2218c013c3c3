import { useCallback, useState } from 'react';
import { type StoryView, WHOLE_RANKING } from './story-view.ts';

/**
 * Returns the filters of a ranking and functions that set all or some of them. Another ranking starts without filters.
 */
export function useStoryView(sessionId: string) {
  const [state, setState] = useState({ of: sessionId, view: WHOLE_RANKING });
  const view = state.of === sessionId ? state.view : WHOLE_RANKING;
  const setView = useCallback(
    (next: StoryView | ((before: StoryView) => StoryView)) =>
      setState((before) => {
        const now = before.of === sessionId ? before.view : WHOLE_RANKING;
        return { of: sessionId, view: typeof next === 'function' ? next(now) : next };
      }),
    [sessionId],
  );
  const change = useCallback(
    (part: Partial<StoryView>) => setView((before) => ({ ...before, ...part })),
    [setView],
  );
  return [view, setView, change] as const;
}
