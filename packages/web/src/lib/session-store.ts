const KEY_PREFIX = 'earshot:';

/**
 * A value that was kept for this tab's session; undefined when there is none.
 * @param parse reads what is stored, perhaps by an older version; undefined or a throw means that it is of no use
 */
export function readStored<Value>(
  key: string,
  parse: (stored: unknown) => Value | undefined,
): Value | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY_PREFIX + key) ?? 'null');
    return stored === null ? undefined : parse(stored);
  } catch {
    return undefined;
  }
}

/** Keeps a value as JSON for this tab's session; null and undefined remove it. */
export function writeStored(key: string, value: unknown): void {
  try {
    if (value === undefined || value === null) sessionStorage.removeItem(KEY_PREFIX + key);
    else sessionStorage.setItem(KEY_PREFIX + key, JSON.stringify(value));
  } catch {
    // Storage is full or switched off: the state lives on in memory, only a reload would lose it.
  }
}
