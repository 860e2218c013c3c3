/** Finds the name next to or above a handle, a time, a follower count or a text. */

import type { RowKind } from '../words/row-kind.ts';
import { isRightAbove, isSameRow, type Segment, sharedWidth } from '../words/segments.ts';
import { FOLLOWER_ROW } from '../words/vocabulary.ts';
import {
  cleanName,
  countWords,
  folded,
  looksLikeName,
  MAX_NAME_WORDS,
  SENTENCE_END,
  USER_NAME,
} from './author-name.ts';
import { DEGREE, NAME_TIME_ROW } from './header-patterns.ts';
import { MAX_NAME_LINE_GAP_HEIGHTS } from './post-header.ts';

/** A name and the row that shows it. */
export interface FoundName {
  readonly name: string;
  readonly segment: Segment;
}

/** A name is at most this many word heights above the row that confirms it. */
const NAME_GAP_HEIGHTS = 2.4;
const MAX_BADGE_GAP_HEIGHTS = 6;
/** Anything taller next to a handle or a time is the avatar. */
const MAX_NAME_HEIGHTS = 1.6;
const MAX_FLUSH_HEIGHTS = 0.4;
/** Type sizes belong to the same header if their logarithms differ by less than this. */
const SAME_TYPE_LOG = 0.3;
/** A row of at most this many words right above a handle may be its name even if it ends like a sentence. */
const MAX_SHORT_NAME_WORDS = 3;
/** Minimum number of letters shared by a name and its handle. Fewer may be shared by chance. */
const MIN_SHARED_LETTERS = 5;

/** Finds a name to the left of a time or a handle on the same row, possibly with a badge between them. */
export function nameBeside(segments: readonly Segment[], proof: Segment): FoundName | null {
  const row = segments.find(
    (other) =>
      isSameRow(other.box, proof.box) &&
      other.box.right <= proof.box.left &&
      proof.box.left - other.box.right < MAX_BADGE_GAP_HEIGHTS * proof.height &&
      other.height < MAX_NAME_HEIGHTS * proof.height,
  );
  const name = row && cleanName(row, row.text);
  return row && name && looksLikeName(name) && countWords(name) <= MAX_NAME_WORDS
    ? { name, segment: row }
    : null;
}

/** Finds the name above a handle. It may be in lowercase if it is right above its handle, at the same left edge. */
export function nameOverHandle(
  segments: readonly Segment[],
  handle: Segment,
  kindOf: (segment: Segment) => RowKind | null,
): FoundName | null {
  const above = nameAbove(segments, handle, kindOf);
  if (above) return wholeName(segments, { ...above, name: withoutTime(above.name) }, handle);
  const row = segments.find(({ box, text, words }) => {
    const gap = handle.box.top - box.bottom;
    const isClose = Math.abs(gap) < MAX_NAME_LINE_GAP_HEIGHTS * handle.height && box.top < handle.box.top;
    // The avatar may be read as a letter before the name.
    const lefts = words.slice(0, 2).map((word) => word.box.left);
    const isAligned = lefts.some((left) => Math.abs(left - handle.box.left) < 0.6 * handle.height);
    const isSentence = countWords(text) > MAX_SHORT_NAME_WORDS && SENTENCE_END.test(text);
    return isClose && isAligned && !isSentence && countWords(text) <= MAX_NAME_WORDS;
  });
  const name = row && kindOf(row) === null ? cleanName(row, row.text) : null;
  // A sentence may end with an account on a separate row.
  const isName =
    row && name !== null && (countWords(row.text) <= MAX_UNUSUAL_NAME_WORDS || looksLikeName(name));
  return row && name !== null && isName ? { name, segment: row } : null;
}

/** A longer row without capitals is not a name. */
const MAX_UNUSUAL_NAME_WORDS = 4;

/** A short name and the age of the post may be read as one row. */
const withoutTime = (name: string) => NAME_TIME_ROW.exec(name)?.groups?.name ?? name;

/**
 * Finds the name above a row with a place and a time: `Mara Vell`, and below it `Old Harbor · 2h` in type that is smaller
 * and paler throughout. In groups, the lower row has the author's name, which has as much contrast as the group's name.
 */
export function nameOverPlace(
  segments: readonly Segment[],
  place: Segment,
  kindOf: (segment: Segment) => RowKind | null,
): FoundName | null {
  const row = segments.find(
    (other) =>
      isRightAbove(other, place, 1, 0.5) && other.size > PLACE_SIZE * place.size && kindOf(other) === null,
  );
  const name = row && cleanName(row, row.text);
  const inks = place.words.filter(({ text }) => text.length > 2).map(({ ink = 0 }) => ink);
  const isPale =
    row &&
    inks.length > 0 &&
    Math.max(...inks) < PLACE_INK * Math.max(...row.words.map(({ ink = 0 }) => ink));
  return row && isPale && name && looksLikeName(name) && countWords(name) <= MAX_NAME_WORDS
    ? { name, segment: row }
    : null;
}

/**
 * Type size of a name as a multiple of that of the place below it, and maximum ink of the place as a share of the name's.
 */
const PLACE_SIZE = 1.06;
const PLACE_INK = 0.9;

/**
 * Joins a name on two rows if the handle below them contains the letters of the first row, or if the row below them is a
 * follower count.
 */
function wholeName(segments: readonly Segment[], found: FoundName, handle: Segment): FoundName {
  const { box, height } = found.segment;
  const near = segments.filter((other) => {
    const gap = Math.max(box.top - other.box.bottom, other.box.top - box.bottom);
    const isAligned = Math.abs(other.box.left - box.left) < height / 2;
    return (
      isAligned && gap < MAX_NAME_LINE_GAP_HEIGHTS * height && other.box.bottom <= handle.box.top + height / 3
    );
  });
  const [first, second] = near.sort((a, b) => a.box.top - b.box.top);
  const name = first && cleanName(first, first.text);
  const rest = second && cleanName(second, second.text);
  if (near.length !== 2 || !first || !name || !rest || !looksLikeName(`${name} ${rest}`)) return found;
  if (/@/.test(second.text) || USER_NAME.test(rest)) return found;
  const letters = folded(name).replace(/[^a-z]/g, '');
  const isShared = letters.length >= MIN_SHARED_LETTERS && folded(handle.text).includes(letters);
  return isShared || FOLLOWER_ROW.test(handle.text) ? { name: `${name} ${rest}`, segment: first } : found;
}

/** Finds the nearest name above a row, or above a job title between them. */
export function nameAbove(
  segments: readonly Segment[],
  segment: Segment,
  kindOf: (segment: Segment) => RowKind | null,
): FoundName | null {
  const higher = segments
    .filter((other) => {
      const isAligned =
        sharedWidth(other.box, segment.box) > 0 ||
        Math.abs(other.box.left - segment.box.left) < 3 * segment.height;
      return segment.box.top - other.box.bottom > -0.4 * other.height && isAligned;
    })
    .filter((other) => other !== segment && !isSameRow(other.box, segment.box))
    .sort((a, b) => b.box.bottom - a.box.bottom);
  let above: Segment | undefined;
  for (const other of higher) {
    if (segment.box.top - other.box.bottom > NAME_GAP_HEIGHTS * segment.height) return null;
    above = other;
    const kind = kindOf(other);
    if (kind === null) break;
    if (kind === 'icons' && isFlushWord(other, segment)) break;
    above = undefined;
  }
  if (!above) return null;
  const name = cleanName(above, above.text);
  const isName =
    name !== null &&
    (looksLikeName(name) || isBeforeFollowers(name, segment)) &&
    countWords(name) <= MAX_NAME_WORDS;
  const top = topOfNames(segments, { name: isName ? name : '', segment: above }, kindOf);
  if (top.name === '') return null;
  return FOLLOWER_ROW.test(segment.text) ? wholeName(segments, top, segment) : top;
}

/** Whether a single word at the same left edge and in similar type is a name, even if it looks like a misread icon. */
function isFlushWord({ box, height, size, text }: Segment, below: Segment): boolean {
  const isFlush = Math.abs(box.left - below.box.left) < MAX_FLUSH_HEIGHTS * height;
  return isFlush && Math.abs(Math.log(size / below.size)) < SAME_TYPE_LOG && /^\p{Lu}\p{L}{2,}/u.test(text);
}

/** Whether a follower count is below a name without digits. Follower counts are only below names. */
function isBeforeFollowers(name: string, { text }: Segment): boolean {
  return FOLLOWER_ROW.test(text) && !/\d/.test(name);
}

/** Returns the name right above the found row if there is one, because that row may be a job title or a place. */
function topOfNames(
  segments: readonly Segment[],
  found: FoundName,
  kindOf: (segment: Segment) => RowKind | null,
): FoundName {
  const { box, height } = found.segment;
  const isRightAbove = (other: Segment, edge: number) => {
    const gap = edge - other.box.bottom;
    const high = Math.max(height, other.height);
    const isClose = gap > -0.2 * height && gap < MAX_NAME_LINE_GAP_HEIGHTS * high;
    return isClose && Math.abs(other.box.left - box.left) < height;
  };
  const degree = segments.find((other) => isRightAbove(other, box.top) && DEGREE.test(other.text));
  const edge = degree?.box.top ?? box.top;
  const above = segments.find(
    (other) => isRightAbove(other, edge) && other.height >= height * 0.9 && kindOf(other) === null,
  );
  const name = above && cleanName(above, above.text);
  return above && name && looksLikeName(name) && countWords(name) <= MAX_NAME_WORDS
    ? { name, segment: above }
    : found;
}
