import { type RefObject, useMemo, useRef } from 'react';

type FocusTarget = string | RefObject<HTMLElement | null>;

/**
 * Returns functions that keep keyboard focus where the user expects it when an edit opens, closes or removes the
 * focused control. The object is stable across renders.
 */
export function useEditFocus() {
  const origin = useRef<HTMLElement | null>(null);
  return useMemo(
    () => ({
      /** Focuses the first target on the page, given by its ID or as a ref, once the edit has been rendered. */
      to: (...targets: readonly FocusTarget[]) => {
        requestAnimationFrame(() =>
          targets
            .map(elementOf)
            .find((element) => element !== null)
            ?.focus(),
        );
      },
      /** Focuses the element with the given ID once it has been rendered, without scrolling the page. */
      withoutScroll: (elementId: string) => {
        requestAnimationFrame(() => document.getElementById(elementId)?.focus({ preventScroll: true }));
      },
      /** Does the same as `to`, but only if the edit has removed the control that had the focus. */
      ifLost: (...targets: readonly FocusTarget[]) => {
        requestAnimationFrame(() => {
          if (document.activeElement !== document.body) return;
          targets
            .map(elementOf)
            .find((element) => element !== null)
            ?.focus();
        });
      },
      /** Remembers the focused element. Call this before something opens. */
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
    }),
    [],
  );
}

function elementOf(target: FocusTarget): HTMLElement | null {
  return typeof target === 'string' ? document.getElementById(target) : target.current;
}
