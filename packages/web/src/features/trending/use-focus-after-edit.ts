import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';

/**
 * Moves focus when the clicked control disappears. Pass the ID of the next control to the returned function. Once `result`
 * has changed, that control is focused, or if it does not exist, the first of `others` that is on the page.
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
