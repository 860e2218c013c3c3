/**
 * Matches keywords that are web or email addresses: at the start of an address in the text, up to the end of one of its
 * parts.
 */
const ADDRESS = /^(?:(?:https?:\/\/|www\.)\S+|[^\s@]+@[^\s@]+\.[^\s@]+)$/i;
/** An address that may also be a company name ("Booking.com"), which is searched for both as an address and as words. */
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

/** Scans backward from the end, because a pattern anchored there would rescan each run of symbols from every position. */
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

  /** Reports the spellings with which the address `text.slice(start, end)` begins. */
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
