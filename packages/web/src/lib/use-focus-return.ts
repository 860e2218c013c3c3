import { useCallback, useRef } from 'react';

/** Remembers what had the focus before something opened, and gives it back. */
export function useFocusReturn() {
  const origin = useRef<HTMLElement | null>(null);
  const to = useCallback((elementId: string) => {
    requestAnimationFrame(() => document.getElementById(elementId)?.focus());
  }, []);
  return {
    to,
    note: () => {
      origin.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    },
    /** Back to what had it, or to the row when that is gone. */
    back: (elementId: string) => {
      const before = origin.current;
      origin.current = null;
      requestAnimationFrame(() => {
        const target = before?.isConnected ? before : document.getElementById(elementId);
        target?.focus();
      });
    },
  };
}
