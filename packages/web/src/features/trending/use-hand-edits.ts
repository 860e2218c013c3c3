import { applyHandEdits } from '@earshot/schema/trending/hand-edits';
import type { HandEdit, TrendingResult } from '@earshot/schema/trending/model';
import { useCallback, useMemo } from 'react';
import { useSessionState } from '../../lib/use-session-state.ts';
import { isRecord } from '../../transport/complete.ts';

interface KeptEdits {
  /** Session of the ranking that they belong to. */
  readonly of: string;
  /** In the order in which they were made. */
  readonly edits: readonly HandEdit[];
}

const NO_EDITS: KeptEdits = { of: '', edits: [] };

/** A ranking with the corrections that were made by hand, ranked again; undoable. */
export function useHandEdits(ranking: TrendingResult) {
  const [kept, setKept] = useSessionState('trending.handEdits', NO_EDITS, parseEdits);
  const edits = kept.of === ranking.session_id ? kept.edits : NO_EDITS.edits;
  const edited = useMemo(() => applyHandEdits(ranking, edits), [ranking, edits]);
  const change = useCallback(
    (next: (edits: readonly HandEdit[]) => readonly HandEdit[]) =>
      setKept((before) => ({
        of: ranking.session_id,
        edits: next(before.of === ranking.session_id ? before.edits : []),
      })),
    [setKept, ranking.session_id],
  );
  const add = useCallback((edit: HandEdit) => change((before) => [...before, edit]), [change]);
  return {
    edited,
    /** In the order in which they were made. */
    edits,
    add,
    undo: () => change((before) => before.slice(0, -1)),
    undoAll: () => change(() => []),
  };
}

function parseEdits(stored: unknown): KeptEdits | undefined {
  if (!isRecord(stored) || typeof stored.of !== 'string' || !Array.isArray(stored.edits)) return undefined;
  return { of: stored.of, edits: stored.edits.filter(isHandEdit) };
}

function isHandEdit(stored: unknown): stored is HandEdit {
  if (!isRecord(stored) || !Number.isInteger(stored.line)) return false;
  return stored.kind === 'take_out' || (stored.kind === 'join' && Number.isInteger(stored.to));
}
