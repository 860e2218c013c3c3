import { applyHandEdits } from '@earshot/schema/trending/hand-edits';
import type { TrendingResult } from '@earshot/schema/trending/model';
import { regroup } from '@earshot/schema/trending/regroup';
import { useCallback, useMemo } from 'react';
import { type EditLog, withEdit, withoutAll, withoutLast, withRedone } from '../../lib/edits/edit-log.ts';
import { useSessionState } from '../../lib/use-session-state.ts';
import {
  cutOf,
  editsFor,
  handEditsOf,
  linesDigest,
  NOTHING_KEPT,
  noteOf,
  parseEdits,
  type RankingChange,
  textsOf,
} from './kept-edits.ts';

export type HandChanges = ReturnType<typeof useHandEdits>;

/**
 * Returns a ranking with the user's corrections applied, and functions to make and undo them. Corrections survive another
 * analysis of the same lines.
 */
export function useHandEdits(ranking: TrendingResult) {
  const [kept, setKept] = useSessionState('trending.handEdits', NOTHING_KEPT, parseEdits);
  const { log } = useMemo(() => editsFor(kept, ranking), [kept, ranking]);
  const cut = cutOf(log);
  const regrouped = useMemo(() => regroup(ranking, cut), [ranking, cut]);
  const edited = useMemo(() => applyHandEdits(regrouped, handEditsOf(log)), [regrouped, log]);
  const change = useCallback(
    (next: (before: EditLog<RankingChange>) => EditLog<RankingChange>) =>
      setKept((before) => {
        const now = editsFor(before, ranking);
        const changed = next(now.log);
        return { ...now, lines: linesDigest(ranking), log: changed, texts: textsOf(changed, ranking) };
      }),
    [setKept, ranking],
  );
  const add = useCallback(
    (made: RankingChange) =>
      change((before) =>
        withEdit(before, made, { what: noteOf(made), ...(made.kind === 'group' && { series: made.kind }) }),
      ),
    [change],
  );
  const undo = useCallback(() => change((before) => withoutLast(before)), [change]);
  const redo = useCallback(() => change((before) => withRedone(before)), [change]);
  return {
    edited,
    /** The user's edits, which Undo reverts. */
    log,
    /** Minimum strength of a link for merging lines (see `regroup`). */
    cut,
    add,
    undo,
    redo,
    undoAll: () => change(withoutAll),
  };
}
