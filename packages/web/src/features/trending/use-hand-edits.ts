import { applyHandEdits } from '@earshot/schema/trending/hand-edits';
import type { HandEdit, TrendingResult } from '@earshot/schema/trending/model';
import { regroup } from '@earshot/schema/trending/regroup';
import { useCallback, useMemo } from 'react';
import { useSessionState } from '../../lib/use-session-state.ts';
import { editsFor, type KeptEdits, NO_EDITS, parseEdits, textsOf } from './kept-edits.ts';

/**
 * Returns a ranking with the user's corrections applied, and functions to make and undo them. Corrections survive another
 * analysis of the same lines.
 */
export function useHandEdits(ranking: TrendingResult) {
  const [kept, setKept] = useSessionState('trending.handEdits', NO_EDITS, parseEdits);
  const own = useMemo(() => editsFor(kept, ranking), [kept, ranking]);
  const { edits, cut } = own;
  const regrouped = useMemo(() => regroup(ranking, cut), [ranking, cut]);
  const edited = useMemo(() => applyHandEdits(regrouped, edits), [regrouped, edits]);
  const change = useCallback(
    (next: (before: KeptEdits) => Partial<KeptEdits>) =>
      setKept((before) => {
        const now = editsFor(before, ranking);
        const changed = { ...now, ...next(now) };
        return { ...changed, texts: textsOf(changed.edits, ranking) };
      }),
    [setKept, ranking],
  );
  const add = useCallback(
    (edit: HandEdit) => change((before) => ({ edits: [...before.edits, edit] })),
    [change],
  );
  const setCut = useCallback((next: number) => change(() => ({ cut: next })), [change]);
  return {
    edited,
    /** The edits, in the order in which they were made. */
    edits,
    /** Minimum strength of a link for merging lines (see `regroup`). */
    cut,
    setCut,
    add,
    undo: () => change((before) => ({ edits: before.edits.slice(0, -1) })),
    undoAll: () => change(() => ({ edits: [] })),
  };
}
