import { type RefObject, useEffect, useRef, useState } from 'react';

/** A list of 1,000 rows opens as fast as a short one, because more rows are added while scrolling. */
const ROWS_AT_FIRST = 40;
const ROWS_MORE = 40;

/** @param restart when this changes, for example with another filter, the list starts over */
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
    // The end may still be in view after rows were added, so a new observer is started for each limit.
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
