/** Splits a text into folded words, one forward pass, without allocating per character. */
import { RECOMPOSED } from '../text/fold.ts';
import {
  ATTACHED,
  foldUnit,
  kindAt,
  kindOfUnit,
  longFold,
  SEMITIC,
  SEPARATOR,
  UNSPACED,
  WORD,
} from '../text/fold-table.ts';
import { addressEnd } from './address-end.ts';
import { entityAt } from './entities.ts';

export const HASH_SEED = 0x811c9dc5 | 0;
const HASH_PRIME = 0x01000193;
const AMPERSAND = 38;
const COMMA = 44;
const FULL_STOP = 46;
const UNDERSCORE = 95;
const QUOTE = 34;
const APOSTROPHE = 39;
const HEBREW = /^\p{Script=Hebrew}$/u;

export function nextHash(hash: number, unit: number): number {
  return Math.imul(hash ^ unit, HASH_PRIME);
}

const asciiFold = new Uint8Array(128);
for (let unit = 0; unit < 128; unit++) if (kindOfUnit(unit) === WORD) asciiFold[unit] = foldUnit(unit);

/**
 * Reads words one by one: after `next()` gave true the fields describe the word. A word is a run of letters, digits and
 * their marks in one kind of script; digits keep their separators ("1,500", "3.5"), initials their full stops ("U.S."),
 * characters of unspaced scripts come one by one.
 */
export class TokenScanner {
  start = 0;
  end = 0;
  length = 0;
  hash = 0;
  kind = 0;
  /** No lower-case letter and no character beyond ASCII. */
  capitals = false;
  /** Two or more initials with full stops. */
  initials = false;
  /** A web address was met; it is stepped over, and `start` and `end` hold its range. */
  address = false;
  units = new Uint16Array(64);
  readonly text: string;
  #position = 0;

  constructor(text: string) {
    this.text = text;
  }

  next(): boolean {
    const text = this.text;
    const size = text.length;
    let i = this.#position;
    let kind = SEPARATOR;
    for (; i < size; i++) {
      const unit = text.charCodeAt(i);
      if (unit < 128) {
        if (asciiFold[unit] !== 0) {
          kind = WORD;
          break;
        }
        if (unit === AMPERSAND) {
          const entity = entityAt(text, i);
          if (!entity) continue;
          kind = kindAt(entity.character, 0);
          if (kind !== SEPARATOR && kind !== ATTACHED) break;
          i += entity.length - 1;
        }
      } else {
        kind = kindAt(text, i);
        if (kind !== SEPARATOR && kind !== ATTACHED) break;
      }
    }
    if (i >= size) {
      this.#position = size;
      return false;
    }
    this.start = i;
    this.kind = kind;
    this.length = 0;
    this.hash = HASH_SEED;
    this.capitals = true;
    this.initials = false;
    this.address = false;
    this.end = kind === UNSPACED ? this.#single(i) : this.#word(i);
    this.#position = this.end;
    const end = kind === WORD ? addressEnd(text, i, this.end) : 0;
    if (end > 0) {
      this.address = true;
      this.end = end;
      this.#position = end;
    }
    return true;
  }

  /** One character of an unspaced script with the marks that follow it. */
  #single(from: number): number {
    let i = this.#other(from);
    while (kindAt(this.text, i) === ATTACHED) i = this.#other(i);
    return i;
  }

  #word(from: number): number {
    const text = this.text;
    const size = text.length;
    const isWord = this.kind === WORD;
    let units = this.units;
    let length = 0;
    let hash = HASH_SEED;
    let lower = 0;
    let i = from;
    // Letters since the start or the last full stop, to recognise initials.
    let partStart = from;
    for (;;) {
      const unit = i < size ? text.charCodeAt(i) : 0;
      if (unit < 128) {
        const folded = asciiFold[unit] ?? 0;
        if (folded !== 0) {
          if (!isWord) break;
          if (length === units.length) {
            this.#grow();
            units = this.units;
          }
          units[length++] = folded;
          hash = Math.imul(hash ^ folded, HASH_PRIME);
          lower |= unit & 32;
          i++;
          continue;
        }
        if (unit === FULL_STOP && length > 0) {
          if (this.#joinsInitial(partStart, i)) {
            this.initials = true;
            i++;
            partStart = i;
            continue;
          }
          if (this.initials && i === partStart + 1) i++;
          else if (isDigitAt(text, i - 1) && isDigitAt(text, i + 1)) {
            this.#keep(length, hash, lower);
            this.#push(FULL_STOP);
            ({ length, hash } = this);
            units = this.units;
            i++;
            continue;
          }
          break;
        }
        if (
          (unit === COMMA && isThousands(text, i)) ||
          (unit === UNDERSCORE && kindAt(text, i + 1) === WORD)
        ) {
          if (!isWord || length === 0) break;
          this.#keep(length, hash, lower);
          this.#push(unit);
          ({ length, hash } = this);
          units = this.units;
          i++;
          continue;
        }
        if ((unit === QUOTE || unit === APOSTROPHE) && this.#isInsideHebrew(i)) {
          i++;
          continue;
        }
        if (unit !== AMPERSAND) break;
        const entity = entityAt(text, i);
        const entityKind = entity ? kindAt(entity.character, 0) : SEPARATOR;
        if (!entity || (entityKind !== this.kind && entityKind !== ATTACHED)) break;
        this.#keep(length, hash, 32);
        this.#fold(entity.character.codePointAt(0) ?? 0);
        i += entity.length;
      } else {
        const kind = kindAt(text, i);
        if (kind !== this.kind && kind !== ATTACHED) break;
        this.#keep(length, hash, 32);
        i = this.#other(i);
      }
      ({ length, hash } = this);
      lower = 32;
      units = this.units;
    }
    this.#keep(length, hash, lower);
    return i;
  }

  #keep(length: number, hash: number, lower: number): void {
    this.length = length;
    this.hash = hash;
    // Digits have the bit of lower-case letters too: a word without letters is no word in capitals, and need not be.
    if (lower !== 0) this.capitals = false;
  }

  /** Folds the character at `i` into the word; gives the index after it. */
  #other(i: number): number {
    const codePoint = this.text.codePointAt(i) ?? 0;
    this.capitals = false;
    this.#fold(codePoint);
    return i + (codePoint > 0xffff ? 2 : 1);
  }

  #fold(codePoint: number): void {
    if (codePoint === 0x306 || codePoint === 0x308) {
      const last = this.units[this.length - 1] ?? 0;
      const letter = this.length > 0 && RECOMPOSED.get(String.fromCharCode(last, codePoint));
      if (letter) {
        this.units[this.length - 1] = letter.charCodeAt(0);
        this.#rehash();
        return;
      }
    }
    const folded = codePoint > 0xffff ? -1 : foldUnit(codePoint);
    if (folded > 0) this.#push(folded);
    else if (folded < 0) {
      const several = longFold(codePoint);
      for (let k = 0; k < several.length; k++) this.#push(several.charCodeAt(k));
    }
  }

  #push(unit: number): void {
    if (this.length === this.units.length) this.#grow();
    this.units[this.length++] = unit;
    this.hash = nextHash(this.hash, unit);
  }

  #rehash(): void {
    this.hash = HASH_SEED;
    for (let k = 0; k < this.length; k++) this.hash = nextHash(this.hash, this.units[k] ?? 0);
  }

  #grow(): void {
    const larger = new Uint16Array(this.units.length * 2);
    larger.set(this.units);
    this.units = larger;
  }

  /** A quotation mark typed for the sign of Hebrew abbreviations, an apostrophe for that of foreign sounds. */
  #isInsideHebrew(mark: number): boolean {
    const text = this.text;
    if (this.kind !== SEMITIC || !HEBREW.test(text.charAt(mark - 1)) || !HEBREW.test(text.charAt(mark + 1)))
      return false;
    // Signs of abbreviations stand before the last letter; anything else is a quotation.
    return text.charCodeAt(mark) === APOSTROPHE || kindAt(text, mark + 2) !== SEMITIC;
  }

  /** A full stop between two single letters: "U.S", "J.K". */
  #joinsInitial(partStart: number, stop: number): boolean {
    if (stop !== partStart + 1 || this.kind !== WORD) return false;
    const isLetter = /^\p{L}\p{L}$/u.test(this.text.charAt(partStart) + this.text.charAt(stop + 1));
    const after = kindAt(this.text, stop + 2);
    return isLetter && (after === SEPARATOR || after === UNSPACED) && this.text[stop + 2] !== '_';
  }

  /** The folded word as a string. */
  folded(): string {
    let folded = '';
    for (let k = 0; k < this.length; k++) folded += String.fromCharCode(this.units[k] ?? 0);
    return folded;
  }
}

function isDigitAt(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit >= 48 && unit <= 57;
}

/** A comma between a digit and exactly three digits. */
function isThousands(text: string, comma: number): boolean {
  return (
    isDigitAt(text, comma - 1) &&
    isDigitAt(text, comma + 1) &&
    isDigitAt(text, comma + 2) &&
    isDigitAt(text, comma + 3) &&
    !isDigitAt(text, comma + 4)
  );
}
