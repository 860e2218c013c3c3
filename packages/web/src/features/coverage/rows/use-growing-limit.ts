import { type RefObject, useEffect, useRef, useState } from 'react';

/** Rows shown at first; more come as one scrolls, so that a list of a thousand opens as fast as a short one. */
const ROWS_AT_FIRST = 60;
const ROWS_MORE = 120;

/**
 * How many rows of a long list are on the page, and the element at their end that brings more when it comes near.
 * @param restart when it changes, the list starts over, as for another filter
 */
export function useGrowingLimit(
  count: number,
  restart: unknown,
): { readonly limit: number; readonly endRef: RefObject<HTMLDivElement | null>; readonly more: () => void } {
  const [state, setState] = useState({ limit: ROWS_AT_FIRST, restart });
  if (state.restart !== restart) setState({ limit: ROWS_AT_FIRST, restart });
  const endRef = useRef<HTMLDivElement>(null);
  const more = () => setState((before) => ({ ...before, limit: before.limit + ROWS_MORE }));
  const { limit } = state;
  useEffect(() => {
    const end = endRef.current;
    // After each growth the end may still be near, so the observer starts again with each limit.
    if (end === null || limit >= count || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) {
          setState((before) => ({ ...before, limit: before.limit + ROWS_MORE }));
        }
      },
      { rootMargin: '800px' },
    );
    observer.observe(end);
    return () => observer.disconnect();
  }, [limit, count]);
  return { limit, endRef, more };
}
