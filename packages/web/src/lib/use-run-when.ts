import { useEffect, useEffectEvent } from 'react';

/** Runs something once a condition has become true, with the values of that render. */
export function useRunWhen(isDue: boolean, run: () => void): void {
  const onDue = useEffectEvent(run);
  useEffect(() => {
    if (isDue) onDue();
  }, [isDue]);
}
