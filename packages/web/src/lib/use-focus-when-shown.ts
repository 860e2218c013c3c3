import { type RefObject, useLayoutEffect } from 'react';

/**
 * Focuses an element when the component appears. A passive effect could run after the next key press, which would then go to
 * the element that had the focus before.
 */
export function useFocusWhenShown(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => ref.current?.focus(), [ref]);
}
