import { useEffect, useEffectEvent } from 'react';

/** Runs a callback each time a condition becomes true, using the values of that render. */
export function useRunWhen(isDue: boolean, run: () => void): void {
  const onDue = useEffectEvent(run);
  useEffect(() => {
    if (isDue) onDue();
  }, [isDue]);
}
