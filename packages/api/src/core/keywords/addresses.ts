/** An address in a text is one unit, not words. As a keyword, it matches from its start to the end of a part. */
import { kindAt, WORD } from '../text/fold-table.ts';

const PLUS = 43;
const FULL_STOP = 46;
const COLON = 58;
const AT_SIGN = 64;
const WWW = /^www\.\S$/i;
/**
 * Lowercase only: a capitalized host is a company ("Booking.com said"). Endings that are words (is, it, so) are
 * missing, because there a space is often missing in the text.
 */
const HOST_IN_TEXT =
  /[a-z\d]{2,63}(?:\.[a-z\d-]{1,63}){0,3}\.(?:ai|app|au|biz|br|ca|ch|cn|co|com|cz|de|dev|dk|edu|es|eu|example|fi|fr|gov|ie|info|int|io|jp|kr|mil|net|news|nl|nz|org|pl|ru|se|tr|tv|tw|uk|us|za)(?![\p{L}\d])(?!\.\p{L})/uy;
/** The lengths are the limits of RFC 5321. */
const REST_OF_EMAIL = /[\p{L}\d._+%-]{0,64}@[\p{L}\d-]{1,63}(?:\.[\p{L}\d-]{1,63})+/uy;

/** End of the address that begins with the word `text.slice(start, end)`. 0 if there is none. */
export function addressEnd(text: string, start: number, end: number): number {
  const next = text.charCodeAt(end);
  if (next === COLON) return text.startsWith('//', end + 1) ? webAddressEnd(text, end) : 0;
  if (next !== FULL_STOP && next !== AT_SIGN && next !== PLUS) return 0;
  if (next === FULL_STOP && end - start === 3 && WWW.test(text.slice(start, end + 2)))
    return webAddressEnd(text, end);
  if (next !== AT_SIGN && kindAt(text, end + 1) !== WORD) return 0;
  REST_OF_EMAIL.lastIndex = end;
  if (REST_OF_EMAIL.test(text)) return REST_OF_EMAIL.lastIndex;
  HOST_IN_TEXT.lastIndex = start;
  if (next !== FULL_STOP || !HOST_IN_TEXT.test(text)) return 0;
  const hostEnd = HOST_IN_TEXT.lastIndex;
  return text.charAt(hostEnd) === '/' ? webAddressEnd(text, hostEnd) : hostEnd;
}

function webAddressEnd(text: string, from: number): number {
  const stop = /[\s"<>「」“”]/g;
  stop.lastIndex = from;
  return stop.exec(text)?.index ?? text.length;
}

const ADDRESS = /^(?:(?:https?:\/\/|www\.)\S+|[^\s@]+@[^\s@]+\.[^\s@]+)$/i;
const HOST = /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)*\.\p{L}{2,}$/u;
const PART_END = /[/?#]|$/g;
const TRAILING_SIGN = /[\s.,;:!?)\]}'’/]/;

function normalize(address: string): string {
  return withoutTrailingSigns(
    address
      .toLowerCase()
      .replace(/^https?:\/\//, '')
      .replace(/^www\./, ''),
  );
}

/** Backward, because a pattern anchored at the end would rescan each run of symbols from every position. */
function withoutTrailingSigns(text: string): string {
  let end = text.length;
  while (end > 0 && TRAILING_SIGN.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

export function isAddress(keyword: string): boolean {
  return ADDRESS.test(keyword);
}

export function isHost(keyword: string): boolean {
  return HOST.test(keyword);
}

export class AddressMatcher {
  readonly #spellings = new Map<string, number[]>();
  #longest = 0;

  add(keyword: string, index: number): void {
    const address = normalize(keyword);
    this.#spellings.set(address, [...(this.#spellings.get(address) ?? []), index]);
    this.#longest = Math.max(this.#longest, address.length);
  }

  find(
    text: string,
    start: number,
    end: number,
    report: (spelling: number, start: number, end: number) => void,
  ): void {
    if (this.#longest === 0) return;
    const raw = withoutTrailingSigns(text.slice(start, end)).toLowerCase();
    const lead = /^(?:https?:\/\/)?(?:www\.)?/.exec(raw)?.[0].length ?? 0;
    const address = raw.slice(lead, lead + this.#longest + 1);
    for (const part of address.matchAll(PART_END)) {
      const isCut = part.index === address.length && lead + address.length < raw.length;
      if (isCut) continue;
      for (const spelling of this.#spellings.get(address.slice(0, part.index)) ?? []) {
        report(spelling, start, start + lead + part.index);
      }
    }
  }
}
