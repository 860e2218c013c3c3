const KEY_PREFIX = 'earshot:';

/** How long a value is stored: for this tab's session, or in this browser until it is removed. */
export type StorageScope = 'session' | 'browser';

/**
 * Reads a stored value, or undefined if there is none.
 * @param parse parses the stored value, possibly written by an older version; undefined or an exception discards it
 */
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

/** Stores a value as JSON. Null and undefined remove it. Returns false if storage is full or disabled. */
export function writeStored(scope: StorageScope, key: string, value: unknown): boolean {
  try {
    if (value === undefined || value === null) areaOf(scope).removeItem(KEY_PREFIX + key);
    else areaOf(scope).setItem(KEY_PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    // The value is still in memory and would be lost only by a reload.
    return false;
  }
}

/** Drops the results of this tab. One that cannot be shown would make the page fail again after a reload. */
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
