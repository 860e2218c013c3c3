import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';

const KEY_PREFIX = 'earshot:';
/** Writing at every keystroke would make long texts slow to type. */
const WRITE_DELAY_MS = 250;

/**
 * `useState` whose value survives a reload of the tab, and nothing beyond it: it lives in session storage as JSON.
 * @param key   unique name within the product, e.g. `article.url`
 * @param initial  value when nothing is stored, or when what is stored does not pass `isValid`
 * @param isValid  guards against values of an older version; the default compares the type with `initial`
 * @param override when given, wins over the stored value, e.g. a prefilled link
 */
export function useSessionState<Value>(
  key: string,
  initial: Value,
  isValid: (value: unknown) => value is Value = sameKind(initial),
  override?: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState<Value>(() => override ?? readStored(key, isValid) ?? initial);
  const latest = useRef(value);
  latest.current = value;
  const mounted = useRef(true);

  useEffect(() => {
    const timer = setTimeout(() => writeStored(key, value), WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key, value]);

  useEffect(() => {
    mounted.current = true;
    const flush = () => writeStored(key, latest.current);
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
      writeStored(key, latest.current);
    },
    [key],
  );
  return [value, set];
}

function isUpdate<Value>(action: SetStateAction<Value>): action is (previous: Value) => Value {
  return typeof action === 'function';
}

function sameKind<Value>(initial: Value): (value: unknown) => value is Value {
  return (value): value is Value =>
    typeof value === typeof initial && Array.isArray(value) === Array.isArray(initial) && value !== null;
}

function readStored<Value>(key: string, isValid: (value: unknown) => value is Value): Value | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY_PREFIX + key) ?? 'null');
    return isValid(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

function writeStored(key: string, value: unknown): void {
  try {
    if (value === undefined || value === null) sessionStorage.removeItem(KEY_PREFIX + key);
    else sessionStorage.setItem(KEY_PREFIX + key, JSON.stringify(value));
  } catch {
    // Storage is full or switched off: the state lives on in memory, only a reload would lose it.
  }
}
