import { plainText } from './json-ld.ts';

/** Plain text of a meta element's content, null when nothing is left of it. */
export function metaText(value: string | undefined): string | null {
  return value ? plainText(value) || null : null;
}
