import { useEffect, useMemo, useRef } from 'react';

/** Returns functions that always see the latest values but keep their identity, so that rows do not re-render. */
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
