import { type Chrome, TIME, wordsOf } from './screenshot-chrome.ts';
import { LOCAL_FOLLOW, LOCAL_FOLLOWERS, LOCAL_THOUSAND } from './screenshot-languages.ts';
import { isSameRow, type Segment, segmentOf, sharedWidth } from './screenshot-segments.ts';

/** Who posted and when, as printed above a post. */
export interface PostHeader {
  readonly author: string | null;
  readonly handle: string | null;
  readonly time: string | null;
  /** Segments that make up the header. */
  readonly segments: readonly Segment[];
}

const HANDLE =
  '@ ?[\\p{L}\\p{N}_][\\p{L}\\p{N}_.-]+(?:@[\\w-]+(?:\\.[\\w-]+)+)?(?:(?: [\\w-]+){0,2}(?:\\.{2,3}|…))?';
/** An account of the form `u/name`; the letter before the bar is also read as `w`. */
const REDDIT_USER = '(?<![\\w/])[uw]\\/[\\w-]{2,24}';
/** Up to six words, a handle, perhaps a time, and no sentence after it. */
const HANDLE_ROW = new RegExp(
  `^(?<name>.*?)[^\\p{L}\\p{N}.]*?(?<handle>(?:${HANDLE}|${REDDIT_USER})(?: [\\p{L}\\p{N}]+(?=\\s*[^\\p{L}\\p{N}\\s]\\s*${TIME}[^\\p{L}\\p{N}]*$))?)\\)?(?:[^\\p{L}\\p{N}@]*(?<time>${TIME}))?[^\\p{L}\\p{N}]*(?:\\p{L}{1,2}|follow|join|edited)?[^\\p{L}\\p{N}]*$`,
  'iu',
);
const NAME_TIME_ROW = new RegExp(`^(?<name>.+?)[^\\p{L}\\p{N})]+(?<time>${TIME})[^\\p{L}\\p{N}]*$`, 'iu');
const TIME_IN_ROW = new RegExp(`(?<![\\p{L}\\p{N}])${TIME}(?![\\p{L}\\p{N}])`, 'iu');
const FOLLOWER_ROW = new RegExp(
  `(?<![\\p{L}\\p{N}])\\d[\\d.,\\s]*(?:${LOCAL_THOUSAND})?\\s*(?:followers|members|subscribers|${LOCAL_FOLLOWERS})(?![\\p{L}])`,
  'iu',
);
const COMMUNITY_ROW = new RegExp(
  `^[^\\p{L}\\p{N}]*r[/|Il1f][\\p{L}\\p{N}_]{3,}[^\\p{L}\\p{N}]+(?:[\\p{L}\\p{N}] )?(?<time>${TIME})`,
  'iu',
);
const MEMBER = /^[uw](?:\/|[ilI1|f])(?<name>[\w-]{2,24})$/;
/** `every 20 minutes.` ends a sentence; no network ends a time so. */
const SENTENCE_END = /\p{L}{4}[.!?][”"]?$/u;
/** A day told by a word alone is a time only behind a separator: `Mara · Yesterday`, not `closes Friday`. */
const SEPARATED_DAY = /[^\p{L}\p{N}\s,]\s*\p{L}+[^\p{L}\p{N}]*$/u;
/** One letter at the start of a name, read with less confidence than this, is an avatar. */
const SURE_INITIAL_CONFIDENCE = 85;
const MAX_NAME_WORDS = 7;
/** A name stands at most this many word heights above the row that proves it. */
const NAME_GAP_HEIGHTS = 2.4;
const MAX_BADGE_GAP_HEIGHTS = 6;
const MIN_BADGE_HEIGHTS = 1.15;
/** Lines of one header stand this close, in word heights. */
const MAX_NAME_LINE_GAP_HEIGHTS = 1.2;
const MAX_TEXT_GAP_HEIGHTS = 4;

/** Every place where the segments, from top to bottom, show a name with a handle, a time or a follower count. */
export function findHeaders(
  segments: readonly Segment[],
  chromeOf: (segment: Segment) => Chrome | null,
): PostHeader[] {
  return segments.flatMap((segment): PostHeader[] => {
    const member = memberBelow(segments, segment);
    if (member) return [member];
    const text = segment.text.replace(/^[^\p{L}\p{N}@]+(?=[@u])/u, '');
    const handled = HANDLE_ROW.exec(text)?.groups;
    if (handled?.handle && countWords(handled.name) <= MAX_NAME_WORDS && chromeOf(segment) !== 'labels') {
      const name = cleanName(segment, handled.name ?? '');
      const above = name === null ? nameAbove(segments, handlePart(segment), chromeOf) : null;
      const isOwnName = /^[uw]\//.test(handled.handle);
      const isCut = /(?:\.{2,3}|…)$/.test(handled.handle);
      const handle = handled.handle
        .replace(/^@ /, '@')
        .replace(/^w\//, 'u/')
        .replace(/ /g, isCut ? '.' : '_');
      return [
        {
          author: isOwnName ? handle : (name ?? above?.name ?? null),
          handle,
          time: handled.time ?? timeBeside(segments, segment),
          segments: above && !isOwnName ? [above.segment, segment] : [segment],
        },
      ];
    }
    const chrome = chromeOf(segment);
    const named = NAME_TIME_ROW.exec(segment.text)?.groups;
    if (
      named?.name &&
      !SENTENCE_END.test(segment.text) &&
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

/** An account of the form `u/name` whose bar was read as a letter, or null. */
export function memberIn(text: string): string | null {
  const name = MEMBER.exec(text)?.groups?.name;
  return name === undefined ? null : `u/${name}`;
}

/** The account below the community it posts to, both with a bar that is easily read as a letter: `r/Name · 2h`, `u/name`. */
function memberBelow(segments: readonly Segment[], segment: Segment): PostHeader | null {
  const time = COMMUNITY_ROW.exec(segment.text)?.groups?.time;
  if (time === undefined) return null;
  const below = segments.find(({ box, words, height }) => {
    const gap = box.top - segment.box.bottom;
    const isClose = gap > -0.3 * height && gap < MAX_NAME_LINE_GAP_HEIGHTS * height;
    return isClose && words.length === 1 && Math.abs(box.left - segment.box.left) < height;
  });
  const account = below && memberIn(below.text);
  return below && account ? { author: account, handle: account, time, segments: [segment, below] } : null;
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
      time.box.left - other.box.right < MAX_BADGE_GAP_HEIGHTS * time.height,
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
    if (chrome === null) break;
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

/** Pieces at the ends of a name that are badges and avatars rather than words. */
function cleanName(segment: Segment, name: string): string | null {
  const confidence = new Map(segment.words.map((word) => [word.text, word.confidence]));
  const pieces = name
    .replace(BUTTON_AFTER_NAME, '')
    .split(/\s+/)
    .filter((piece) => piece !== '');
  const account = onlyAccountIn(pieces);
  if (account !== null) return account;
  const isBadge = (piece: string, isLast: boolean) =>
    !/[\p{L}\p{N}]/u.test(piece) ||
    (piece.length <= 3 && (confidence.get(piece) ?? 100) < 60 && !SHORTENED.test(piece)) ||
    (!isLast &&
      pieces.length > 1 &&
      piece.length === 1 &&
      (confidence.get(piece) ?? 100) < SURE_INITIAL_CONFIDENCE) ||
    (isLast && pieces.length > 2 && /^\p{Ll}{1,2}$/u.test(piece)) ||
    (/^[^\p{L}\p{N}]/u.test(piece) && piece.length <= 4) ||
    (isLast && piece.length === 1 && /[^A-Z]/.test(piece) && pieces.length > 1) ||
    (isLast && pieces.length > 1 && isBadgeShaped(segment, piece));
  while (pieces.length > 0 && isBadge(pieces[0] ?? '', false)) pieces.shift();
  while (pieces.length > 0 && isBadge(pieces.at(-1) ?? '', true)) pieces.pop();
  if (isInitialsOf(pieces[0] ?? '', pieces.slice(1))) pieces.shift();
  const clean = pieces
    .filter((piece) => /[\p{L}\p{N}&+]/u.test(piece))
    .join(' ')
    .replace(/[\s·•,:;@©®€*»-]+$/u, '');
  return clean.length > 1 ? clean : null;
}

/** A badge is read as one or two letters that are taller than the words before it. */
function isBadgeShaped({ words, height }: Segment, piece: string): boolean {
  const word = words.find(({ text }) => text === piece);
  return (
    word !== undefined && piece.length <= 2 && word.box.bottom - word.box.top > MIN_BADGE_HEIGHTS * height
  );
}

/** `Co.`, `Dr.` and initials are read with little confidence. */
const SHORTENED = /^\p{Lu}\p{Ll}{0,2}\.$/u;

/** An account name with a dot or an underscore among one or two letters each, which are avatars and badges. */
function onlyAccountIn(pieces: readonly string[]): string | null {
  const [account, ...others] = pieces.filter((piece) => piece.length > 2);
  const isAccount = account !== undefined && /^[a-z0-9]+(?:[._][a-z0-9_]+)+$/.test(account);
  return isAccount && others.length === 0 ? account : null;
}

const BUTTON_AFTER_NAME = new RegExp(
  `(?:\\s+[^\\p{L}\\p{N}]*(?:follow(?:ing)?|join(?:ed)?|subscribe|edited|author|verified|${LOCAL_FOLLOW}|(?<=[^\\p{L}\\p{N}\\s]\\s?)[123](?:st|nd|rd|er|e|:a)?)(?![\\p{L}\\p{N}]))+[^\\p{L}\\p{N}]*$`,
  'iu',
);

/** Avatars without a picture show the initials of the name. */
function isInitialsOf(piece: string, name: readonly string[]): boolean {
  if (!/^\p{Lu}\p{L}{0,2}$/u.test(piece) || name.length < piece.length) return false;
  return [...piece.toUpperCase()].every((letter, i) => name[i]?.startsWith(letter));
}

const LINKING =
  /^(?:of|the|and|for|to|in|on|at|by|de|la|le|les|des|du|di|da|del|der|die|das|und|et|van|von|y|&|\+)$/i;

/** A community of the form `r/Name`; the bar is also read as a capital I. */
const COMMUNITY = /^r[/|I](?=\p{Lu})/u;
/** The last word of a name that ends in a full stop, as in `Co.`, `Jr.` or `Marta V.`. */
const ABBREVIATION = /\s(?:\p{L}\.)*\p{L}{1,4}\.$/u;

/** A user name, or words that start with capitals; sentences do not. */
function looksLikeName(name: string): boolean {
  const pieces = name.split(' ');
  if (COMMUNITY.test(name)) return false;
  if (pieces.length === 1)
    return /^[\p{L}\p{N}][\p{L}\p{N}._'’/-]+$/u.test(name) && !/[.]$/.test(name) && /\p{L}{2}/u.test(name);
  if (/[!?,;:]$/.test(name) || (name.endsWith('.') && !ABBREVIATION.test(name))) return false;
  if (pieces.slice(0, -1).some((piece) => /[!?;]$|\p{L}{5}\.$/u.test(piece)) || /(?:^|\s)#/.test(name))
    return false;
  const capitals = pieces.filter(
    (piece) => /^[^\p{L}\p{N}]*[\p{Lu}\p{N}\p{Lo}]/u.test(piece) || LINKING.test(piece),
  );
  return capitals.length >= pieces.length - 1 && /^[^\p{L}\p{N}]*[\p{Lu}\p{N}\p{Lo}]/u.test(name);
}

function countWords(text: string | undefined): number {
  return (text ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
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
    return isClose && (chrome === null || chrome === 'icons');
  });
  for (const segment of above.reverse()) {
    const name = cleanName(segment, segment.text.replace(/(?:[^\p{L}\p{N}]+\d{1,3}\S?)$/u, ''));
    if (name !== null && looksLikeName(name) && countWords(name) <= MAX_NAME_WORDS) return name;
  }
  return null;
}

/** The name that a row shows and nothing else, or null. */
export function nameIn(row: Segment): string | null {
  const name = cleanName(row, row.text);
  const isName = name !== null && looksLikeName(name) && countWords(name) <= MAX_NAME_WORDS;
  return isName && !SENTENCE_END.test(row.text) ? name : null;
}

/** The only word of a row, when it could be a user name. */
export function userNameIn(segment: Segment): string | null {
  const words = wordsOf(segment).replace(BUTTON_AFTER_NAME, '').split(' ');
  const [name] = words;
  return words.length === 1 && name !== undefined && /^[a-z0-9][a-z0-9._]{2,29}$/.test(name) ? name : null;
}
