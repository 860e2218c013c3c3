/**
 * Finds rows that are printed as lines of a text: at its left edge and spacing, in its type and ink. They are text whatever
 * their words say, because a line of a post may consist of a figure, an age, a day or `2 comments`.
 */
import { looksLikeName } from '../headers/author-name.ts';
import type { PostHeader } from '../headers/header-patterns.ts';
import { isSameRow, type Segment, sharedWidth } from '../words/segments.ts';
import { inkOf, middle } from './feature-values.ts';
import type { Page } from './text-block.ts';

type RuledPage = Pick<Page, 'segments' | 'kindOf' | 'headers' | 'proved'>;

/** A row with at least this many words, and none of the listed phrases, is the text of somebody. */
const TEXT_WORDS = 4;
const MAX_INDENT_HEIGHTS = 0.35;
const MAX_SIZE_LOG = 0.13;
/** Metadata is paler than the text. */
const MIN_INK_SHARE = 0.87;
/** Maximum distance to the next line across a blank line, and to a last line, in type sizes. */
const BLANK_LINE_SIZES = 3.4;
const NEXT_LINE_SIZES = 1.75;
/** A last line must be as close as the lines above it. */
const MAX_LAST_PITCH = 1.2;
/** The text of a post has at least this share of the strongest ink of the page. */
const MIN_TEXT_INK = 0.8;

/** Returns the rows between two lines of a text, and those that continue it in the same type. */
export function linesOfText(page: RuledPage): ReadonlySet<Segment> {
  const inks = page.segments.flatMap((row) => inkOf(row) ?? []).sort((a, b) => a - b);
  const strong = inks[Math.floor(0.9 * inks.length)] ?? 0;
  const lines = new Set<Segment>();
  for (const row of page.segments) {
    if (isSentence(page, row) && !lines.has(row)) addLines(page, row, strong, lines);
  }
  return lines;
}

/** Adds the lines of the text that begins with a row. */
function addLines(page: RuledPage, first: Segment, strong: number, lines: Set<Segment>): void {
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
  rows.slice(1, lastSentence + 1).forEach((row, i) => {
    // A new paragraph may also be another text, which the model decides.
    if (!isSentence(page, row) || isNextLine(rows.slice(0, i + 1), row)) lines.add(row);
  });
  const ink = inkOf(first);
  if (ink === null || (sentences === 1 && ink < MIN_TEXT_INK * strong)) return;
  for (let i = lastSentence + 1; i < rows.length && isNextLine(rows.slice(0, i), rows[i]); i += 1) {
    const row = rows[i];
    if (row && page.kindOf(row) !== 'labels') lines.add(row);
  }
}

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
  const [ink, own] = [inkOf(first), inkOf(row)];
  return (
    Math.abs(row.box.left - first.box.left) < MAX_INDENT_HEIGHTS * first.height &&
    Math.abs(Math.log(row.size / first.size)) < MAX_SIZE_LOG &&
    (ink === null || own === null || own > MIN_INK_SHARE * ink)
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
