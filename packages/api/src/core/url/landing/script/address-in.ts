import type { ScriptValue } from './script-scope.ts';

/** A known value as the address that it is, or null when it is not a text or is blank. */
export function addressIn(value: ScriptValue | null | undefined): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
