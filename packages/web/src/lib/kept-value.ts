const KEY_PREFIX = 'earshot:';

/** Lifetime of a value: this tab's session, or until it is removed from this browser. */
export type KeptFor = 'session' | 'browser';

/**
 * A value that was kept; undefined when there is none.
 * @param parse reads the stored value, which an older version may have written; undefined or a throw discards it
 */
export function readKept<Value>(
  keptFor: KeptFor,
  key: string,
  parse: (stored: unknown) => Value | undefined,
): Value | undefined {
  try {
    const stored: unknown = JSON.parse(areaOf(keptFor).getItem(KEY_PREFIX + key) ?? 'null');
    return stored === null ? undefined : parse(stored);
  } catch {
    return undefined;
  }
}

/** Keeps a value as JSON; null and undefined remove it. Gives false when storage is full or switched off. */
export function writeKept(keptFor: KeptFor, key: string, value: unknown): boolean {
  try {
    if (value === undefined || value === null) areaOf(keptFor).removeItem(KEY_PREFIX + key);
    else areaOf(keptFor).setItem(KEY_PREFIX + key, JSON.stringify(value));
    return true;
  } catch {
    // The value lives on in memory; only a reload would lose it.
    return false;
  }
}

function areaOf(keptFor: KeptFor): Storage {
  return keptFor === 'session' ? sessionStorage : localStorage;
}
