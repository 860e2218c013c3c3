/** They survive in pasted text ("AT&amp;T", "Tesla&rsquo;s"). */
import { decodeHTMLStrict } from 'entities';

const REFERENCE = /&(?:#\d{1,7}|#[xX][\dA-Fa-f]{1,6}|[A-Za-z]{2,10});/y;
const REPLACEMENT_CHARACTER = '\uFFFD';

export interface Entity {
  readonly character: string;
  /** With `&` and `;`. */
  readonly length: number;
}

export function entityAt(text: string, index: number): Entity | undefined {
  REFERENCE.lastIndex = index;
  const reference = REFERENCE.exec(text)?.[0];
  if (reference === undefined) return undefined;
  const character = decodeHTMLStrict(reference);
  const isDecoded = character !== reference && character !== REPLACEMENT_CHARACTER;
  return isDecoded ? { character, length: reference.length } : undefined;
}
