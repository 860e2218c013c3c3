/** An address in a text is one unit, not words. As a keyword, it matches from its start to the end of a part. */
import { RECOMPOSED } from '../text/fold.ts';
import { ATTACHED, foldedCharacter, kindAt, SEMITIC, SEPARATOR, UNSPACED, WORD } from '../text/fold-table.ts';
import { entityAt } from './gaps.ts';

const QUOTE = 34;
const AMPERSAND = 38;
const APOSTROPHE = 39;
const COMMA = 44;
const FULL_STOP = 46;
const UNDERSCORE = 95;
const ZERO = 48;
const NINE = 57;
const HEBREW = /^\p{Script=Hebrew}$/u;
const TWO_LETTERS = /^\p{L}\p{L}$/u;
const HALF_SPACE = 0x200c;
const COMBINING_BREVE = 0x306;
const COMBINING_DIAERESIS = 0x308;

const ASCII_RUN = /[A-Za-z\d]+/y;
const NOT_CAPITAL = /[^A-Z]/;

/**
 * A word is in one kind of script. Separators in numbers ("1,500") and periods after initials ("U.S.") do not end it.
 */
export class TokenScanner {
  start = 0;
  end = 0;
  folded = '';
  kind = 0;
  capitals = false;
  initials = false;
  /** A web or email address was skipped; `start` and `end` are its range. */
  address = false;
  readonly text: string;
  #position = 0;
  #partStart = 0;

  constructor(text: string) {
    this.text = text;
  }

  next(): boolean {
    const i = this.#nextStart();
    if (i < 0) return false;
    this.start = i;
    this.folded = '';
    this.capitals = true;
    this.initials = false;
    this.address = false;
    this.end = this.kind === UNSPACED ? this.#single(i) : this.#word(i);
    this.#position = this.end;
    const end = this.kind === WORD ? addressEnd(this.text, i, this.end) : 0;
    if (end > 0) {
      this.address = true;
      this.end = end;
      this.#position = end;
    }
    return true;
  }

  #nextStart(): number {
    const text = this.text;
    const size = text.length;
    for (let i = this.#position; i < size; i++) {
      const entity = text.charCodeAt(i) === AMPERSAND ? entityAt(text, i) : undefined;
      const kind = entity ? kindAt(entity.character, 0) : kindAt(text, i);
      if (kind !== SEPARATOR && kind !== ATTACHED) {
        this.kind = kind;
        return i;
      }
      if (entity) i += entity.length - 1;
    }
    this.#position = size;
    return -1;
  }

  #single(from: number): number {
    let i = this.#other(from);
    while (kindAt(this.text, i) === ATTACHED) i = this.#other(i);
    return i;
  }

  #word(from: number): number {
    this.#partStart = from;
    let i = from;
    for (;;) {
      if (this.kind === WORD) i = this.#asciiRun(i);
      const next = this.#joint(i);
      if (next === i) break;
      i = next;
    }
    const endsInitials = this.initials && i === this.#partStart + 1 && this.text.charCodeAt(i) === FULL_STOP;
    return endsInitials ? i + 1 : i;
  }

  #asciiRun(from: number): number {
    ASCII_RUN.lastIndex = from;
    const run = ASCII_RUN.exec(this.text)?.[0] ?? '';
    this.folded += run.toLowerCase();
    if (NOT_CAPITAL.test(run)) this.capitals = false;
    return from + run.length;
  }

  #joint(i: number): number {
    const text = this.text;
    if (i >= text.length) return i;
    const unit = text.charCodeAt(i);
    if (unit >= 128) {
      // In Persian, it separates a word from its ending or the parts of a compound.
      if (unit === HALF_SPACE && this.kind === SEMITIC) return i;
      const kind = kindAt(text, i);
      return kind === this.kind || kind === ATTACHED ? this.#other(i) : i;
    }
    if (unit === FULL_STOP) return this.#fullStop(i);
    if (unit === COMMA || unit === UNDERSCORE) return this.#joiningSign(i, unit);
    if (unit === QUOTE || unit === APOSTROPHE) return isInsideHebrew(text, this.kind, i) ? i + 1 : i;
    return unit === AMPERSAND ? this.#entity(i) : i;
  }

  #fullStop(i: number): number {
    const text = this.text;
    if (this.folded === '') return i;
    if (joinsInitials(text, this.kind, this.#partStart, i)) {
      this.initials = true;
      this.#partStart = i + 1;
      return i + 1;
    }
    const isLastInitial = this.initials && i === this.#partStart + 1;
    if (isLastInitial || !isDigitAt(text, i - 1) || !isDigitAt(text, i + 1)) return i;
    this.folded += '.';
    return i + 1;
  }

  /** A thousands comma, or an underscore before a letter or digit, continues the word. */
  #joiningSign(i: number, sign: number): number {
    if (this.kind !== WORD || this.folded === '') return i;
    const isPart = sign === COMMA ? isThousandsComma(this.text, i) : kindAt(this.text, i + 1) === WORD;
    if (!isPart) return i;
    this.folded += this.text.charAt(i);
    return i + 1;
  }

  #entity(i: number): number {
    const entity = entityAt(this.text, i);
    const kind = entity ? kindAt(entity.character, 0) : SEPARATOR;
    if (!entity || (kind !== this.kind && kind !== ATTACHED)) return i;
    this.capitals = false;
    this.#fold(entity.character.codePointAt(0) ?? 0);
    return i + entity.length;
  }

  #other(i: number): number {
    const codePoint = this.text.codePointAt(i) ?? 0;
    this.capitals = false;
    this.#fold(codePoint);
    return i + (codePoint > 0xffff ? 2 : 1);
  }

  #fold(codePoint: number): void {
    if (codePoint === COMBINING_BREVE || codePoint === COMBINING_DIAERESIS) {
      const letter = RECOMPOSED.get(this.folded.slice(-1) + String.fromCharCode(codePoint));
      if (letter) {
        this.folded = this.folded.slice(0, -1) + letter;
        return;
      }
    }
    this.folded += foldedCharacter(codePoint);
  }
}

function isDigitAt(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= ZERO && unit <= NINE;
}

function isThousandsComma(text: string, comma: number): boolean {
  return (
    isDigitAt(text, comma - 1) &&
    isDigitAt(text, comma + 1) &&
    isDigitAt(text, comma + 2) &&
    isDigitAt(text, comma + 3) &&
    !isDigitAt(text, comma + 4)
  );
}

function joinsInitials(text: string, kind: number, partStart: number, stop: number): boolean {
  if (stop !== partStart + 1 || kind !== WORD) return false;
  const after = kindAt(text, stop + 2);
  if (after !== SEPARATOR && after !== UNSPACED) return false;
  return TWO_LETTERS.test(text.charAt(partStart) + text.charAt(stop + 1)) && text[stop + 2] !== '_';
}

/** An apostrophe or quotation mark typed instead of the Hebrew sign for abbreviations or foreign sounds. */
function isInsideHebrew(text: string, kind: number, mark: number): boolean {
  if (kind !== SEMITIC || !HEBREW.test(text.charAt(mark - 1)) || !HEBREW.test(text.charAt(mark + 1)))
    return false;
  // Abbreviation marks come before the last letter. Anything else is a quotation.
  return text.charCodeAt(mark) === APOSTROPHE || kindAt(text, mark + 2) !== SEMITIC;
}

const PLUS = 43;
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
function addressEnd(text: string, start: number, end: number): number {
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
