import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';
import { readKept, writeKept } from './kept-value.ts';

/** Writing at every keystroke would make long texts slow to type. */
const WRITE_DELAY_MS = 250;

/**
 * `useState` whose value survives a reload of the tab, and nothing beyond it: it lives in session storage as JSON.
 * @param key   unique name within the product, e.g. `article.url`
 * @param initial  value when nothing is stored, or when `parse` refuses what is stored
 * @param parse    reads a stored value, which may come from an older version; undefined or a throw refuses it. The default takes
 *                 what is of the same type as `initial`
 * @param override when given, wins over the stored value, e.g. a prefilled link
 */
export function useSessionState<Value>(
  key: string,
  initial: Value,
  parse: (stored: unknown) => Value | undefined = sameKind(initial),
  override?: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState<Value>(() => override ?? readKept('session', key, parse) ?? initial);
  const latest = useRef(value);
  latest.current = value;
  const mounted = useRef(true);

  useEffect(() => {
    const timer = setTimeout(() => writeKept('session', key, value), WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key, value]);

  useEffect(() => {
    mounted.current = true;
    const flush = () => writeKept('session', key, latest.current);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
      mounted.current = false;
    };
  }, [key]);

  // A result that arrives after the user has gone to another page is there when they come back.
  const set = useCallback(
    (action: SetStateAction<Value>) => {
      setValue(action);
      if (mounted.current) return;
      latest.current = isUpdate(action) ? action(latest.current) : action;
      writeKept('session', key, latest.current);
    },
    [key],
  );
  return [value, set];
}

function isUpdate<Value>(action: SetStateAction<Value>): action is (previous: Value) => Value {
  return typeof action === 'function';
}

function sameKind<Value>(initial: Value): (stored: unknown) => Value | undefined {
  const isSameKind = (stored: unknown): stored is Value =>
    typeof stored === typeof initial && Array.isArray(stored) === Array.isArray(initial) && stored !== null;
  return (stored) => (isSameKind(stored) ? stored : undefined);
}
