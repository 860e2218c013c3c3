import { useMemo, useState } from 'react';
import { useSessionState } from '../../lib/use-session-state.ts';
import { isReceivedRanking, type Ranking, type ReceivedRanking, toRanking } from './ranking.ts';

/** Larger results would not fit into session storage, and writing them would stop the page. */
const MAX_STORED_LINES = 2_000;

const isStored = (value: unknown): value is ReceivedRanking | null =>
  value === null || isReceivedRanking(value);

/** The current ranking; one of a usual size survives a reload, a large one lives as long as its screen. */
export function useKeptRanking(): [Ranking | null, (result: ReceivedRanking) => void] {
  const [stored, setStored] = useSessionState<ReceivedRanking | null>('trending.result', null, isStored);
  const [large, setLarge] = useState<ReceivedRanking | null>(null);
  const received = large ?? stored;
  const ranking = useMemo(() => (received ? toRanking(received) : null), [received]);

  const keep = (result: ReceivedRanking) => {
    // An answer that is no ranking ends like any other failure, with the fallback text.
    if (!isReceivedRanking(result)) throw new Error('');
    const isLarge = (result.summary.total_inputs ?? result.items.length) > MAX_STORED_LINES;
    setLarge(isLarge ? result : null);
    setStored(isLarge ? null : result);
  };
  return [ranking, keep];
}
