import type { TrendingResult } from '@earshot/schema/trending/model';
import { takeOutLines } from '@earshot/schema/trending/take-out-lines';
import { useCallback, useMemo } from 'react';
import { useSessionState } from '../../lib/use-session-state.ts';
import { isRecord } from '../../transport/complete.ts';

interface HandEdits {
  /** Session of the ranking that they belong to. */
  readonly of: string;
  /** Numbers of the lines, in the order in which they were taken out. */
  readonly lines: readonly number[];
}

const NO_EDITS: HandEdits = { of: '', lines: [] };

/** A ranking with the lines that were judged "not the same story" taken out and everything ranked again; undoable. */
export function useHandEdits(ranking: TrendingResult) {
  const [kept, setKept] = useSessionState('trending.takenOut', NO_EDITS, parseEdits);
  const lines = kept.of === ranking.session_id ? kept.lines : NO_EDITS.lines;
  const edited = useMemo(() => takeOutLines(ranking, lines), [ranking, lines]);
  const change = useCallback(
    (next: (lines: readonly number[]) => readonly number[]) =>
      setKept((before) => ({
        of: ranking.session_id,
        lines: next(before.of === ranking.session_id ? before.lines : []),
      })),
    [setKept, ranking.session_id],
  );
  const takeOut = useCallback((line: number) => change((before) => [...before, line]), [change]);
  return {
    edited,
    /** In the order in which they were taken out. */
    lines,
    takeOut,
    undo: () => change((before) => before.slice(0, -1)),
    undoAll: () => change(() => []),
  };
}

function parseEdits(stored: unknown): HandEdits | undefined {
  if (!isRecord(stored) || typeof stored.of !== 'string' || !Array.isArray(stored.lines)) return undefined;
  return { of: stored.of, lines: stored.lines.filter((line) => Number.isInteger(line)) };
}
