/** Kind and folded form of every UTF-16 code unit, computed per block at the first use. */
import { foldCodePoint, isIgnorable } from './fold.ts';

/** The character kinds of the word scanner. Alphabetic scripts and digits are `WORD`. */
export const SEPARATOR = 0;
export const WORD = 1;
export const HANGUL = 2;
/** Scripts written without spaces: Chinese, Japanese, Thai, Lao, Khmer, Burmese. */
export const UNSPACED = 3;
/** Arabic and Hebrew letters, which take prefixes. */
export const SEMITIC = 4;
/** A mark or an invisible character. It belongs to the word before it and never starts one. */
export const ATTACHED = 5;

const BLOCK_BITS = 8;
const BLOCK_SIZE = 1 << BLOCK_BITS;
const SEVERAL_UNITS = 0xffff;

const WORD_CHARACTER = /[\p{L}\p{N}]/u;
const MARK = /\p{M}/u;
const HANGUL_SCRIPT = /\p{Script=Hangul}/u;
const SEMITIC_SCRIPT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const UNSPACED_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー゙゚]/u;

const unitKinds = new Uint8Array(0x10000);
const unitFolds = new Uint16Array(0x10000);
const longFolds = new Map<number, string>();
const knownBlocks = new Uint8Array(0x10000 >> BLOCK_BITS);
const pairKinds = new Map<number, number>();
const pairFolds = new Map<number, string>();

/** Voicing marks of decomposed and of halfwidth kana, which belong to the kana before them. */
const VOICING = /[\u3099\u309A\uFF9E\uFF9F]/;

function kindOfCodePoint(codePoint: number): number {
  const character = String.fromCodePoint(codePoint);
  if (isIgnorable(codePoint) || VOICING.test(character)) return ATTACHED;
  if (/\p{Nd}/u.test(character)) return WORD;
  // Halfwidth and compatibility forms belong to the script that they represent.
  const plain = character.normalize('NFKC');
  if (UNSPACED_SCRIPT.test(plain) && (WORD_CHARACTER.test(character) || MARK.test(character)))
    return UNSPACED;
  if (MARK.test(character)) return ATTACHED;
  if (!WORD_CHARACTER.test(character) || character === 'ʼ') return SEPARATOR;
  if (HANGUL_SCRIPT.test(plain)) return HANGUL;
  return SEMITIC_SCRIPT.test(plain) ? SEMITIC : WORD;
}

function learnBlock(block: number): void {
  knownBlocks[block] = 1;
  const first = block << BLOCK_BITS;
  for (let unit = first; unit < first + BLOCK_SIZE; unit++) {
    if (unit >= 0xd800 && unit <= 0xdfff) continue;
    unitKinds[unit] = kindOfCodePoint(unit);
    const folded = foldCodePoint(unit);
    if (folded.length > 1) {
      unitFolds[unit] = SEVERAL_UNITS;
      longFolds.set(unit, folded);
    } else unitFolds[unit] = folded.length === 0 ? 0 : folded.charCodeAt(0);
  }
}

learnBlock(0);

/** Returns the kind of the code unit. For either half of a surrogate pair, use `kindAt`. */
function kindOfUnit(unit: number): number {
  if (knownBlocks[unit >> BLOCK_BITS] === 0) learnBlock(unit >> BLOCK_BITS);
  return unitKinds[unit] ?? SEPARATOR;
}

/** Returns the folded unit, 0 if it folds to nothing, or -1 if it folds to several units (`longFold`). */
export function foldUnit(unit: number): number {
  if (knownBlocks[unit >> BLOCK_BITS] === 0) learnBlock(unit >> BLOCK_BITS);
  const folded = unitFolds[unit] ?? 0;
  return folded === SEVERAL_UNITS ? -1 : folded;
}

/** Returns the folded form of a unit for which `foldUnit` returned -1, or of a code point above U+FFFF. */
export function longFold(codePoint: number): string {
  if (codePoint <= 0xffff) return longFolds.get(codePoint) ?? '';
  let folded = pairFolds.get(codePoint);
  if (folded === undefined) {
    folded = foldCodePoint(codePoint);
    pairFolds.set(codePoint, folded);
  }
  return folded;
}

/** Returns the kind of the character that starts at `index`, or `SEPARATOR` outside the text. */
export function kindAt(text: string, index: number): number {
  const unit = text.charCodeAt(index);
  if (Number.isNaN(unit)) return SEPARATOR;
  if (unit < 0xd800 || unit > 0xdfff) return kindOfUnit(unit);
  const codePoint = text.codePointAt(index) ?? 0;
  if (codePoint <= 0xffff) return SEPARATOR;
  let kind = pairKinds.get(codePoint);
  if (kind === undefined) {
    kind = kindOfCodePoint(codePoint);
    pairKinds.set(codePoint, kind);
  }
  return kind;
}

/** Returns the kind of the character that ends just before `index`. */
export function kindBefore(text: string, index: number): number {
  const unit = text.charCodeAt(index - 1);
  return unit >= 0xdc00 && unit <= 0xdfff ? kindAt(text, index - 2) : kindAt(text, index - 1);
}
