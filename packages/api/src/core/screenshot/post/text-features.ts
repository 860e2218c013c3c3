/** Evidence for and against a text being the text of the post. */
import { isNameRow, looksLikeName, USER_NAME } from '../headers/author-name.ts';
import { type Features, flag, isTextRow, mean, rowsOf, topOf, wordsIn } from '../rows/feature-values.ts';
import type { Page, TextBlock } from '../rows/text-block.ts';
import { isSameRow, looksLikeWord, type Segment, sharedWidth } from '../words/segments.ts';
import { COMPLETE_DATE } from '../words/vocabulary.ts';
import { labelsAbove } from './rows-nearby.ts';

/** Rows that end a post are at most this many word heights below its text. */
const FOOT_HEIGHTS = 6;

/** Maximum height of a blank line. */
const MAX_PARAGRAPH_GAP_HEIGHTS = 3.2;
const SAME_SIZE_LOG = 0.1;

/** Measurements of the whole page that each text is compared with. */
export interface PageFigures {
  readonly sizeOfText: number;
  readonly longest: number;
  /** Left edges of confirmed headers. All headers of a feed share one. */
  readonly lefts: readonly number[];
}

export function textFeatures(page: Page, figures: PageFigures, text: TextBlock): Features {
  const rows = rowsOf(text);
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last) return {};
  const words = wordsIn(rows);
  const left = Math.min(...rows.map(({ box }) => box.left));
  const right = Math.max(...rows.map(({ box }) => box.right));
  const below = nextBelow(page, last, left, right);
  const kindBelow = below ? page.kindOf(below) : null;
  const above = neighborAbove(page, text.rows[0] ?? first, left);
  return {
    'text: words (log)': Math.log(words.length) / 3,
    'text: one word': flag(words.length === 1),
    'text: account name': flag(words.length === 1 && /[._]/.test(first.text) && USER_NAME.test(first.text)),
    'text: two or three words': flag(words.length === 2 || words.length === 3),
    'text: share of the longest text': words.length / figures.longest,
    'text: share of words': mean(words.map(({ text: word }) => flag(looksLikeWord(word)))),
    'text: confidence': mean(words.map(({ confidence }) => confidence)) / 100,
    'text: type size against the longest text (log)': Math.log(first.size / figures.sizeOfText),
    'text: in the right third': flag(left > 0.66 * page.widthPx),
    'text: in the left quarter': flag(right < 0.25 * page.widthPx),
    'text: height on the page': first.box.top / page.heightPx,
    'text: ends a sentence': flag(/[.!?…”"')]$/.test(last.text)),
    'text: begins small': flag(/^\p{Ll}/u.test(first.text) && !isBelowHeader(page, text.rows[0] ?? first)),
    'text: has a title': flag(text.title.length > 0),
    'text: goes on above': flag(above !== null && isTextRow(page, above) && !isNameOf(page, above)),
    'text: paragraph above': flag(hasParagraphAbove(page, text.rows[0] ?? first, left)),
    'text: buttons below': flag(kindBelow === 'labels'),
    'text: time below': flag(kindBelow === 'time'),
    'text: complete date below': flag(hasDateBelow(page, last, left)),
    'text: header below': flag(below !== null && page.headers.has(below)),
    'text: nothing below': flag(below === null),
    'text: first row is short, like a name': flag(beginsLikeName(rows)),
    ...lastRowFeatures(rows),
    'text: below a label': flag(labelsAbove(page, first).length > 0),
    'text: larger row above': flag(isLargerAbove(page, first, left)),
    'text: names of a menu': flag(rows.length > 1 && rows.every((row) => row.words.length < 3)),
  };
}

/** Channels show their name at the top of the page and again in each message. */
const isNameOf = (page: Page, row: Segment) =>
  page.proved.some(({ author }) => author !== null && isNameRow(row, author));

/** Returns features of the last row, which may be icons or a song title: these are set apart and hard to read. */
export function lastRowFeatures(rows: readonly Segment[]): Features {
  const [before, last] = rows.slice(-2);
  if (!before || !last || rows.length < 2) return {};
  const gap = (last.box.top - before.box.bottom) / last.height;
  return {
    'last row: apart': flag(gap > 1.3),
    'last row: confidence': mean(last.words.map(({ confidence }) => confidence)) / 100,
    'last row: share of words': mean(
      last.words.map(({ text }) => flag(looksLikeWord(text) && text.length > 2)),
    ),
    'last row: other type size': Math.min(1, Math.abs(Math.log(last.size / before.size)) * 3),
  };
}

/** Whether a larger row, such as a title, is right above the text. */
function isLargerAbove(page: Page, first: Segment, left: number): boolean {
  return page.segments.some(
    (row) =>
      isTextRow(page, row) &&
      row.box.bottom <= first.box.top + 0.2 * first.height &&
      first.box.top - row.box.bottom < 2.2 * first.height &&
      Math.abs(row.box.left - left) < first.height &&
      row.size > 1.2 * first.size,
  );
}

/** Returns the next row in the column of a text. Null if it is too far below. */
function nextBelow(page: Page, last: Segment, left: number, right: number): Segment | null {
  const column = { ...last.box, left, right };
  const next = page.segments.find(
    (segment) =>
      segment.box.top > last.box.top + 0.6 * last.height &&
      !isSameRow(segment.box, last.box) &&
      sharedWidth(segment.box, column) > 0,
  );
  return next && next.box.top - last.box.bottom < FOOT_HEIGHTS * last.height ? next : null;
}

/**
 * Returns the row right above, at the same edge and in the same size. If there is one, the candidate starts within a
 * paragraph.
 */
function neighborAbove(page: Page, first: Segment, left: number): Segment | null {
  const above = page.segments.filter(
    (row) =>
      row.box.bottom <= first.box.top + 0.2 * first.height &&
      first.box.top - row.box.bottom < 1.3 * first.height &&
      Math.abs(row.box.left - left) < first.height &&
      row.size / first.size > 0.85 &&
      row.size / first.size < 1.2,
  );
  return above.at(-1) ?? null;
}

/**
 * Whether a row is right below a header. There, a lowercase letter may start a text, because many users write without
 * capitals. Elsewhere, it is in the middle of a sentence.
 */
function isBelowHeader(page: Page, first: Segment): boolean {
  return [...page.headers].some(({ box }) => {
    const gap = first.box.top - box.bottom;
    return gap > -0.3 * first.height && gap < 1.5 * first.height && sharedWidth(box, first.box) > 0;
  });
}

/**
 * Whether a paragraph with the same left edge and size ends one blank line above. If so, the candidate starts within a
 * longer text.
 */
function hasParagraphAbove(page: Page, first: Segment, left: number): boolean {
  return page.segments.some((row) => {
    const gap = (first.box.top - row.box.bottom) / first.height;
    return (
      gap >= 1.3 &&
      gap < MAX_PARAGRAPH_GAP_HEIGHTS &&
      isTextRow(page, row) &&
      Math.abs(row.box.left - left) < 0.6 * first.height &&
      Math.abs(Math.log(row.size / first.size)) < SAME_SIZE_LOG
    );
  });
}

/**
 * Whether the complete date is below, as on the page of a single post: below the text, its image or an indented quoted
 * post.
 */
function hasDateBelow(page: Page, last: Segment, left: number): boolean {
  const next = page.proved.find(({ segments }) => {
    const isSetIn = segments.every(({ box }) => box.left > left + 0.5 * last.height);
    return topOf(segments) > last.box.bottom && !isSetIn;
  });
  const end = next ? topOf(next.segments) : page.heightPx;
  return page.segments.some(
    (row) =>
      row.box.top > last.box.top &&
      row.box.top < end &&
      Math.abs(row.box.left - left) < last.height &&
      page.kindOf(row) === 'time' &&
      COMPLETE_DATE.test(row.text),
  );
}

/** Whether the first row is much shorter than the others and has a few capitalized words or one lowercase word. */
function beginsLikeName([first, ...rest]: readonly Segment[]): boolean {
  if (!first || rest.length === 0 || first.words.length > 4) return false;
  const widest = Math.max(...rest.map(({ box }) => box.right - box.left));
  const isShort = first.box.right - first.box.left < 0.6 * widest;
  return isShort && (looksLikeName(first.text) || USER_NAME.test(first.text));
}
