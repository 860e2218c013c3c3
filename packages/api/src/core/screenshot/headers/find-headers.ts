import type { RowKind } from '../words/row-kind.ts';
import {
  isRightAbove,
  isSameRow,
  MAX_CHROME_CHARACTERS,
  type Segment,
  sharedWidth,
} from '../words/segments.ts';
import { BUTTON, FOLLOWER_ROW, TIME, TIME_IN_ROW } from '../words/vocabulary.ts';
import {
  ACCOUNT_AGE_ROW,
  ACCOUNT_TOPIC_ROW,
  beforeRole,
  cleanName,
  countWords,
  DEGREE,
  DEGREE_ROW,
  folded,
  HANDLE_ROW,
  looksLikeName,
  MAX_NAME_LINE_GAP_HEIGHTS,
  MAX_NAME_WORDS,
  memberIn,
  NAME_TIME_ROW,
  type PostHeader,
  SENTENCE_END,
  USER_NAME,
} from './author-name.ts';

const MAX_WRAPPED_GAP_SIZES = 0.85;

const MUCH_WIDER = 3;

const MAX_MENTION_GAP_HEIGHTS = 2.5;

interface Rows {
  readonly segments: readonly Segment[];
  readonly kindOf: (segment: Segment) => RowKind | null;
}

type HeaderReader = (segment: Segment, rows: Rows) => PostHeader | null;

/** The shapes of rows that confirm a name, most reliable first. `find-headers.test.ts` has an example of each. */
export const HEADER_SHAPES: readonly HeaderReader[] = [
  memberBelow,
  handleHeader,
  submissionIn,
  accountHeader,
  degreeHeader,
  nameTimeHeader,
  provedFromBelow,
  communityIn,
];

/** From top to bottom: names with a handle, a time, a follower count or similar. */
export function findHeaders(segments: readonly Segment[], kindOf: Rows['kindOf']): PostHeader[] {
  const rows = { segments, kindOf };
  return segments.flatMap((segment) => {
    if (segment.text.length > MAX_CHROME_CHARACTERS) return [];
    for (const read of HEADER_SHAPES) {
      const header = read(segment, rows);
      if (header && !BUTTON.test(header.author ?? '')) return [header];
    }
    return [];
  });
}

function handleHeader(segment: Segment, rows: Rows): PostHeader | null {
  const { segments, kindOf } = rows;
  const printed = segment.text
    .replace(/(?<=[\w-])[. ]?bsky\.soc[il]al\b/, '.bsky.social')
    .replace('@\\', '@')
    .replace(/(?<=^\W{0,2}@\w+)\/(?=\w+$)/, '');
  const text = printed.replace(/^[^\p{L}\p{N}@]+(?=[@u])/u, '');
  const row = HANDLE_ROW.exec(text)?.groups;
  if (!row?.handle || countWords(row.name) > MAX_NAME_WORDS || kindOf(segment) === 'labels') return null;
  if (row.name && SENTENCE_END.test(segment.text)) return null;
  // A question to the account, as a row of its own below the text.
  if (/\s?[?!]$/u.test(segment.text) && !row.name && !row.time && isBelowText(segments, segment)) return null;
  const before = cleanName(segment, row.name ?? '');
  const isAvatar = before === null || /^\p{Lu}{1,2}$/u.test(before);
  const apart = isAvatar ? nameOverHandle(rows, segment) : null;
  const { time = null } = row;
  if (apart ? endsParagraph(segments, apart.segment) : !before && !time && isBelowText(segments, segment))
    return null;
  const isOwnName = /^(?:[uw]|ul)\//.test(row.handle);
  const isCut = /(?:\.{2,3}|…)$/.test(row.handle);
  const handle = row.handle
    .replace(/^@ /, '@')
    .replace(/-+$/, '')
    .replace(/ /g, isCut ? '.' : '_');
  return {
    author: isOwnName ? handle : (apart?.name ?? before),
    handle,
    time,
    segments: apart && !isOwnName ? [apart.segment, segment] : [segment],
  };
}

function accountHeader(segment: Segment): PostHeader | null {
  const { name, age } =
    (ACCOUNT_AGE_ROW.exec(segment.text) ?? ACCOUNT_TOPIC_ROW.exec(segment.text))?.groups ?? {};
  return name === undefined ? null : { author: name, handle: name, time: age ?? null, segments: [segment] };
}

function degreeHeader(segment: Segment): PostHeader | null {
  const author = cleanName(segment, DEGREE_ROW.exec(segment.text)?.groups?.name ?? '');
  return author !== null && looksLikeName(author)
    ? { author, handle: null, time: null, segments: [segment] }
    : null;
}

function nameTimeHeader(segment: Segment, rows: Rows): PostHeader | null {
  const kind = rows.kindOf(segment);
  const { name = '', time = '' } = NAME_TIME_ROW.exec(segment.text)?.groups ?? {};
  const isTime = /\d/.test(time);
  const isSentence = SENTENCE_END.test(segment.text);
  if (!isTime || isSentence || countWords(name) > MAX_NAME_WORDS || endsParagraph(rows.segments, segment))
    return null;
  if (kind !== null && kind !== 'icons') return null;
  for (const part of [beforeRole(name), name]) {
    const author = cleanName(segment, part);
    const isName = author !== null && looksLikeName(author) && /\p{L}{3}|^\S+$/u.test(author);
    if (isName) return { author, handle: null, time, segments: [segment] };
  }
  return null;
}

function provedFromBelow(segment: Segment, rows: Rows): PostHeader | null {
  const kind = rows.kindOf(segment);
  const isProof = kind === 'time' || kind === 'paid' || DEGREE.test(segment.text);
  if (!isProof && !FOLLOWER_ROW.test(segment.text)) return null;
  const above = nameAbove(rows, segment);
  if (!above || endsParagraph(rows.segments, above.segment)) return null;
  const time = kind === 'time' ? timeIn(segment.text) : null;
  return { author: above.name, handle: null, time, segments: [above.segment, segment] };
}

/** Whether a longer row in the same type is right above. An address's second row is a word shorter and far narrower. */
function endsParagraph(segments: readonly Segment[], row: Segment): boolean {
  const width = row.box.right - row.box.left;
  return segments.some(({ box, words, size, height }) => {
    const gap = row.box.top - box.bottom;
    const isRightAbove = gap > -0.3 * height && gap < MAX_WRAPPED_GAP_SIZES * size;
    const isSameType =
      Math.abs(Math.log(size / row.size)) < 0.1 && Math.abs(box.left - row.box.left) < 0.3 * height;
    const isLonger = words.length > row.words.length + 2 || box.right - box.left > MUCH_WIDER * width;
    return isRightAbove && isSameType && isLonger;
  });
}

function isBelowText(segments: readonly Segment[], mention: Segment): boolean {
  return segments.some(
    (row) =>
      isRightAbove(row, mention, MAX_MENTION_GAP_HEIGHTS, 1) &&
      row.words.length > 3 &&
      Math.abs(Math.log(row.size / mention.size)) < 0.3,
  );
}

export function timeIn(text: string): string | null {
  return TIME_IN_ROW.exec(text)?.[0].trim() ?? null;
}

interface FoundName {
  readonly name: string;
  readonly segment: Segment;
}

const NAME_GAP_HEIGHTS = 2.4;
const MAX_UNUSUAL_NAME_WORDS = 4;
const MIN_SHARED_LETTERS = 5;

function nameOfRow(row: Segment | undefined): FoundName | null {
  const name = row && cleanName(row, row.text);
  const isName = name && looksLikeName(name) && countWords(name) <= MAX_NAME_WORDS;
  return row && isName ? { name, segment: row } : null;
}

function nameOverHandle(rows: Rows, handle: Segment): FoundName | null {
  const above = nameAbove(rows, handle);
  // A short name and the age of the post may be read as one row.
  if (above) {
    const name = NAME_TIME_ROW.exec(above.name)?.groups?.name ?? above.name;
    return wholeName(rows, { ...above, name }, handle);
  }
  const row = rows.segments.find(({ box, words }) => {
    const gap = Math.abs(handle.box.top - box.bottom) / handle.height;
    // The avatar may be read as a letter before the name.
    const isAligned = words
      .slice(0, 2)
      .some((word) => Math.abs(word.box.left - handle.box.left) < 0.6 * handle.height);
    return gap < MAX_NAME_LINE_GAP_HEIGHTS && box.top < handle.box.top && isAligned;
  });
  if (!row || rows.kindOf(row) !== null) return null;
  const name = cleanName(row, row.text);
  const isName = name !== null && (countWords(row.text) <= MAX_UNUSUAL_NAME_WORDS || looksLikeName(name));
  return isName ? { name, segment: row } : null;
}

/** A name on two rows: the handle below has the letters of the first, or a follower count is below. */
function wholeName({ segments }: Rows, found: FoundName, handle: Segment): FoundName {
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

function nameAbove(rows: Rows, segment: Segment): FoundName | null {
  const above = rows.segments
    .filter((other) => {
      const gap = segment.box.top - other.box.bottom;
      const isAligned =
        sharedWidth(other.box, segment.box) > 0 ||
        Math.abs(other.box.left - segment.box.left) < 3 * segment.height;
      const isNear = gap > -0.4 * other.height && gap <= NAME_GAP_HEIGHTS * segment.height;
      return isNear && isAligned && other !== segment && !isSameRow(other.box, segment.box);
    })
    .sort((a, b) => b.box.bottom - a.box.bottom)
    .find((other) => rows.kindOf(other) === null);
  if (!above) return null;
  const isCounted = FOLLOWER_ROW.test(segment.text);
  const name = cleanName(above, above.text);
  // Follower counts are only below names.
  const isUnusual = isCounted && name !== null && !/\d/.test(name) && countWords(name) <= MAX_NAME_WORDS;
  const found = nameOfRow(above) ?? (isUnusual ? { name, segment: above } : null);
  const top = nameOverJob(rows, above) ?? found;
  return top && isCounted ? wholeName(rows, top, segment) : top;
}

function nameOverJob({ segments, kindOf }: Rows, job: Segment): FoundName | null {
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

const COMMUNITY_ROW = new RegExp(
  `^[^\\p{L}\\p{N}]*(?:[^\\p{L}\\p{N}]+ )*r[/|Iil1f][\\p{L}\\p{N}_]{3,}(?: [\\p{L}\\p{N}]{1,12})?[^\\p{L}\\p{N}]+(?:[\\p{L}\\p{N}] )?(?<time>${TIME}|\\d{1,2}1(?!\\d))`,
  'iu',
);
const SURE_MEMBER_CONFIDENCE = 50;
const PLAIN_MEMBER = /^(?=.*[\p{Ll}])[\w-]{3,24}$/u;
const SUBMITTED_ROW = new RegExp(`^submitted (?<time>${TIME}) by (?<name>[\\w-]{3,24})\\b`, 'iu');

function submissionIn(segment: Segment): PostHeader | null {
  const { time, name } = SUBMITTED_ROW.exec(segment.text)?.groups ?? {};
  if (!time || !name) return null;
  return { author: `u/${name}`, handle: `u/${name}`, time, segments: [segment] };
}

/** Feeds show only the community: the account remains unknown. */
function communityIn(segment: Segment): PostHeader | null {
  const time = COMMUNITY_ROW.exec(segment.text)?.groups?.time;
  return time === undefined ? null : { author: null, handle: null, time, segments: [segment] };
}

/** `r/Name · 2h`, and `u/name` below it. The desktop page leaves out the prefix. */
function memberBelow(segment: Segment, { segments }: Rows): PostHeader | null {
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

/** Restores a capital O at the start of a word, which OCR may read as a zero. */
const mended = (account: string) => account.replace(/(?<![\p{L}\p{N}])0(?=\p{Ll}{2})/gu, 'O');

function plainMember({ text, words }: Segment): string | null {
  const isSure = words.every(({ confidence }) => confidence > SURE_MEMBER_CONFIDENCE);
  return isSure && PLAIN_MEMBER.test(text) ? `u/${text}` : null;
}
