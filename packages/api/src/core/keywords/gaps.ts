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
  const parts: GapParts = {
    signs: '',
    hyphens: 0,
    apostrophes: 0,
    spaceBefore: false,
    spaceAfter: false,
    lineBreaks: 0,
  };
  for (let i = from; i < to; ) {
    const entity = text[i] === '&' ? entityAt(text, i) : undefined;
    const character = entity?.character ?? String.fromCodePoint(text.codePointAt(i) ?? 0);
    parts.lineBreaks += lineBreaksOf(character, text[i + 1]);
    addCharacter(parts, character);
    i += entity?.length ?? character.length;
  }
  return gapOf(parts);
}

/** The contents of a gap. */
interface GapParts {
  /** Folded symbols other than whitespace, hyphens and apostrophes. */
  signs: string;
  hyphens: number;
  apostrophes: number;
  /** Whether there is whitespace before the first symbol, and after it. */
  spaceBefore: boolean;
  spaceAfter: boolean;
  lineBreaks: number;
}

/** Counts line breaks. A paragraph separator counts as two, and CRLF as one. */
function lineBreaksOf(character: string, next: string | undefined): number {
  if (character === '\u2029') return 2;
  return Number(character === '\n' || character === '\u2028' || (character === '\r' && next !== '\n'));
}

function addCharacter(parts: GapParts, character: string): void {
  if (WHITE_SPACE.test(character)) {
    const isAfterSign = parts.hyphens + parts.apostrophes > 0 || parts.signs !== '';
    if (isAfterSign) parts.spaceAfter = true;
    else parts.spaceBefore = true;
  } else if (HYPHEN.test(character) && character !== '\u00AD') parts.hyphens++;
  else if (isApostrophe(character)) parts.apostrophes++;
  else if (DOUBLE_QUOTES.test(character)) parts.signs += '"';
  else if (!isIgnorable(character.codePointAt(0) ?? 0)) parts.signs += foldText(character) || character;
}

function gapOf({ signs, hyphens, apostrophes, spaceBefore, spaceAfter, lineBreaks }: GapParts): string {
  if (lineBreaks > 1) return BROKEN;
  if (signs !== '') return hyphens + apostrophes === 0 ? signs : BROKEN;
  if (hyphens + apostrophes > 1) return BROKEN;
  if (hyphens === 1) return gapOfHyphen(spaceBefore, spaceAfter, lineBreaks);
  if (apostrophes === 1) return spaceBefore || spaceAfter ? QUOTED : APOSTROPHE;
  return spaceBefore ? LOOSE : CLOSED;
}

function gapOfHyphen(spaceBefore: boolean, spaceAfter: boolean, lineBreaks: number): string {
  if (spaceBefore) return spaceAfter && lineBreaks === 0 ? DASHED : BROKEN;
  return !spaceAfter || lineBreaks === 1 ? LOOSE : BROKEN;
}

/** Whether the gap is a single hyphen, so that the two words may be one word ("e-mail"). */
export function isHyphenGap(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (HYPHEN.test(text.charAt(i))) return readGap(text, from, to) === LOOSE;
  return false;
}
