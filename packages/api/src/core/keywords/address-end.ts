/** Web and e-mail addresses in a text: one thing each, not prose. */
import { kindAt, WORD } from '../text/fold-table.ts';

const PLUS = 43;
const FULL_STOP = 46;
const COLON = 58;
const AT = 64;
const WWW = /^www\.\S$/i;
/** What may follow the first word of an e-mail address; the lengths of its parts are limited by RFC 5321. */
const REST_OF_EMAIL = /[\p{L}\d._+%-]{0,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/uy;

/** End of the address that begins with the word `text.slice(start, end)`, or 0 when none does. */
export function addressEnd(text: string, start: number, end: number): number {
  const next = text.charCodeAt(end);
  if (next === COLON) return text.startsWith('//', end + 1) ? webAddressEnd(text, end) : 0;
  if (next !== FULL_STOP && next !== AT && next !== PLUS) return 0;
  if (next === FULL_STOP && end - start === 3 && WWW.test(text.slice(start, end + 2)))
    return webAddressEnd(text, end);
  if (next !== AT && kindAt(text, end + 1) !== WORD) return 0;
  REST_OF_EMAIL.lastIndex = end;
  return REST_OF_EMAIL.test(text) ? REST_OF_EMAIL.lastIndex : 0;
}

/** The next white space, quote or angle bracket. */
function webAddressEnd(text: string, from: number): number {
  const stop = /[\s"<>「」“”]/g;
  stop.lastIndex = from;
  return stop.exec(text)?.index ?? text.length;
}
