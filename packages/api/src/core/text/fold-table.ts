import { foldCodePoint, isIgnorable } from './fold.ts';

/** Alphabetic scripts and digits are `WORD`. */
export const SEPARATOR = 0;
export const WORD = 1;
export const HANGUL = 2;
/** Chinese, Japanese, Thai, Lao, Khmer, Burmese. */
export const UNSPACED = 3;
export const SEMITIC = 4;
/** A mark or an invisible character, which belongs to the word before it. */
export const ATTACHED = 5;

const UNKNOWN = 255;

const WORD_CHARACTER = /[\p{L}\p{N}]/u;
const MARK = /\p{M}/u;
const HANGUL_SCRIPT = /\p{Script=Hangul}/u;
const SEMITIC_SCRIPT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const UNSPACED_SCRIPT =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー゙゚]/u;

const kinds = new Uint8Array(0x110000).fill(UNKNOWN);
const folds = new Map<number, string>();

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

export function foldedCharacter(codePoint: number): string {
  const cached = folds.get(codePoint);
  if (cached !== undefined) return cached;
  const folded = foldCodePoint(codePoint);
  folds.set(codePoint, folded);
  return folded;
}

export function kindAt(text: string, index: number): number {
  const codePoint = text.codePointAt(index);
  if (codePoint === undefined || (codePoint >= 0xd800 && codePoint <= 0xdfff)) return SEPARATOR;
  const cached = kinds[codePoint] ?? SEPARATOR;
  if (cached !== UNKNOWN) return cached;
  const kind = kindOfCodePoint(codePoint);
  kinds[codePoint] = kind;
  return kind;
}

export function kindBefore(text: string, index: number): number {
  const unit = text.charCodeAt(index - 1);
  return unit >= 0xdc00 && unit <= 0xdfff ? kindAt(text, index - 2) : kindAt(text, index - 1);
}
