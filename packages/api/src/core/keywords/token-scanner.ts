import { RECOMPOSED } from '../text/fold.ts';
import { ATTACHED, foldedCharacter, kindAt, SEMITIC, SEPARATOR, UNSPACED, WORD } from '../text/fold-table.ts';
import { addressEnd } from './addresses.ts';
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
