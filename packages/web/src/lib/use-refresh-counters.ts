import { useCallback } from 'react';
import { trpc } from '../transport/trpc.ts';

/**
 * Gives a function that asks for the counters again, the same one at every render. They are fetched even where the page
 * shows no usage line; a failure of this call does not concern the analysis before it.
 */
export function useRefreshCounters(): () => void {
  const utils = trpc.useUtils();
  return useCallback(() => {
    void utils.counters.get.invalidate();
    utils.counters.get.fetch().catch(() => undefined);
  }, [utils]);
}
