/** Splits a text into folded words in one forward pass, without allocating per character. */
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
import { HASH_PRIME, HASH_SEED, nextHash } from './token-table.ts';
import { isDigitAt, isInsideHebrew, isThousandsComma, joinsInitials } from './word-joints.ts';

const QUOTE = 34;
const AMPERSAND = 38;
const APOSTROPHE = 39;
const COMMA = 44;
const FULL_STOP = 46;
const UNDERSCORE = 95;
/** The bit that distinguishes lowercase ASCII letters from capitals. It is also set in digits. */
const LOWER_CASE_BIT = 32;
const HALF_SPACE = 0x200c;
const COMBINING_BREVE = 0x306;
const COMBINING_DIAERESIS = 0x308;

const asciiFold = new Uint8Array(128);
for (let unit = 0; unit < 128; unit++) if (kindOfUnit(unit) === WORD) asciiFold[unit] = foldUnit(unit);

/**
 * Reads words one at a time: after `next()` returns true, the fields describe the current word. A word is a run of letters,
 * digits and their marks in one kind of script. Separators inside numbers ("1,500", "3.5") and periods after initials
 * ("U.S.") do not end a word. In unspaced scripts, each character is a word.
 */
export class TokenScanner {
  start = 0;
  end = 0;
  length = 0;
  hash = 0;
  kind = 0;
  /** Whether the word has no lowercase letters, no digits, and no characters outside ASCII. */
  capitals = false;
  /** Whether the word is two or more initials with periods. */
  initials = false;
  /** Whether a web or email address was found and skipped. If so, `start` and `end` are its range. */
  address = false;
  units = new Uint16Array(64);
  readonly text: string;
  #position = 0;
  /** Start of the letters since the start of the word or its last period, used to recognize initials. */
  #partStart = 0;

  constructor(text: string) {
    this.text = text;
  }

  /** Moves to the next word. Returns false at the end of the text. */
  next(): boolean {
    const i = this.#nextStart();
    if (i < 0) return false;
    this.start = i;
    this.length = 0;
    this.hash = HASH_SEED;
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

  /** Sets `kind` and returns the start of the next word, or returns -1 at the end of the text. */
  #nextStart(): number {
    const text = this.text;
    const size = text.length;
    for (let i = this.#position; i < size; i++) {
      const unit = text.charCodeAt(i);
      if (unit < 128) {
        if (asciiFold[unit] !== 0) {
          this.kind = WORD;
          return i;
        }
        if (unit !== AMPERSAND) continue;
      }
      const entity = unit === AMPERSAND ? entityAt(text, i) : undefined;
      if (unit === AMPERSAND && !entity) continue;
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

  /** Reads one character of an unspaced script with the marks that follow it. */
  #single(from: number): number {
    let i = this.#other(from);
    while (kindAt(this.text, i) === ATTACHED) i = this.#other(i);
    return i;
  }

  /** Reads the word that starts at `from` into `units`. Returns the index after it. */
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

  /** Reads ASCII letters and digits starting at `from`. This is the hot loop, so it makes no calls. */
  #asciiRun(from: number): number {
    const text = this.text;
    const size = text.length;
    let { units, length, hash } = this;
    let lower = 0;
    let i = from;
    for (; i < size; i++) {
      const unit = text.charCodeAt(i);
      const folded = unit < 128 ? (asciiFold[unit] ?? 0) : 0;
      if (folded === 0) break;
      if (length === units.length) {
        this.#grow();
        units = this.units;
      }
      units[length++] = folded;
      hash = Math.imul(hash ^ folded, HASH_PRIME);
      lower |= unit & LOWER_CASE_BIT;
    }
    this.length = length;
    this.hash = hash;
    if (lower !== 0) this.capitals = false;
    return i;
  }

  /** Reads the non-ASCII character or symbol at `i` inside the word. Returns `i` itself if the word ends there. */
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
    if (unit === COMMA || unit === UNDERSCORE) return this.#keptSign(i, unit);
    if (unit === QUOTE || unit === APOSTROPHE) return isInsideHebrew(text, this.kind, i) ? i + 1 : i;
    return unit === AMPERSAND ? this.#entity(i) : i;
  }

  #fullStop(i: number): number {
    const text = this.text;
    if (this.length === 0) return i;
    if (joinsInitials(text, this.kind, this.#partStart, i)) {
      this.initials = true;
      this.#partStart = i + 1;
      return i + 1;
    }
    const isLastInitial = this.initials && i === this.#partStart + 1;
    if (isLastInitial || !isDigitAt(text, i - 1) || !isDigitAt(text, i + 1)) return i;
    this.#push(FULL_STOP);
    return i + 1;
  }

  /** Reads a comma or underscore if it is part of the word: a thousands comma, or an underscore before a letter or digit. */
  #keptSign(i: number, sign: number): number {
    if (this.kind !== WORD || this.length === 0) return i;
    const isPart = sign === COMMA ? isThousandsComma(this.text, i) : kindAt(this.text, i + 1) === WORD;
    if (!isPart) return i;
    this.#push(sign);
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

  /** Folds the character at `i` into the word. Returns the index after it. */
  #other(i: number): number {
    const codePoint = this.text.codePointAt(i) ?? 0;
    this.capitals = false;
    this.#fold(codePoint);
    return i + (codePoint > 0xffff ? 2 : 1);
  }

  #fold(codePoint: number): void {
    if (codePoint === COMBINING_BREVE || codePoint === COMBINING_DIAERESIS) {
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

  /** Returns the folded word as a string. */
  folded(): string {
    let folded = '';
    for (let k = 0; k < this.length; k++) folded += String.fromCharCode(this.units[k] ?? 0);
    return folded;
  }
}
