import { flag, mean } from './feature-values.ts';
import type { Segment } from './segments.ts';
import type { Page } from './text-block.ts';

/** Rows read with less confidence than this, in percent, are in another script, or pictures. */
const UNREAD_CONFIDENCE = 50;
/** Pictures are recognized as shorter pieces. */
const MIN_CHARACTERS = 8;
const MAX_GAP_HEIGHTS = 1.6;

/**
 * Number of characters in paragraphs that the recognizer could not read: two rows or more, one below the other at one left edge. A
 * picture with more of them than its text has letters shows a post in a script that is not read, and the text is a part of the page.
 */
export function unreadCharacters({ segments }: Page, used: ReadonlySet<Segment>): number {
  const unread = segments.filter(
    (row) => !used.has(row) && row.text.length >= MIN_CHARACTERS && (isUnsure(row) || isMixed(row)),
  );
  const isBelow = (row: Segment, above: Segment) => {
    const gap = row.box.top - above.box.bottom;
    return (
      gap > -0.5 * row.height &&
      gap < MAX_GAP_HEIGHTS * row.height &&
      Math.abs(row.box.left - above.box.left) < row.height
    );
  };
  return unread
    .filter((row) => unread.some((other) => other !== row && (isBelow(row, other) || isBelow(other, row))))
    .reduce((sum, { text }) => sum + text.length, 0);
}

const isUnsure = ({ words }: Segment) => mean(words.map(({ confidence }) => confidence)) < UNREAD_CONFIDENCE;

/** Cyrillic comes out as Latin letters with figures and capitals inside words: `npu6yBae`, `cboroaHi`. */
function isMixed({ words }: Segment): boolean {
  const long = words.filter(({ text }) => text.length >= MIN_WORD_LETTERS && !/[@#/.]\p{L}/u.test(text));
  return long.length > 1 && mean(long.map(({ text }) => flag(MIXED.test(text)))) >= MIN_MIXED_SHARE;
}

const MIXED = /\p{L}\d+\p{L}|\p{Ll}\p{Lu}/u;
const MIN_WORD_LETTERS = 4;
const MIN_MIXED_SHARE = 0.4;
