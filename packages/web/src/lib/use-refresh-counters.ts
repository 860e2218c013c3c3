import { useCallback } from 'react';
import { trpc } from '../transport/trpc.ts';

/**
 * Returns a function, stable across renders, that refetches the counters. It fetches them even on pages without a usage
 * line, and ignores failures, so that they do not affect the preceding analysis.
 */
export function useRefreshCounters(): () => void {
  const utils = trpc.useUtils();
  return useCallback(() => {
    void utils.counters.get.invalidate();
    utils.counters.get.fetch().catch(() => undefined);
  }, [utils]);
}
