/** Finds web and email addresses in a text. Each counts as one unit, not as words. */
import { kindAt, WORD } from '../text/fold-table.ts';

const PLUS = 43;
const FULL_STOP = 46;
const COLON = 58;
const AT = 64;
const WWW = /^www\.\S$/i;
/**
 * A host without `www.`, in lowercase: if capitalized ("Booking.com said"), it is the company's name. Country endings that
 * are also words (is, it, so) are not included, because they are more often a missing space.
 */
const HOST =
  /[a-z\d]{2,63}(?:\.[a-z\d-]{1,63}){0,3}\.(?:ai|app|au|biz|br|ca|ch|cn|co|com|cz|de|dev|dk|edu|es|eu|example|fi|fr|gov|ie|info|int|io|jp|kr|mil|net|news|nl|nz|org|pl|ru|se|tr|tv|tw|uk|us|za)(?![\p{L}\d])(?!\.\p{L})/uy;
/** Characters that may follow the first word of an email address. RFC 5321 limits the lengths of its parts. */
const REST_OF_EMAIL = /[\p{L}\d._+%-]{0,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/uy;

/** Returns the end of the address that begins with the word `text.slice(start, end)`, or 0 if there is none. */
export function addressEnd(text: string, start: number, end: number): number {
  const next = text.charCodeAt(end);
  if (next === COLON) return text.startsWith('//', end + 1) ? webAddressEnd(text, end) : 0;
  if (next !== FULL_STOP && next !== AT && next !== PLUS) return 0;
  if (next === FULL_STOP && end - start === 3 && WWW.test(text.slice(start, end + 2)))
    return webAddressEnd(text, end);
  if (next !== AT && kindAt(text, end + 1) !== WORD) return 0;
  REST_OF_EMAIL.lastIndex = end;
  if (REST_OF_EMAIL.test(text)) return REST_OF_EMAIL.lastIndex;
  HOST.lastIndex = start;
  if (next !== FULL_STOP || !HOST.test(text)) return 0;
  const hostEnd = HOST.lastIndex;
  return text.charAt(hostEnd) === '/' ? webAddressEnd(text, hostEnd) : hostEnd;
}

/** Returns the index of the next whitespace, quote or angle bracket. */
function webAddressEnd(text: string, from: number): number {
  const stop = /[\s"<>「」“”]/g;
  stop.lastIndex = from;
  return stop.exec(text)?.index ?? text.length;
}
