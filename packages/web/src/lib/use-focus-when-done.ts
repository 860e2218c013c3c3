import { type RefObject, useRef } from 'react';

/**
 * Focus after work: call `start` when a call begins, then `toResult` when its result is on the screen, or `back` when it
 * gave none. The focus moves only when the user has not moved on in the meantime.
 * @param result what is announced by getting the focus
 * @param run    the button that started the call
 */
export function useFocusWhenDone(result: RefObject<HTMLElement | null>, run: RefObject<HTMLElement | null>) {
  const startedAt = useRef<Element | null>(null);
  const isLost = () => document.activeElement === document.body || document.activeElement === null;
  // The outcome is rendered in the same turn; what takes the focus exists, and is enabled, after it.
  const moveTo = (target: RefObject<HTMLElement | null>) =>
    requestAnimationFrame(() => target.current?.focus());
  return {
    start: () => {
      startedAt.current = document.activeElement;
    },
    toResult: () => {
      // A button that becomes disabled loses the focus to the body.
      if (document.activeElement === startedAt.current || isLost()) moveTo(result);
    },
    back: () => {
      // The Cancel button is gone by now, and with it the focus.
      requestAnimationFrame(() => {
        if (isLost()) run.current?.focus();
      });
    },
  };
}
