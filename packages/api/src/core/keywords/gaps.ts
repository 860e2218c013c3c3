/** A gap is what separates two words. Gaps of the same kind join a phrase in the same way. */
import { decodeHTMLStrict } from 'entities';
import { foldText, isIgnorable } from '../text/fold.ts';

export const LOOSE = ' ';
export const CLOSED = '';
export const APOSTROPHE = "'";
/** A quotation mark, which only a keyword with the same mark crosses. */
export const QUOTED = " '";
/** A dash, which only a keyword with a dash crosses. */
export const DASHED = ' - ';
export const BROKEN = '\n';

const MAX_GAP_CHARACTERS = 48;
/** Includes the half space (zero-width non-joiner) between Persian words. */
const WHITE_SPACE = /[\s\u200C]/;
const HYPHEN = /[-\u00AD\u05BE\u2010-\u2013\uFE63\uFF0D]/;
const DOUBLE_QUOTES = /["“”„‟«»＂]/;
const APOSTROPHES = /['`´‘’‛ʼ＇]/;

export function isApostrophe(character: string): boolean {
  return character !== '' && APOSTROPHES.test(character);
}

/** A kind of gap, or its symbols ("&", "/"). A hyphen is loose only if it touches both words or ends a line. */
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

function plainSign(character: string, next: string | undefined): string {
  if (character === '\u2029') return '\n\n';
  if (character === '\r') return next === '\n' ? '' : '\n';
  if (character === '\n' || character === '\u2028') return '\n';
  if (WHITE_SPACE.test(character)) return ' ';
  if (character !== '\u00AD' && HYPHEN.test(character)) return '-';
  if (isApostrophe(character)) return "'";
  if (DOUBLE_QUOTES.test(character)) return '"';
  return isIgnorable(character.codePointAt(0) ?? 0) ? '' : foldText(character) || character;
}

export function isHyphenGap(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (HYPHEN.test(text.charAt(i))) return readGap(text, from, to) === LOOSE;
  return false;
}

const REFERENCE = /&(?:#\d{1,7}|#[xX][\dA-Fa-f]{1,6}|[A-Za-z]{2,10});/y;
const REPLACEMENT_CHARACTER = '\uFFFD';

interface Entity {
  readonly character: string;
  readonly length: number;
}

/** Character references that survive in pasted text ("AT&amp;T", "Tesla&rsquo;s"). */
export function entityAt(text: string, index: number): Entity | undefined {
  REFERENCE.lastIndex = index;
  const reference = REFERENCE.exec(text)?.[0];
  if (reference === undefined) return undefined;
  const character = decodeHTMLStrict(reference);
  const isDecoded = character !== reference && character !== REPLACEMENT_CHARACTER;
  return isDecoded ? { character, length: reference.length } : undefined;
}
