import { flag, mean } from '../rows/feature-values.ts';
import type { Page } from '../rows/text-block.ts';
import type { Segment } from '../words/segments.ts';

/** Rows with a mean confidence below this, in percent, are in a different script, or are images. */
const UNREAD_CONFIDENCE = 50;
/** Images are read as shorter pieces. */
const MIN_CHARACTERS = 8;
const MAX_GAP_HEIGHTS = 1.6;

/**
 * Counts characters in paragraphs that OCR could not read: two or more rows below each other at the same left edge. If
 * there are more of them than characters in the text, the image shows a post in a script that is not supported, and the
 * text is a part of the page.
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

/**
 * Whether a row looks like misread Cyrillic: Latin letters with digits and capitals inside words, such as `npu6yBae` or
 * `cboroaHi`.
 */
function isMixed({ words }: Segment): boolean {
  const long = words.filter(({ text }) => text.length >= MIN_WORD_LETTERS && !/[@#/.]\p{L}/u.test(text));
  return long.length > 1 && mean(long.map(({ text }) => flag(MIXED.test(text)))) >= MIN_MIXED_SHARE;
}

const MIXED = /\p{L}\d+\p{L}|\p{Ll}\p{Lu}/u;
const MIN_WORD_LETTERS = 4;
const MIN_MIXED_SHARE = 0.4;
