import { type Dispatch, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react';

const KEY_PREFIX = 'earshot:';

export type StorageScope = 'session' | 'browser';

/** `parse` may get a value of an older version. It discards the value by returning undefined or throwing. */
export function readStored<Value>(
  scope: StorageScope,
  key: string,
  parse: (stored: unknown) => Value | undefined,
): Value | undefined {
  try {
    const stored: unknown = JSON.parse(areaOf(scope).getItem(KEY_PREFIX + key) ?? 'null');
    return stored === null ? undefined : parse(stored);
  } catch {
    return undefined;
  }
}

/** Null and undefined remove the value. Returns false if storage is full or disabled. */
export function writeStored(scope: StorageScope, key: string, value: unknown): boolean {
  try {
    if (value === undefined || value === null) areaOf(scope).removeItem(KEY_PREFIX + key);
    else areaOf(scope).setItem(KEY_PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Removes stored results: one that cannot be shown would make the page fail again after a reload. */
export function dropResults(): void {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.endsWith('.result')) sessionStorage.removeItem(key);
  } catch {
    // A browser that blocks storage has no results to drop.
  }
}

function areaOf(scope: StorageScope): Storage {
  return scope === 'session' ? sessionStorage : localStorage;
}

/** Delay, because writing on every keystroke would make typing in long texts slow. */
const WRITE_DELAY_MS = 250;

/** `useState` that survives a reload of the tab. `override` wins. A stored value must have the type of `initial` by default. */
export function useSessionState<Value>(
  key: string,
  initial: Value,
  parse: (stored: unknown) => Value | undefined = sameKind(initial),
  override?: Value,
): [Value, Dispatch<SetStateAction<Value>>] {
  const [value, setValue] = useState<Value>(() => override ?? readStored('session', key, parse) ?? initial);
  // Updated before the state, because the screen may close before the next render.
  const latest = useRef(value);
  const mounted = useRef(true);

  useEffect(() => {
    const timer = setTimeout(() => writeStored('session', key, value), WRITE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key, value]);

  useEffect(() => {
    mounted.current = true;
    const flush = () => writeStored('session', key, latest.current);
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
      mounted.current = false;
    };
  }, [key]);

  // Also stores values set after unmounting, so that a late result is there when the user returns.
  const set = useCallback(
    (action: SetStateAction<Value>) => {
      latest.current = isUpdate(action) ? action(latest.current) : action;
      setValue(latest.current);
      if (!mounted.current) writeStored('session', key, latest.current);
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
