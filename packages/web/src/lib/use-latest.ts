import { useEffect, useMemo, useRef } from 'react';

/** Functions that always see the latest values under names that never change, so that rows need not render again. */
export function useLatest<Actions extends Record<string, (...given: never[]) => unknown>>(
  actions: Actions,
): Actions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return useMemo(() => {
    const names: (keyof Actions)[] = Object.keys(latest.current);
    return Object.fromEntries(
      names.map((name) => [name, (...given: never[]) => latest.current[name]?.(...given)]),
    ) as Actions;
  }, []);
}
