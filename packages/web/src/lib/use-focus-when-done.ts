import { type RefObject, useRef } from 'react';

/**
 * Focus after work: call `start` when a call begins and `finish` when its result is on the screen. The focus moves to
 * the target only when the user has not moved on in the meantime.
 */
export function useFocusWhenDone(target: RefObject<HTMLElement | null>) {
  const startedAt = useRef<Element | null>(null);
  return {
    start: () => {
      startedAt.current = document.activeElement;
    },
    finish: () => {
      const active = document.activeElement;
      // A button that becomes disabled loses the focus to the body.
      const hasStayed = active === startedAt.current || active === document.body || active === null;
      // The result is rendered in the same turn; the heading exists after it.
      if (hasStayed) requestAnimationFrame(() => target.current?.focus());
    },
  };
}
