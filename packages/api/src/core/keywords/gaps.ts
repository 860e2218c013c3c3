/** What stands between two words, in a form in which equal means "joins a phrase in the same way". */
import { foldText, isIgnorable } from '../text/fold.ts';
import { entityAt } from './entities.ts';

/** White space (with one line break at most) or a hyphen: what a phrase may cross. */
export const LOOSE = ' ';
/** Nothing at all. */
export const CLOSED = '';
export const APOSTROPHE = "'";
/** One apostrophe beside white space: a quotation mark, which only a keyword with the same mark crosses. */
export const QUOTED = " '";
/** A free-standing dash, which only a keyword with one crosses. */
export const DASHED = ' - ';
/** A gap that no phrase crosses. */
export const BROKEN = '\n';

const MAX_GAP_CHARACTERS = 48;
const WHITE_SPACE = /\s/;
const HYPHEN = /[-\u00AD\u05BE\u2010-\u2013\uFE63\uFF0D]/;
const DOUBLE_QUOTES = /["“”„‟«»＂]/;
const APOSTROPHES = /['`´‘’‛ʼ＇]/;

export function isApostrophe(character: string): boolean {
  return character !== '' && APOSTROPHES.test(character);
}

/**
 * The gap `text.slice(from, to)`: `LOOSE`, `CLOSED`, `APOSTROPHE`, `QUOTED`, `DASHED`, `BROKEN`, or its signs without white space ("&", "/").
 * A hyphen counts as loose only when it touches both words, or ends a line.
 */
export function readGap(text: string, from: number, to: number): string {
  if (to === from) return CLOSED;
  if (to - from > MAX_GAP_CHARACTERS) return BROKEN;
  let signs = '';
  let hyphens = 0;
  let apostrophes = 0;
  let spaceBefore = false;
  let spaceAfter = false;
  let lineBreaks = 0;
  for (let i = from; i < to; ) {
    const codePoint = text.codePointAt(i) ?? 0;
    let character = String.fromCodePoint(codePoint);
    let width = character.length;
    const entity = character === '&' ? entityAt(text, i) : undefined;
    if (entity) {
      character = entity.character;
      width = entity.length;
    }
    if (character === '\n' || character === '\u2028' || (character === '\r' && text[i + 1] !== '\n'))
      lineBreaks++;
    else if (character === '\u2029') lineBreaks += 2;
    if (WHITE_SPACE.test(character)) {
      if (hyphens + apostrophes > 0 || signs !== '') spaceAfter = true;
      else spaceBefore = true;
    } else if (HYPHEN.test(character) && character !== '\u00AD') hyphens++;
    else if (isApostrophe(character)) apostrophes++;
    else if (DOUBLE_QUOTES.test(character)) signs += '"';
    else if (!isIgnorable(codePoint)) signs += foldText(character) || character;
    i += width;
  }
  if (lineBreaks > 1) return BROKEN;
  if (signs !== '') return hyphens + apostrophes === 0 ? signs : BROKEN;
  if (hyphens === 1 && apostrophes === 0) {
    if (!spaceBefore) return !spaceAfter || lineBreaks === 1 ? LOOSE : BROKEN;
    return spaceAfter && lineBreaks === 0 ? DASHED : BROKEN;
  }
  if (apostrophes === 1 && hyphens === 0) return spaceBefore || spaceAfter ? QUOTED : APOSTROPHE;
  if (hyphens + apostrophes > 0) return BROKEN;
  return spaceBefore ? LOOSE : CLOSED;
}

/** True when the gap is one hyphen, so that the two words may be one ("e-mail"). */
export function isHyphenGap(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (HYPHEN.test(text.charAt(i))) return readGap(text, from, to) === LOOSE;
  return false;
}
