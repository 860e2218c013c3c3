import { type RefObject, useCallback, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard focus when the pressed control disappears. The returned function notes the id of the next control; once `result` has changed, the focus goes there, or to the first of `others` that is on the page.
 */
export function useFocusAfterEdit(
  result: object,
  others: readonly RefObject<HTMLElement | null>[],
): (id: string) => void {
  const wanted = useRef<string | null>(null);
  const fallbacks = useRef(others);
  fallbacks.current = others;
  const seen = useRef(result);
  useEffect(() => {
    if (wanted.current === null || seen.current === result) return;
    seen.current = result;
    const next = document.getElementById(wanted.current);
    wanted.current = null;
    (next ?? fallbacks.current.find(({ current }) => current !== null)?.current)?.focus();
  }, [result]);
  return useCallback((id: string) => {
    wanted.current = id;
  }, []);
}
