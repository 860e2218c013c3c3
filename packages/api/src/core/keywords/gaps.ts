/** The characters between two words, normalized so that equivalent gaps join a phrase in the same way. */
import { foldText, isIgnorable } from '../text/fold.ts';
import { entityAt } from './entities.ts';

/** Whitespace (with at most one line break) or a hyphen. Phrases may cross it. */
export const LOOSE = ' ';
/** No characters. */
export const CLOSED = '';
export const APOSTROPHE = "'";
/** One apostrophe next to whitespace: a quotation mark, which only a keyword with the same mark crosses. */
export const QUOTED = " '";
/** A freestanding dash, which only a keyword that also has one crosses. */
export const DASHED = ' - ';
/** A gap that no phrase crosses. */
export const BROKEN = '\n';

const MAX_GAP_CHARACTERS = 48;
/** Spaces, and the half space (zero-width non-joiner) between Persian words. Inside other words it is not a gap. */
const WHITE_SPACE = /[\s\u200C]/;
const HYPHEN = /[-\u00AD\u05BE\u2010-\u2013\uFE63\uFF0D]/;
const DOUBLE_QUOTES = /["“”„‟«»＂]/;
const APOSTROPHES = /['`´‘’‛ʼ＇]/;

export function isApostrophe(character: string): boolean {
  return character !== '' && APOSTROPHES.test(character);
}

/**
 * Classifies the gap `text.slice(from, to)`: `LOOSE`, `CLOSED`, `APOSTROPHE`, `QUOTED`, `DASHED`, `BROKEN`, or its symbols
 * without whitespace ("&", "/"). A hyphen counts as loose only if it touches both words or ends a line.
 */
export function readGap(text: string, from: number, to: number): string {
  if (to === from) return CLOSED;
  if (to - from > MAX_GAP_CHARACTERS) return BROKEN;
  let gap = '';
  for (let i = from; i < to; ) {
    const entity = text[i] === '&' ? entityAt(text, i) : undefined;
    const character = entity?.character ?? String.fromCodePoint(text.codePointAt(i) ?? 0);
    gap += plainSign(character, text[i + 1]);
    i += entity?.length ?? character.length;
  }
  const lineBreaks = gap.split('\n').length - 1;
  if (lineBreaks > 1) return BROKEN;
  const signs = gap.replace(/[\s'-]/g, '');
  const mark = gap.replace(/[^'-]/g, '');
  if (signs !== '') return mark === '' ? signs : BROKEN;
  if (mark === '') return gap === '' ? CLOSED : LOOSE;
  if (mark === "'") return gap === mark ? APOSTROPHE : QUOTED;
  if (mark !== '-') return BROKEN;
  const [before, after] = gap.split(mark);
  if (before !== '') return after !== '' && lineBreaks === 0 ? DASHED : BROKEN;
  return after === '' || lineBreaks === 1 ? LOOSE : BROKEN;
}

/** Returns a space, a line break, a hyphen, an apostrophe or a quotation mark in its plain form, and other signs folded. */
function plainSign(character: string, next: string | undefined): string {
  // A paragraph separator counts as two line breaks, and CRLF as one.
  if (character === '\u2029') return '\n\n';
  if (character === '\r') return next === '\n' ? '' : '\n';
  if (character === '\n' || character === '\u2028') return '\n';
  if (WHITE_SPACE.test(character)) return ' ';
  if (character !== '\u00AD' && HYPHEN.test(character)) return '-';
  if (isApostrophe(character)) return "'";
  if (DOUBLE_QUOTES.test(character)) return '"';
  return isIgnorable(character.codePointAt(0) ?? 0) ? '' : foldText(character) || character;
}

/** Whether the gap is a single hyphen, so that the two words may be one word ("e-mail"). */
export function isHyphenGap(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (HYPHEN.test(text.charAt(i))) return readGap(text, from, to) === LOOSE;
  return false;
}
