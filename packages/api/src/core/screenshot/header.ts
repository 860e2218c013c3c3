import {
  BUTTON_AFTER_NAME,
  cleanName,
  countWords,
  looksLikeName,
  MAX_NAME_WORDS,
  SENTENCE_END,
} from './author-name.ts';
import type { Chrome } from './chrome.ts';
import {
  ACCOUNT_AGE_ROW,
  ACCOUNT_TOPIC_ROW,
  BLUESKY_NAME,
  DEGREE_ROW,
  FEELING_ROW,
  FOLLOWER_ROW,
  HANDLE_ROW,
  NAME_TIME_ROW,
  TIME_IN_ROW,
} from './header-rows.ts';
import { MAX_NAME_LINE_GAP_HEIGHTS, type PostHeader } from './post-header.ts';
import { memberBelow, submissionIn } from './reddit-header.ts';
import { isSameRow, MAX_FURNITURE_CHARACTERS, type Segment, segmentOf, sharedWidth } from './segments.ts';

/** An avatar without a picture. */
const INITIALS = /^[^\p{L}\p{N}]*\p{Lu}{2}[^\p{L}\p{N}]*$/u;
/** Handles without a dot have no hyphen either: what follows one is how long ago. */
const GLUED_TIME = /(?<=^@\w+)-\d{1,2}\p{Ll}$/u;
/** In small type an i is read as an l: `@SlowTralnsTV`. No English word but walnut has these letters in a row. */
const SMALL_L_FOR_I = /(?<=\p{L}a)l(?=n(?!u))/gu;
/** A day told by a word alone is a time only behind a separator: `Mara · Yesterday`, not `closes Friday`. */
const SEPARATED_DAY = /[^\p{L}\p{N}\s,]\s*\p{L}+[^\p{L}\p{N}]*$/u;
/** A name stands at most this many word heights above the row that proves it. */
const NAME_GAP_HEIGHTS = 2.4;
const MAX_BADGE_GAP_HEIGHTS = 6;
/** Anything higher beside a handle or a time is the avatar. */
const MAX_NAME_HEIGHTS = 1.6;
const MAX_TEXT_GAP_HEIGHTS = 4;
/** A feeling and its place take up to three rows. */
const MAX_FEELING_HEIGHTS = 5;

/** Every place where the segments, from top to bottom, show a name with a handle, a time or a follower count. */
export function findHeaders(
  segments: readonly Segment[],
  chromeOf: (segment: Segment) => Chrome | null,
): PostHeader[] {
  return segments.flatMap((segment): PostHeader[] => {
    if (segment.text.length > MAX_FURNITURE_CHARACTERS) return [];
    const member = memberBelow(segments, segment);
    if (member) return [member];
    const printed = segment.text.replace(/[. ]bsky\.soc[il]al\b/, '.bsky.social').replace('@\\', '@');
    const text = BLUESKY_NAME.test(printed)
      ? `@${printed}`
      : printed.replace(/^[^\p{L}\p{N}@]+(?=[@u])/u, '');
    const handled = HANDLE_ROW.exec(text)?.groups;
    if (handled?.handle && countWords(handled.name) <= MAX_NAME_WORDS && chromeOf(segment) !== 'labels') {
      const beside = cleanName(segment, handled.name ?? '');
      const isAvatar = beside === null || /^\p{Lu}{1,2}$/u.test(beside);
      const above = isAvatar
        ? (nameBeside(segments, segment) ?? nameOverHandle(segments, handlePart(segment), chromeOf))
        : null;
      const name = above?.name ?? beside;
      const isOwnName = /^(?:[uw]|ul)\//.test(handled.handle);
      const isCut = /(?:\.{2,3}|…)$/.test(handled.handle);
      const handle = handled.handle
        .replace(/^@ /, '@')
        .replace(/^(?:w|ul)\//, 'u/')
        .replace(GLUED_TIME, '')
        .replace(SMALL_L_FOR_I, 'i')
        .replace(/ /g, isCut ? '.' : '_');
      return [
        {
          author: isOwnName ? handle : name,
          handle,
          time: handled.time ?? timeBeside(segments, segment),
          segments: above && !isOwnName ? [above.segment, segment] : [segment],
        },
      ];
    }
    const other = submissionIn(segments, segment) ?? feelingIn(segments, segment, chromeOf);
    if (other) return [other];
    const account = (ACCOUNT_AGE_ROW.exec(segment.text) ?? firstTopicRow(segments, segment))?.groups;
    if (account?.name) {
      const { name, age } = account;
      return [{ author: name, handle: name, time: age ?? null, segments: [segment] }];
    }
    const degreed = cleanName(segment, DEGREE_ROW.exec(segment.text)?.groups?.name ?? '');
    if (degreed !== null && looksLikeName(degreed)) {
      return [{ author: degreed, handle: null, time: null, segments: [segment] }];
    }
    const chrome = chromeOf(segment);
    const named = NAME_TIME_ROW.exec(segment.text.replace(/ (?=_)/g, ''))?.groups;
    if (
      named?.name &&
      !SENTENCE_END.test(segment.text) &&
      !/: /.test(`${named.name} `) &&
      (/\d/.test(named.time ?? '') || SEPARATED_DAY.test(segment.text)) &&
      (chrome === null || chrome === 'icons') &&
      countWords(named.name) <= MAX_NAME_WORDS
    ) {
      const name = cleanName(segment, named.name);
      if (name !== null && looksLikeName(name) && /\p{L}{3}|^\S+$/u.test(name)) {
        return [{ author: name, handle: null, time: named.time ?? null, segments: [segment] }];
      }
    }
    const beside = chrome === 'time' ? nameBeside(segments, segment) : null;
    if (beside) {
      const { name, segment: row } = beside;
      return [{ author: name, handle: null, time: timeIn(segment.text), segments: [row, segment] }];
    }
    if (chrome === 'time' || chrome === 'paid' || FOLLOWER_ROW.test(segment.text)) {
      const above = nameAbove(segments, segment, chromeOf);
      const time = chrome === 'time' ? timeIn(segment.text) : null;
      if (above) return [{ author: above.name, handle: null, time, segments: [above.segment, segment] }];
    }
    return [];
  });
}

/** An account with its topic; where the account stands above already, the row is a caption. */
function firstTopicRow(segments: readonly Segment[], segment: Segment): RegExpExecArray | null {
  const found = ACCOUNT_TOPIC_ROW.exec(segment.text);
  const name = found?.groups?.name;
  const isCaption = segments.some((other) => other.box.top < segment.box.top && other.text === name);
  return isCaption ? null : found;
}

/** A name with a feeling or a place, which may take several rows, above a time. */
function feelingIn(
  segments: readonly Segment[],
  segment: Segment,
  chromeOf: (segment: Segment) => Chrome | null,
): PostHeader | null {
  const author = FEELING_ROW.exec(segment.text)?.groups?.name;
  const below = segments.filter(({ box, height }) => {
    const gap = box.top - segment.box.bottom;
    const isNear = gap > -0.3 * height && gap < MAX_FEELING_HEIGHTS * height;
    return isNear && Math.abs(box.left - segment.box.left) < height;
  });
  const at = below.findIndex((other) => chromeOf(other) === 'time');
  const time = below[at];
  if (!author || !time) return null;
  return { author, handle: null, time: timeIn(time.text), segments: [segment, ...below.slice(0, at + 1)] };
}

/** The first point in time that a row prints. */
export function timeIn(text: string): string | null {
  return TIME_IN_ROW.exec(text)?.[0].trim() ?? null;
}

/** A time that stands alone at the right end of the same row. */
function timeBeside(segments: readonly Segment[], segment: Segment): string | null {
  const beside = segments.filter(
    (other) => other !== segment && other.box.left > segment.box.left && isNearRow(other, segment),
  );
  return beside.map(({ text }) => timeIn(text)).find((time) => time !== null) ?? null;
}

/** A name that stands left of a time on the same row, with a badge between them. */
function nameBeside(segments: readonly Segment[], time: Segment): { name: string; segment: Segment } | null {
  const row = segments.find(
    (other) =>
      isSameRow(other.box, time.box) &&
      other.box.right <= time.box.left &&
      time.box.left - other.box.right < MAX_BADGE_GAP_HEIGHTS * time.height &&
      other.height < MAX_NAME_HEIGHTS * time.height,
  );
  const name = row && cleanName(row, row.text);
  return row && name && looksLikeName(name) && countWords(name) <= MAX_NAME_WORDS
    ? { name, segment: row }
    : null;
}

/** The words of a row that carry the handle; an avatar read along is taller than they are. */
function handlePart(segment: Segment): Segment {
  const words = segment.words.filter(({ text }) => /@|u\//.test(text));
  return words.length > 0 ? segmentOf(words) : segment;
}

function isNearRow(a: Segment, b: Segment): boolean {
  return isSameRow(a.box, b.box) || Math.abs(a.box.top - b.box.top) < 1.5 * Math.max(a.height, b.height);
}

/** A name may be in small letters where it stands right above its handle, at the same left edge. */
function nameOverHandle(
  segments: readonly Segment[],
  handle: Segment,
  chromeOf: (segment: Segment) => Chrome | null,
): { name: string; segment: Segment } | null {
  const above = nameAbove(segments, handle, chromeOf);
  if (above) return above;
  const row = segments.find(({ box, text }) => {
    const gap = handle.box.top - box.bottom;
    const isClose = Math.abs(gap) < MAX_NAME_LINE_GAP_HEIGHTS * handle.height && box.top < handle.box.top;
    const isAligned = Math.abs(box.left - handle.box.left) < 0.6 * handle.height;
    return isClose && isAligned && !SENTENCE_END.test(text) && countWords(text) <= MAX_NAME_WORDS;
  });
  const name = row && chromeOf(row) === null ? cleanName(row, row.text) : null;
  return row && name !== null ? { name, segment: row } : null;
}

function nameAbove(
  segments: readonly Segment[],
  segment: Segment,
  chromeOf: (segment: Segment) => Chrome | null,
): { name: string; segment: Segment } | null {
  const higher = segments
    .filter((other) => {
      const isAligned =
        sharedWidth(other.box, segment.box) > 0 ||
        Math.abs(other.box.left - segment.box.left) < 3 * segment.height;
      return segment.box.top - other.box.bottom > -0.4 * other.height && isAligned;
    })
    .filter((other) => other !== segment && !isSameRow(other.box, segment.box))
    .sort((a, b) => b.box.bottom - a.box.bottom);
  let edge = segment.box.top;
  let above: Segment | undefined;
  for (const other of higher) {
    if (edge - other.box.bottom > NAME_GAP_HEIGHTS * segment.height) return null;
    above = other;
    const chrome = chromeOf(other);
    if (chrome === null && !INITIALS.test(other.text)) break;
    // A button may stand between a name and its time; anything else read there is beside the name.
    if (chrome === 'labels') edge = Math.min(edge, other.box.top);
    above = undefined;
  }
  if (!above) return null;
  const name = cleanName(above, above.text);
  // A button to follow proves a name in small letters too.
  const isName =
    name !== null &&
    (looksLikeName(name) || BUTTON_AFTER_NAME.test(above.text) || isShortBeforeFollowers(name, segment)) &&
    countWords(name) <= MAX_NAME_WORDS;
  const top = topOfNames(segments, { name: isName ? name : '', segment: above }, chromeOf);
  return top.name === '' ? null : top;
}

/** Nothing but a name stands above a number of followers. */
function isShortBeforeFollowers(name: string, { text }: Segment): boolean {
  return FOLLOWER_ROW.test(text) && countWords(name) < 4 && !/\d/.test(name);
}

/** A job title or a place may stand between a name and its time, aligned with both. */
function topOfNames(
  segments: readonly Segment[],
  found: { name: string; segment: Segment },
  chromeOf: (segment: Segment) => Chrome | null,
): { name: string; segment: Segment } {
  const { box, height } = found.segment;
  const above = segments.find((other) => {
    const gap = box.top - other.box.bottom;
    const isClose = gap > 0 && gap < MAX_NAME_LINE_GAP_HEIGHTS * height;
    const isAligned = Math.abs(other.box.left - box.left) < height;
    return isClose && isAligned && other.height >= height * 0.9 && chromeOf(other) === null;
  });
  const name = above && cleanName(above, above.text);
  return above && name && looksLikeName(name) && countWords(name) <= MAX_NAME_WORDS
    ? { name, segment: above }
    : found;
}

function isMostlyCounters({ words }: Segment): boolean {
  return words.filter(({ text }) => /\d/.test(text)).length * 2 > words.length;
}

/** A name that stands right above a text although nothing legible beside it proves that it is one. */
export function nameOverText(
  text: Segment,
  segments: readonly Segment[],
  chromeOf: (segment: Segment) => Chrome | null,
): string | null {
  const above = segments.filter((segment) => {
    const { box, height } = segment;
    const gap = text.box.top - box.bottom;
    const isClose = gap > 0 && gap < MAX_TEXT_GAP_HEIGHTS * height && sharedWidth(box, text.box) > 0;
    const chrome = chromeOf(segment);
    return isClose && (chrome === null || (chrome === 'icons' && !isMostlyCounters(segment)));
  });
  for (const segment of above.reverse()) {
    const name = cleanName(segment, segment.text.replace(/(?:[^\p{L}\p{N}]+\d{1,3}\S?)$/u, ''));
    if (name !== null && looksLikeName(name) && countWords(name) <= MAX_NAME_WORDS) return name;
  }
  return null;
}
