import { useEffect, useState } from 'react';
import { useCoverageStore } from '../book/coverage-store.ts';
import type { ListSummary } from '../book/list-database.ts';
import type { CoverageList } from '../book/list-shape.ts';
import { COVERAGE_STRINGS } from '../strings.ts';

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

/** Returns a list as an option of a select. */
export function optionOf({ id, name, client, period, articles, changedAt }: ListSummary) {
  const title = [client || name, period].filter(Boolean).join(', ');
  return { value: id, label: COVERAGE_STRINGS.lists.option(title, articles, changedAt) };
}
