import type { ScriptValue } from './script-scope.ts';

/** Returns a known value as a URL, as written. Null if it is not a string or is blank. */
export function addressIn(value: ScriptValue | null | undefined): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
