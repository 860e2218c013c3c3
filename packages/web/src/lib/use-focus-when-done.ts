import { type RefObject, useRef } from 'react';
import { focusAtTop } from './focus-at-top.ts';

/**
 * Manages focus around a call. Use `start` when the call begins, then `toResult` when it has a result, or `back` if it has
 * none. Moves focus only if the user has not moved it in the meantime.
 * @param result element to focus, so that screen readers announce the result
 * @param run the button that started the call
 */
export function useFocusWhenDone(result: RefObject<HTMLElement | null>, run: RefObject<HTMLElement | null>) {
  const startedAt = useRef<Element | null>(null);
  const isLost = () => document.activeElement === document.body || document.activeElement === null;
  // The outcome is rendered in the current tick, so by the next frame the target exists and is enabled.
  const moveTo = (target: RefObject<HTMLElement | null>) =>
    requestAnimationFrame(() => {
      if (target.current) focusAtTop(target.current);
    });
  return {
    start: () => {
      startedAt.current = document.activeElement;
    },
    toResult: () => {
      // When a button becomes disabled, focus moves to the body.
      if (document.activeElement === startedAt.current || isLost()) moveTo(result);
    },
    back: () => {
      // By then the Cancel button is gone, and if it had focus, focus is lost.
      requestAnimationFrame(() => {
        if (isLost()) run.current?.focus();
      });
    },
  };
}
