import type { RowKind } from '../words/row-kind.ts';
import { isRightAbove, isSameRow, type Segment, sharedWidth } from '../words/segments.ts';
import { FOLLOWER_ROW } from '../words/vocabulary.ts';
import {
  cleanName,
  countWords,
  DEGREE,
  folded,
  looksLikeName,
  MAX_NAME_LINE_GAP_HEIGHTS,
  MAX_NAME_WORDS,
  NAME_TIME_ROW,
  USER_NAME,
} from './author-name.ts';

export interface FoundName {
  readonly name: string;
  readonly segment: Segment;
}

type KindOf = (segment: Segment) => RowKind | null;

const NAME_GAP_HEIGHTS = 2.4;
const MAX_BADGE_GAP_HEIGHTS = 6;
/** Anything taller next to a handle or a time is the avatar. */
const MAX_NAME_HEIGHTS = 1.6;
const MAX_UNUSUAL_NAME_WORDS = 4;
const MIN_SHARED_LETTERS = 5;
const PLACE_SIZE = 1.06;
const PLACE_INK = 0.9;

function nameOfRow(row: Segment | undefined): FoundName | null {
  const name = row && cleanName(row, row.text);
  const isName = name && looksLikeName(name) && countWords(name) <= MAX_NAME_WORDS;
  return row && isName ? { name, segment: row } : null;
}

export function nameBeside(segments: readonly Segment[], proof: Segment): FoundName | null {
  const row = segments.find(({ box, height }) => {
    const gap = (proof.box.left - box.right) / proof.height;
    const isBeside = isSameRow(box, proof.box) && gap >= 0 && gap < MAX_BADGE_GAP_HEIGHTS;
    return isBeside && height < MAX_NAME_HEIGHTS * proof.height;
  });
  return nameOfRow(row);
}

export function nameOverHandle(
  segments: readonly Segment[],
  handle: Segment,
  kindOf: KindOf,
): FoundName | null {
  const above = nameAbove(segments, handle, kindOf);
  // A short name and the age of the post may be read as one row.
  if (above) {
    const name = NAME_TIME_ROW.exec(above.name)?.groups?.name ?? above.name;
    return wholeName(segments, { ...above, name }, handle);
  }
  const row = segments.find(({ box, words }) => {
    const gap = Math.abs(handle.box.top - box.bottom) / handle.height;
    // The avatar may be read as a letter before the name.
    const isAligned = words
      .slice(0, 2)
      .some((word) => Math.abs(word.box.left - handle.box.left) < 0.6 * handle.height);
    return gap < MAX_NAME_LINE_GAP_HEIGHTS && box.top < handle.box.top && isAligned;
  });
  if (!row || kindOf(row) !== null) return null;
  const name = cleanName(row, row.text);
  const isName = name !== null && (countWords(row.text) <= MAX_UNUSUAL_NAME_WORDS || looksLikeName(name));
  return isName ? { name, segment: row } : null;
}

/**
 * `Mara Vell` over `Old Harbor · 2h`, all in smaller and paler type. In groups, the lower row is the author, as dark
 * as the name of the group.
 */
export function nameOverPlace(
  segments: readonly Segment[],
  place: Segment,
  kindOf: KindOf,
): FoundName | null {
  const found = nameOfRow(
    segments.find(
      (other) =>
        isRightAbove(other, place, 1, 0.5) && other.size > PLACE_SIZE * place.size && kindOf(other) === null,
    ),
  );
  const inks = place.words.filter(({ text }) => text.length > 2).map(({ ink = 0 }) => ink);
  if (!found || inks.length === 0) return null;
  const strongest = Math.max(...found.segment.words.map(({ ink = 0 }) => ink));
  return Math.max(...inks) < PLACE_INK * strongest ? found : null;
}

/** A name on two rows: the handle below has the letters of the first, or a follower count is below. */
function wholeName(segments: readonly Segment[], found: FoundName, handle: Segment): FoundName {
  const { box, height } = found.segment;
  const near = segments.filter((other) => {
    const gap = Math.max(box.top - other.box.bottom, other.box.top - box.bottom) / height;
    const isAligned = Math.abs(other.box.left - box.left) < height / 2;
    const isAbove = other.box.bottom <= handle.box.top + height / 3;
    return isAligned && gap < MAX_NAME_LINE_GAP_HEIGHTS && isAbove;
  });
  const [first, second, third] = near.sort((a, b) => a.box.top - b.box.top);
  const name = first && cleanName(first, first.text);
  const rest = second && cleanName(second, second.text);
  if (third || !name || !rest || !looksLikeName(`${name} ${rest}`)) return found;
  if (second.text.includes('@') || USER_NAME.test(rest)) return found;
  const letters = folded(name).replace(/[^a-z]/g, '');
  const isShared = letters.length >= MIN_SHARED_LETTERS && folded(handle.text).includes(letters);
  return isShared || FOLLOWER_ROW.test(handle.text) ? { name: `${name} ${rest}`, segment: first } : found;
}

export function nameAbove(segments: readonly Segment[], segment: Segment, kindOf: KindOf): FoundName | null {
  const above = segments
    .filter((other) => {
      const gap = segment.box.top - other.box.bottom;
      const isAligned =
        sharedWidth(other.box, segment.box) > 0 ||
        Math.abs(other.box.left - segment.box.left) < 3 * segment.height;
      const isNear = gap > -0.4 * other.height && gap <= NAME_GAP_HEIGHTS * segment.height;
      return isNear && isAligned && other !== segment && !isSameRow(other.box, segment.box);
    })
    .sort((a, b) => b.box.bottom - a.box.bottom)
    .find((other) => kindOf(other) === null);
  if (!above) return null;
  const isCounted = FOLLOWER_ROW.test(segment.text);
  const name = cleanName(above, above.text);
  // Follower counts are only below names.
  const isUnusual = isCounted && name !== null && !/\d/.test(name) && countWords(name) <= MAX_NAME_WORDS;
  const found = nameOfRow(above) ?? (isUnusual ? { name, segment: above } : null);
  const top = nameOverJob(segments, above, kindOf) ?? found;
  return top && isCounted ? wholeName(segments, top, segment) : top;
}

function nameOverJob(segments: readonly Segment[], job: Segment, kindOf: KindOf): FoundName | null {
  const { height, box } = job;
  const isAbove = (other: Segment, edge: number) => {
    const gap = edge - other.box.bottom;
    const isClose = gap > -0.2 * height && gap < MAX_NAME_LINE_GAP_HEIGHTS * Math.max(height, other.height);
    return isClose && Math.abs(other.box.left - box.left) < height;
  };
  const degree = segments.find((other) => isAbove(other, box.top) && DEGREE.test(other.text));
  const edge = degree?.box.top ?? box.top;
  return nameOfRow(
    segments.find((other) => isAbove(other, edge) && other.height >= height * 0.9 && kindOf(other) === null),
  );
}
