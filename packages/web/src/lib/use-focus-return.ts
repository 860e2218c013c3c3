import { useCallback, useRef } from 'react';

/** Remembers which element had focus before something opens, and restores it afterward. */
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
    /** Focuses the remembered element, or the element with the given ID if the remembered one is gone. */
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
