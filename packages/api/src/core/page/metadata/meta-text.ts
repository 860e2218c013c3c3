import { plainText } from './json-ld.ts';

/** Returns the plain text of a meta element's content, or null if it is empty. */
export function metaText(value: string | undefined): string | null {
  return value ? plainText(value) || null : null;
}
