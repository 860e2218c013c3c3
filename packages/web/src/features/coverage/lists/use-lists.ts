import { useEffect, useState } from 'react';
import type { CoverageList } from '../book/coverage-list.ts';
import type { ListSummary } from '../book/list-database.ts';
import { useCoverageStore } from '../book/use-coverage-store.ts';

/**
 * Returns every list in this browser that has articles, plus the current one. Reads the lists again when another list is
 * opened.
 */
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
