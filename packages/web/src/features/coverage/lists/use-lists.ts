import { formatCount } from '@earshot/schema/format-count';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { formatDate } from '../../../lib/format.ts';
import { readStored, writeStored } from '../../../lib/stored-value.ts';
import { useCoverageStore } from '../book/coverage-store.ts';
import type { ListSummary } from '../book/list-database.ts';
import type { CoverageList } from '../book/list-shape.ts';

export function useListCount(): number {
  const store = useCoverageStore();
  return useSyncExternalStore(
    store.subscribe,
    () => store.get().list.rows.length,
    // Snapshot on the server: a prerendered page has no list.
    () => 0,
  );
}

export const ADDRESSES_KEY = 'coverage.text';

export function enterAddresses(text: string): void {
  writeStored('session', ADDRESSES_KEY, text);
}

export function hasEnteredAddresses(): boolean {
  return readStored('session', ADDRESSES_KEY, Boolean) ?? false;
}

/** Query parameter with the ID of the open list, so that Back, a reload or a second tab opens it again. */
const LIST_PARAMETER = 'list';

export function useListAddress() {
  const [parameters, setParameters] = useSearchParams();
  const openList = useCallback(
    (listId: string | null) =>
      setParameters((current) => {
        const next = new URLSearchParams(current);
        if (listId === null) next.delete(LIST_PARAMETER);
        else next.set(LIST_PARAMETER, listId);
        return next;
      }),
    [setParameters],
  );
  return { listId: parameters.get(LIST_PARAMETER) || null, openList };
}

export function useLists({ id }: CoverageList): readonly ListSummary[] {
  const store = useCoverageStore();
  const [lists, setLists] = useState<readonly ListSummary[]>([]);
  useEffect(() => {
    let isCurrent = true;
    void store.all().then((all) => {
      if (isCurrent) setLists(all.filter((one) => one.articles > 0 || one.id === id));
    });
    return () => {
      isCurrent = false;
    };
  }, [store, id]);
  return lists;
}

export function optionOf({ id, name, client, period, articles, changedAt }: ListSummary) {
  const title = [client || name, period].filter(Boolean).join(', ');
  return {
    value: id,
    label: `${title || 'Coverage list'} (${formatCount(articles)}), ${formatDate(changedAt)}`,
  };
}

export interface ComparisonState {
  readonly earlier: CoverageList | null;
  readonly choose: (id: string) => void;
}

export function useComparison(list: CoverageList): ComparisonState {
  const store = useCoverageStore();
  const [chosen, setChosen] = useState<{ readonly of: string; readonly earlier: CoverageList } | null>(null);
  const earlier = chosen?.of === list.id ? chosen.earlier : null;
  const choose = useCallback(
    (id: string) => {
      if (id === '') setChosen(null);
      else void store.peek(id).then((found) => setChosen(found && { of: list.id, earlier: found }));
    },
    [store, list.id],
  );
  // Memoized, so that typing in the search does not render the overview again.
  return useMemo(() => ({ earlier, choose }), [earlier, choose]);
}
