import NAME_PARTICLES from '../../../content/screenshot/name-particles.json' with { type: 'json' };
import type { PlatformId } from '../../social/platforms.ts';
import { withoutAccents } from '../../text/english-sense.ts';
import { wordsOf } from '../words/row-kind.ts';
import { looksLikeWord, type Segment } from '../words/segments.ts';
import { AGO_WORDS, DAY, EDITED, FEELING, FOLLOW, ROLE, SHORT_AGE, TIME } from '../words/vocabulary.ts';

export const folded = (text: string) =>
  withoutAccents(text)
    .toLowerCase()
    .replace(/[łl1|]/g, 'i')
    .replace(/0/g, 'o');

export const MAX_NAME_WORDS = 7;
/** `every 20 minutes.` ends a sentence. No network ends a time or a name like this. */
export const SENTENCE_END = /\p{L}{4}(?<!\d\s?godz)[.!?][”"]?$/u;
const SURE_INITIAL_CONFIDENCE = 85;

/** The age of the post, read as part of an account name. Names with a dot or underscore have no hyphen. */
const GLUED_AGE = /(?<=^[a-z0-9]+[._][a-z0-9._]+)-\d{1,2}\p{Ll}?$/u;

const GLUED_BADGE = /(?<=\p{L}{2})[[\]{}|]\S{0,5}$/u;
const SIGNS = /^(?=.*(?:[{}[\]<>\\%]|^[^(]+\)|\d[^\p{L}\p{N}.,'’]|[^\p{L}\p{N}.,'’]\d))\S{1,3}$/u;

/** Removes badges and avatars at the ends of a name. */
export function cleanName(segment: Segment, name: string): string | null {
  const confidence = new Map(segment.words.map((word) => [word.text, word.confidence]));
  const pieces = name
    .replace(BUTTON_AFTER_NAME, '')
    .replace(DEGREE_AFTER_NAME, '')
    .replace(ROLE_AFTER_NAME, '')
    .replace(AGE_AFTER_NAME, '')
    .replace(GROUP_AFTER_NAME, '')
    .replace(GLUED_AGE, '')
    .replace(GLUED_BADGE, '')
    .replace(/^@(?=\p{Ll}{3,} \p{Lu})/u, 'Ø')
    .replace(/(?<=\p{L} )0\.(?= |$)/u, 'O.')
    .split(/\s+/)
    .filter((piece) => piece !== '');
  const account = onlyAccountIn(pieces);
  if (account !== null) return account;
  const isBadge = (piece: string, isLast: boolean) =>
    !/[\p{L}\p{N}]/u.test(piece) ||
    SIGNS.test(piece) ||
    (!isLast && /^\P{L}+[^\p{L}\p{N}]$/u.test(piece)) ||
    (piece.length <= 3 &&
      (confidence.get(piece) ?? 100) < 60 &&
      !SHORTENED.test(piece) &&
      !(piece.length === 3 && looksLikeWord(piece))) ||
    (pieces.length > 1 && piece.length === 1 && (confidence.get(piece) ?? 100) < SURE_INITIAL_CONFIDENCE) ||
    (isLast && pieces.length > 2 && /^\p{Ll}{1,2}$/u.test(piece)) ||
    (/^[^\p{L}\p{N}]/u.test(piece) && piece.length <= 4) ||
    (/^(?:\p{Lu},|\p{Ll}\p{Lu})$/u.test(piece) && !SHORTENED.test(piece)) ||
    (isLast && piece.length === 1 && /[^A-Z]/.test(piece) && pieces.length > 1);
  while (pieces.length > 0 && isBadge(pieces[0] ?? '', false)) pieces.shift();
  while (pieces.length > 0 && isBadge(pieces.at(-1) ?? '', true)) pieces.pop();
  const clean = pieces
    .filter((piece) => /[\p{L}\p{N}&+~|/@«•–-]/u.test(piece))
    .map((piece) => (piece === '«' ? '•' : piece))
    .join(' ')
    .replace(/^[({[](?=[^)}\]]*$)|[\s·•,:;@©®€*»|-]+$/gu, '');
  if (clean.length < 2) return null;
  return /\([^)]+$/.test(clean) ? `${clean})` : clean;
}

/** `Co.`, `Dr.`, initials, and abbreviations of clubs and companies, which are read with little confidence. */
const SHORTENED = /^(?:\p{Lu}\p{Ll}{0,2}\.|I{2,3}|IV|FC|AG|SA|SE|NV|BV|AB|TV|UK|EU|Co|eG)$/u;

/** Takes linear time on a run of underscores. */
const SEPARATED_ACCOUNT = /^_?[a-z0-9]+[._](?:[a-z0-9_]|\.(?=[a-z0-9_]))*[a-z0-9_]$/;

/** Null unless all other pieces have one or two letters, as avatars and badges do. */
function onlyAccountIn(pieces: readonly string[]): string | null {
  const [account, ...others] = pieces
    .filter((piece) => piece.length > 2)
    .map((piece) => piece.replace(BADGE_AT_END, ''));
  const isAccount = account !== undefined && SEPARATED_ACCOUNT.test(account);
  return isAccount && others.length === 0 ? account : null;
}

/** Degree of a LinkedIn connection without the dot before it, such as `3e et +`. OCR may read its e as a c. */
const DEGREE_AFTER_NAME = /\s+[23][ec](?: et)?\s*\+.*$/u;

const BUTTON_AFTER_NAME = new RegExp(
  `(?:\\s+[^\\p{L}\\p{N}]*(?:${FOLLOW}|edited|(?<=[^\\p{L}\\p{N}\\s]\\s?)[123](?:st|nd|rd|er|e|:a)?)(?![\\p{L}\\p{N}]))+(?:\\s+\\S{1,3})*[^\\p{L}\\p{N}]*$`,
  'iu',
);

/** `Mara Vell Nov 4 · Dockside Letter` */
const AGE_AFTER_NAME = new RegExp(`\\s+(?:${DAY}|${AGO_WORDS}|${SHORT_AGE})\\s+[·•-]\\s+\\S.*$`, 'iu');

/** `Mara Vell ▸ Old Harbor Residents` */
const GROUP_AFTER_NAME = /\s+[>»›▸►]\s+\S.*$/u;

/** `Mara Vell · Top contributor`. The dot may be read as a letter. */
const ROLE_AFTER_NAME = new RegExp(
  `\\s+(?:[^\\p{L}\\p{N}\\s]{1,2}|[a-z])\\s+(?:${ROLE})[^\\p{L}\\p{N}]*$`,
  'iu',
);

const LINKING: ReadonlySet<string> = new Set(NAME_PARTICLES);

/** `r/Name`. The slash may be read as a letter or a bar. */
const COMMUNITY = /^r[/|Iil](?=\p{Lu})/u;
/** `Co.`, `Jr.`, `Marta V.` */
const ABBREVIATION = /\s(?:\p{L}\.)*\p{L}{1,4}\.$/u;

const CUT = /(?<=\p{L})(?:\.{3}|…)$/u;

export function looksLikeName(shown: string): boolean {
  const name = shown.replace(CUT, '');
  const pieces = name.split(' ');
  if (COMMUNITY.test(name)) return false;
  if (pieces.length === 1)
    return (
      /^(?:u\/)?[\p{L}\p{N}][\p{L}\p{N}._'’-]+$/u.test(name) && !/[.]$/.test(name) && /\p{L}{2}/u.test(name)
    );
  if (/[!?,;:]$/.test(name) || (name.endsWith('.') && !ABBREVIATION.test(name))) return false;
  if (pieces.slice(0, -1).some((piece) => /[?;:]$|\p{L}{5}\.$/u.test(piece))) return false;
  if (/(?:^|\s)#|\S\.\p{Ll}{2,}\/|:\/\//u.test(name)) return false;
  const capitals = pieces.filter(
    (piece) => /^[^\p{L}\p{N}]*[\p{Lu}\p{N}\p{Lo}]|^\(.*\)$/u.test(piece) || LINKING.has(piece.toLowerCase()),
  );
  return capitals.length >= pieces.length - 1 && /^[^\p{L}\p{N}]*[\p{Lu}\p{N}\p{Lo}]/u.test(name);
}

export function countWords(text: string | undefined): number {
  return (text ?? '').split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

const PARTS = /\s+[^\p{L}\p{N}\s&’'+|]{1,2}\s+/u;

export const beforeRole = (row: string) => row.split(PARTS)[0] ?? '';

export function nameIn(row: Segment): string | null {
  if (SENTENCE_END.test(row.text)) return null;
  const names = [cleanName(row, row.text), cleanName(row, beforeRole(row.text))];
  const isName = (name: string | null) =>
    name !== null && looksLikeName(name) && countWords(name) <= MAX_NAME_WORDS;
  return names.find(isName) ?? null;
}

export const USER_NAME = /^[a-z0-9_][a-z0-9._]{2,29}$/;
const BADGE_AT_END = /[^\p{L}\p{N}._]+$/u;

export function userNameIn(segment: Segment): string | null {
  const read = wordsOf(segment).replace(BUTTON_AFTER_NAME, '').split(' ');
  // The first word may be an avatar next to the name.
  const words = read.length > 1 && (read[0] ?? '').length <= 3 ? read.slice(1) : read;
  const account = onlyAccountIn(read);
  if (account !== null) return account;
  const name = words[0]?.replace(BADGE_AT_END, '');
  if (words.length !== 1 || name === undefined || !USER_NAME.test(name)) return null;
  // Images are read as short words with zero confidence.
  return /[._\d]/.test(name) || segment.words.some(({ confidence }) => confidence > 0) ? name : null;
}

/** Allows for the letters of an avatar before the name, and for a few misread letters. */
export function isNameRow({ text }: Segment, name: string): boolean {
  const [row, letters] = [lettersOf(text), lettersOf(name)];
  const before = row.length - letters.length;
  if (before < 0 || before > MAX_AVATAR_CHARACTERS) return false;
  const others = [...letters].filter((letter, i) => letter !== row[before + i]);
  return others.length <= MAX_OTHER_SHARE * letters.length;
}

const MAX_OTHER_SHARE = 0.12;

const lettersOf = (text: string) => folded(text).replace(/[^\p{L}\p{N}]/gu, '');

const MAX_AVATAR_CHARACTERS = 3;

export interface PostHeader {
  readonly author: string | null;
  readonly handle: string | null;
  readonly time: string | null;
  readonly segments: readonly Segment[];
}

export const MAX_NAME_LINE_GAP_HEIGHTS = 1.2;

/** A handle, but not the `@domain` of a mail address. */
const HANDLE =
  '(?!(?<=[\\p{L}\\p{N}])@[\\w-]+\\.\\p{L}{2})@(?:(?<=\\p{L}.{0,3}@) (?!\\d))?[\\p{L}\\p{N}_][\\p{L}\\p{N}_.-]+(?:@[\\w-]+(?:(?:\\.[\\w-]+)+|(?=\\.{2,3}|…)))?(?:(?: (?=[\\w-]*[a-z_])[\\w-]+){0,2}(?:\\.{2,3}|…))?';
/** `u/name`. The letter may be read as `w`. */
const REDDIT_USER = '(?<![\\w/])(?:[uw]|ul)\\/[\\w-]{2,24}';
export const HANDLE_ROW = new RegExp(
  `^(?<name>.*?)[^\\p{L}\\p{N}.]*?(?<handle>(?:${HANDLE}|${REDDIT_USER})(?: [\\p{L}\\p{N}]+(?=\\s*[^\\p{L}\\p{N}\\s]\\s*${TIME}[^\\p{L}\\p{N}]*$))?)\\)?(?:[^\\p{L}\\p{N}@]*(?<time>${TIME}|\\d{1,2}/\\d{1,2}))?[^\\p{L}\\p{N}]*(?:\\p{L}{1,2}|\\d{1,3}|${FOLLOW}|${EDITED})?[^\\p{L}\\p{N}]*$`,
  'iu',
);
export const NAME_TIME_ROW = new RegExp(
  `^(?<name>.+?)[^\\p{L}\\p{N})]+(?<time>${TIME})(?:\\s*\\(${EDITED}\\)|[^\\p{L}\\p{N}]+\\d{1,2})?[^\\p{L}\\p{N}]*$`,
  'iu',
);
/** An account name, an optional topic, and an age whose unit (h or d) was misread as `1`, `I` or `l`: `name › News 211`. */
export const ACCOUNT_AGE_ROW =
  /^(?:\S{1,3} )?(?<name>(?=.*[a-z])[a-z0-9][a-z0-9._]{4,29}) (?:[^\p{L}\p{N}\s] (?:\p{Lu}\S* ?){1,3})?\d{1,2}[1Il]$/u;
/** An account, a topic and perhaps an age. The sign before the topic may be lost. */
export const ACCOUNT_TOPIC_ROW = new RegExp(
  `^(?:\\S{1,3} )?(?<name>[a-z0-9]+(?:[._][a-z0-9]+)+|[a-z0-9]{4,29}(?= [>›»] ))(?: [^\\p{L}\\p{N}]{1,3})*(?:(?: \\p{Lu}[\\p{L}\\p{N}]+){1,3}|(?<=[>›»]) \\p{Lu}\\p{L}*(?: [\\p{L}\\p{N}]+){1,2}(?= ${TIME}))(?: (?:(?<age>${TIME})|\\d{1,2}\\p{Ll})[^\\p{L}\\p{N}]?)?$`,
  'u',
);
export const DEGREE_ROW = new RegExp(
  `^(?<name>.+?)\\s*[^\\p{L}\\p{N}\\s]+\\s*(?:1st|2nd|3rd\\+?|1er|[23]e\\+?|[123]º)(?:\\P{L}+${FOLLOW})?(?:\\P{L}+\\p{L}{1,3})?\\P{L}*$`,
  'iu',
);
export const DEGREE = /^\P{L}*(?:1st|2nd|3rd|1er|[23]e|[123]\.?[º°])\P{L}*$/iu;
export const FEELING_ROW = new RegExp(`^(?<name>\\S.{1,50}?) ${FEELING}(?![\\p{L}])`, 'u');

const MEMBER = /^[uw](?:\/|[ilI1|f])(?<name>[\w-]{2,24})$/;
/** `u/name`, with the slash read as a letter. */
export function memberIn(text: string): string | null {
  const name = MEMBER.exec(text)?.groups?.name;
  return name === undefined ? null : `u/${name}`;
}

const ACCOUNTS_ONLY: ReadonlySet<PlatformId> = new Set(['instagram', 'threads', 'tiktok', 'tumblr']);

export interface Account {
  readonly author: string | null;
  readonly handle: string | null;
}

/**
 * If the header shows only an account name, it is both the author and the handle. One wrong letter makes another
 * account: if it was hardly legible, another row has to show it again.
 */
export function accountOf(
  header: PostHeader | null,
  platform: PlatformId | null,
  page: readonly Segment[],
): Account {
  const account = shownAccount(header, platform);
  const isOnlyAccount = !header?.author || !header.handle || header.author === header.handle;
  if (!header || account.handle === null || !isOnlyAccount) return agreedAccount(account);
  const name = lettersOf(account.handle.replace(/^(?:@|u\/)/, ''));
  const word = header.segments
    .flatMap(({ words }) => words)
    .find(({ text }) => lettersOf(text).includes(name));
  const isRepeated = () =>
    page.some((row) => !header.segments.includes(row) && lettersOf(row.text).includes(name));
  const isDoubtful = word !== undefined && word.confidence < LEGIBLE_ACCOUNT_CONFIDENCE && !isRepeated();
  return isDoubtful ? { author: null, handle: null } : account;
}

const LEGIBLE_ACCOUNT_CONFIDENCE = 60;

function shownAccount(header: PostHeader | null, platform: PlatformId | null): Account {
  const { author = null, handle = null } = header ?? {};
  if (handle !== null) return { author: platform === 'youtube' ? handle : (author ?? handle), handle };
  if (author === null) return { author, handle };
  const member = platform === 'reddit' ? memberIn(author) : null;
  if (member) return { author: member, handle: member };
  if (platform === 'reddit' && /^[\w-]{3,24}$/.test(author)) return { author, handle: `u/${author}` };
  const isAccount =
    platform !== null && ACCOUNTS_ONLY.has(platform) ? !/\s/.test(author) : USER_NAME.test(author);
  return { author, handle: isAccount ? author : null };
}

const ALIKE = /[łl1|iIL0oO]/;
const MIN_WORD_LETTERS = 4;

/** Where letters look alike (l, I, 1; o, 0), the handle is spelled like the name, whose type is larger. */
export function agreedAccount({ author, handle }: Account): Account {
  if (handle === null || author === null || author === handle) return { author, handle };
  const letters = [...handle];
  const plain = [...handle].map(folded).join('');
  const copy = (from: string, start: number) => {
    [...from].forEach((letter, i) => {
      const read = letters[start + i] ?? '';
      const base = withoutAccents(letter).replace('Ł', 'L').replace('ł', 'l');
      const isOther = read.toLowerCase() !== base.toLowerCase();
      if (isOther && ALIKE.test(read)) letters[start + i] = base.toLowerCase();
    });
  };
  const words = author.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
  for (const word of words.filter(({ length }) => length >= MIN_WORD_LETTERS)) {
    const start = plain.indexOf(folded(word));
    if (start >= 0) copy(word, start);
  }
  return { author, handle: letters.join('') };
}
