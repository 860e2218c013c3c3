/** Recognizes members of Reddit by the rows around their names: `r/Name · 2h` above, `submitted 2 hours ago by name`. */

import type { Segment } from '../words/segments.ts';
import { TIME } from '../words/vocabulary.ts';
import { MAX_NAME_LINE_GAP_HEIGHTS, type PostHeader } from './header-patterns.ts';

const COMMUNITY_ROW = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:[^\\p{L}\\p{N}]+ )*r[/|Iil1f][\\p{L}\\p{N}_]{3,}(?: [\\p{L}\\p{N}]{1,12})?[^\\p{L}\\p{N}]+(?:[\\p{L}\\p{N}] )?(?<time>${TIME}|\\d{1,2}1(?!\\d))`,
  'iu',
);
const SURE_MEMBER_CONFIDENCE = 50;
/** The desktop page omits the prefix. */
const PLAIN_MEMBER = /^(?=.*[\p{Ll}])[\w-]{3,24}$/u;
const MEMBER = /^[uw](?:\/|[ilI1|f])(?<name>[\w-]{2,24})$/;
const SUBMITTED_ROW = new RegExp(`^submitted (?<time>${TIME}) by (?<name>[\\w-]{3,24})\\b`, 'iu');

/** Reads the submitter below the title, as in Reddit's older design. */
export function submissionIn(segment: Segment): PostHeader | null {
  const { time, name } = SUBMITTED_ROW.exec(segment.text)?.groups ?? {};
  if (!time || !name) return null;
  return { author: `u/${name}`, handle: `u/${name}`, time, segments: [segment] };
}

/** Returns an account of the form `u/name` whose slash was read as a letter, or null. */
export function memberIn(text: string): string | null {
  const name = MEMBER.exec(text)?.groups?.name;
  return name === undefined ? null : `u/${name}`;
}

/** Reads a community alone, as in feeds. The account remains unknown. */
export function communityIn(segment: Segment): PostHeader | null {
  const time = COMMUNITY_ROW.exec(segment.text)?.groups?.time;
  return time === undefined ? null : { author: null, handle: null, time, segments: [segment] };
}

/** Reads the account below the community, both with a slash that is often read as a letter: `r/Name · 2h`, `u/name`. */
export function memberBelow(segments: readonly Segment[], segment: Segment): PostHeader | null {
  const time = COMMUNITY_ROW.exec(segment.text)?.groups?.time;
  if (time === undefined) return null;
  const community = segment.words.find(({ text }) => /^r[/|Iil1f]/.test(text))?.box ?? segment.box;
  const below = segments.find(({ box, words, height }) => {
    const gap = box.top - segment.box.bottom;
    const isClose = gap > -0.3 * height && gap < MAX_NAME_LINE_GAP_HEIGHTS * height;
    // The underscore of a name may be read as a gap, and its digits as a separate word.
    const isOne =
      words.length === 1 || /^u\/(?:\S*_ \S+|\S+ \d+)$/.test(words.map(({ text }) => text).join(' '));
    return isClose && isOne && Math.abs(box.left - community.left) < height;
  });
  const account = below && (memberIn(below.text.replace(/_? /, '_')) ?? plainMember(below));
  return below && account
    ? { author: mended(account), handle: mended(account), time, segments: [segment, below] }
    : null;
}

/** A capital O at the start of a word is read as a zero. */
const mended = (account: string) => account.replace(/(?<![\p{L}\p{N}])0(?=\p{Ll}{2})/gu, 'O');

function plainMember({ text, words }: Segment): string | null {
  const isSure = words.every(({ confidence }) => confidence > SURE_MEMBER_CONFIDENCE);
  return isSure && PLAIN_MEMBER.test(text) ? `u/${text}` : null;
}
