/**
 * Finds rows that are printed as lines of a text: at its left edge and spacing, in its type and ink. They are text whatever
 * their words say, because a line of a post may consist of a figure, an age, a day or `2 comments`.
 */
import { looksLikeName } from '../headers/author-name.ts';
import type { PostHeader } from '../headers/header-patterns.ts';
import { isSameRow, type Segment, sharedWidth } from '../words/segments.ts';
import { COMPLETE_DATE } from '../words/vocabulary.ts';
import { inkOf, middle } from './feature-values.ts';
import type { Page } from './text-block.ts';

type RuledPage = Pick<Page, 'segments' | 'kindOf' | 'headers' | 'proved'>;

/** A row with at least this many words, and none of the listed phrases, is the text of somebody. */
const TEXT_WORDS = 4;
const MAX_INDENT_HEIGHTS = 0.35;
const MAX_SIZE_LOG = 0.13;
/** Metadata is paler than the text. */
const MIN_INK_SHARE = 0.87;
/** The same for a line after a blank line, and the largest difference of its type size. */
const SAME_INK_SHARE = 0.95;
const SAME_SIZE_LOG = 0.08;
/** Maximum distance to the next line across a blank line, and to a last line, in type sizes. */
const BLANK_LINE_SIZES = 3.4;
const NEXT_LINE_SIZES = 1.75;
/** A last line must be as close as the lines above it. */
const MAX_LAST_PITCH = 1.2;
/** The text of a post has at least this share of the strongest ink of the page. */
const MIN_TEXT_INK = 0.8;

/** Rows of texts, whatever their words say: those that begin one, and those that go on with the text above them. */
export type TextLines = ReadonlyMap<Segment, 'first' | 'next'>;

/** Returns the rows right below a header, between two lines of a text, and below a text in its type. */
export function linesOfText(page: RuledPage): TextLines {
  const inks = page.segments.flatMap((row) => inkOf(row) ?? []).sort((a, b) => a - b);
  const strong = inks[Math.floor(0.9 * inks.length)] ?? 0;
  const lines = new Map<Segment, 'first' | 'next'>();
  for (const row of page.segments) {
    if (!isSentence(page, row) || lines.has(row)) continue;
    for (const line of linesBelow(page, row, strong)) lines.set(line, 'next');
    const first = openingOf(page, row);
    if (first) lines.set(first, 'first').set(row, 'next');
  }
  return lines;
}

/** Returns the row that begins the text of a sentence: right above it, in the same type, right below a header. */
function openingOf(page: RuledPage, sentence: Segment): Segment | undefined {
  const [row, header] = page.segments.filter(({ box }) => box.bottom < sentence.box.bottom).toReversed();
  const isOpening =
    row &&
    header &&
    (page.kindOf(row) === 'time' || page.kindOf(row) === 'counts' || page.kindOf(row) === 'icons') &&
    page.headers.has(header) &&
    !isHeader(page, row) &&
    isSetAlike(sentence, row) &&
    isNextLine([row], sentence) &&
    !hasBeside(page, row);
  return isOpening ? row : undefined;
}

/** Returns the lines of the text that begins with a row. */
function linesBelow(page: RuledPage, first: Segment, strong: number): Segment[] {
  const rows = [first];
  let sentences = 1;
  let lastSentence = 0;
  for (let next = nextBelow(page, first); next; next = nextBelow(page, next)) {
    const above = rows.at(-1) ?? first;
    const isNear = next.box.bottom - above.box.bottom < BLANK_LINE_SIZES * first.size;
    if (!isNear || !isSetAlike(first, next) || isHeader(page, next) || hasBeside(page, next)) break;
    rows.push(next);
    if (!isSentence(page, next)) continue;
    sentences += 1;
    lastSentence = rows.length - 1;
  }
  // A new paragraph may also be another text, which the model decides.
  const lines = rows
    .slice(0, lastSentence + 1)
    .filter((row, i) => i > 0 && (!isSentence(page, row) || isNextLine(rows.slice(0, i), row)));
  const ink = inkOf(first);
  if (ink === null || (sentences === 1 && ink < MIN_TEXT_INK * strong)) return lines;
  for (let i = lastSentence + 1; i < rows.length; i += 1) {
    const row = rows[i];
    if (!row || !(isNextLine(rows.slice(0, i), row) || isParagraph(page, first, row))) break;
    if (page.kindOf(row) !== 'labels') lines.push(row);
  }
  return lines;
}

/** A figure with its sign or unit, or an item of a list: `£380m`, `12 000`, `2-1`, `1. 2019`. */
const FIGURE = /^\P{L}{0,2}\d+(?:[\d.,)]| \d{3,4}$)*(?: ?\S{1,2})?$/u;

/** Whether a row after a blank line is a paragraph, not the date, the counters or the icons of the post. */
const isParagraph = ({ kindOf }: RuledPage, first: Segment, row: Segment) =>
  kindOf(row) !== 'labels' &&
  (kindOf(row) !== 'icons' || FIGURE.test(row.text)) &&
  !COMPLETE_DATE.test(row.text) &&
  (inkOf(row) ?? 0) > SAME_INK_SHARE * (inkOf(first) ?? 1) &&
  Math.abs(Math.log(row.size / first.size)) < SAME_SIZE_LOG;

const isSentence = (page: RuledPage, row: Segment) =>
  page.kindOf(row) === null &&
  !page.headers.has(row) &&
  row.words.length >= TEXT_WORDS &&
  !looksLikeName(row.text);

/** Returns the next row below that shares the column of a row. */
function nextBelow({ segments }: RuledPage, row: Segment): Segment | undefined {
  return segments.find(
    ({ box }) =>
      box.top > row.box.top + 0.5 * row.height &&
      !isSameRow(box, row.box) &&
      (sharedWidth(box, row.box) > 0 || Math.abs(box.left - row.box.left) < row.height),
  );
}

/** Whether a row has the left edge, type size and ink of another. */
function isSetAlike(first: Segment, row: Segment): boolean {
  const [ink, rowInk] = [inkOf(first), inkOf(row)];
  return (
    Math.abs(row.box.left - first.box.left) < MAX_INDENT_HEIGHTS * first.height &&
    Math.abs(Math.log(row.size / first.size)) < MAX_SIZE_LOG &&
    (ink === null || rowInk === null || rowInk > MIN_INK_SHARE * ink)
  );
}

/** Buttons and counters share their row with others. */
const hasBeside = ({ segments }: RuledPage, row: Segment) =>
  segments.some((other) => other !== row && isSameRow(other.box, row.box));

/**
 * Whether a row is part of a header. A line of a text may be mistaken for the age below a name, but the age of a header is
 * smaller or paler than the name.
 */
function isHeader({ headers, proved }: RuledPage, row: Segment): boolean {
  if (!headers.has(row)) return false;
  const isReal = ({ handle, segments: [name, ...rest] }: PostHeader) =>
    handle !== null || !name || rest.length === 0 || inkOf(name) === null || !isSetAlike(name, row);
  return proved.some((header) => header.segments.includes(row) && isReal(header));
}

/** Whether a row is as close to the last line as the lines are to each other. */
function isNextLine(rows: readonly Segment[], row: Segment | undefined): boolean {
  const above = rows.at(-1);
  if (!above || !row) return false;
  const pitches = rows.slice(1).map(({ box }, i) => box.bottom - (rows[i]?.box.bottom ?? 0));
  const limit = pitches.length > 0 ? MAX_LAST_PITCH * middle(pitches) : NEXT_LINE_SIZES * above.size;
  return row.box.bottom - above.box.bottom < Math.min(limit, NEXT_LINE_SIZES * above.size);
}
