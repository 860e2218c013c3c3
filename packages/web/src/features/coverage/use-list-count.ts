import { useSyncExternalStore } from 'react';
import { useCoverageStore } from './book/coverage-store.ts';

/** Returns the number of articles in the coverage list that was opened last. */
export function useListCount(): number {
  const store = useCoverageStore();
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().list.rows.length,
    // The server snapshot: a prerendered page has no list.
    () => 0,
  );
}
