import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Keeps the keyboard focus when the pressed control disappears. The returned function notes the id of the next control; once
 * `result` has changed, the focus goes there, or to the first of `others` that is on the page.
 */
export function useFocusAfterEdit(
  result: object,
  others: readonly RefObject<HTMLElement | null>[],
): (id: string) => void {
  const wanted = useRef<string | null>(null);
  const seen = useRef(result);
  const focusNext = useEffectEvent((id: string) =>
    (document.getElementById(id) ?? others.find(({ current }) => current !== null)?.current)?.focus(),
  );
  useEffect(() => {
    if (wanted.current === null || seen.current === result) return;
    seen.current = result;
    const next = wanted.current;
    wanted.current = null;
    focusNext(next);
  }, [result]);
  return useCallback((id: string) => {
    wanted.current = id;
  }, []);
}
