/** Everything on a picture that may be the post: each header, each text, and the pairs of both. */
import { cleanName, isNameRow, MAX_NAME_WORDS, nameIn, userNameIn } from './author-name.ts';
import { chooseEnd } from './choose-end.ts';
import { FEELING_ROW } from './header-patterns.ts';
import { isProvedBelow } from './is-proved-below.ts';
import { labelsAbove } from './labels-above.ts';
import { looksLikeWord } from './looks-like-word.ts';
import type { PostHeader } from './post-header.ts';
import { isRightAbove, MAX_CHROME_CHARACTERS, type Segment, segmentOf } from './segments.ts';
import { followText, type Page, type TextBlock } from './text-block.ts';
import { type TitleAbove, titleRowsAbove } from './title-above.ts';
import { BUTTON, FOLLOWER_ROW } from './vocabulary.ts';

/** Evidence of a header: a handle, a time or similar beside the name, its looks alone, or the first word of a text. */
type HeaderKind = 'proved' | 'bare-name' | 'caption';

export interface HeaderCandidate extends PostHeader {
  readonly kind: HeaderKind;
}

/** A text with the header that it may belong to. */
export interface PostCandidate {
  readonly header: HeaderCandidate | null;
  readonly text: TextBlock;
  /** A title above the header, as on pages of videos and boards; null without one. */
  readonly titleAbove: TitleAbove | null;
}

/** The text of a pair with the title that it is chosen with. */
export function wholeText({ text, titleAbove }: PostCandidate): TextBlock {
  if (!titleAbove?.isUsed) return text;
  return { ...text, title: titleAbove.rows, used: new Set([...text.used, ...titleAbove.rows]) };
}

/** A name is at most this many word heights above its text. Names of channels are at the top of the picture. */
const MAX_NAME_DISTANCE_HEIGHTS = 14;
/** Most texts of a picture that are examined; the page of a newspaper has more rows, a post does not. */
const MAX_TEXTS = 160;
const MAX_HEADERS_OF_TEXT = 12;

/** Every pair of a text and a header above it, and every text alone. */
export function postCandidates(page: Page): PostCandidate[] {
  const headers = [
    ...page.proved.map((header): HeaderCandidate => ({ ...header, kind: 'proved' })),
    ...bareNames(page),
  ].sort((a, b) => bottomOf(b) - bottomOf(a));
  const starts = page.segments.filter((segment) => isStart(page, segment));
  const names = page.proved.flatMap(({ author }) => author ?? []);
  const texts = starts
    .slice(0, MAX_TEXTS)
    .map((first) => chooseEnd(page, followText(page, first)))
    .filter((text) => isMoreThanNumbers(text) && !isAnnounced(page, text))
    // A name that is printed once more, as channels do in their messages, opens no post.
    .filter(({ rows: [row] }) => !row || !names.some((name) => isNameRow(row, name)));
  const pairs = texts.flatMap((text): PostCandidate[] => {
    const above = headers.filter((header) => isAbove(header, text)).slice(0, MAX_HEADERS_OF_TEXT);
    return [
      { header: null, text, titleAbove: null },
      ...above.flatMap((header) => titled(page, header, text)),
    ];
  });
  return [...captionCandidates(page), ...pairs];
}

/** Also a post that says no more than a button could, such as `No comment.`; buttons end without a full stop. */
function isStart(page: Page, segment: Segment): boolean {
  const kind = page.kindOf(segment);
  const isShort = segment.words.length <= MAX_BUTTON_WORDS;
  const isText = kind === null || (kind === 'labels' && isShort && /\p{L}{2}[.!?]$/u.test(segment.text));
  return isText && !page.headers.has(segment);
}

/** Longer labels, such as `Add a comment.`, are not posts. */
const MAX_BUTTON_WORDS = 2;

/** Clocks and numbers alone are the page's own, unless they are longer than UI chrome is. */
const isMoreThanNumbers = ({ title, rows }: TextBlock) =>
  [...title, ...rows].some(({ text }) => /\p{L}/u.test(text) || text.length > MAX_CHROME_CHARACTERS);

/** A single row below a label under the followers of a channel is the excerpt of a pinned message. */
function isAnnounced(page: Page, { title, rows: [first, ...rest] }: TextBlock): boolean {
  if (!first || rest.length > 0 || title.length > 0) return false;
  return labelsAbove(page, first).some(
    ({ before }) => before !== undefined && FOLLOWER_ROW.test(before.text),
  );
}

const bottomOf = ({ segments }: PostHeader) => Math.max(...segments.map(({ box }) => box.bottom));

function isAbove(header: HeaderCandidate, { title, rows, used }: TextBlock): boolean {
  const first = title[0] ?? rows[0];
  if (!first || header.segments.some((segment) => used.has(segment))) return false;
  const gap = first.box.top - bottomOf(header);
  const isNear = gap < MAX_NAME_DISTANCE_HEIGHTS * first.height;
  const isCounted = header.kind === 'proved' && header.handle === null && header.time === null;
  return gap > -0.4 * first.height && (isNear || isCounted);
}

/** A pair without the title above its header, and with it. */
function titled(page: Page, header: HeaderCandidate, text: TextBlock): PostCandidate[] {
  const rows = text.title.length > 0 ? [] : titleRowsAbove(page, header, text);
  if (rows.length === 0) return [{ header, text, titleAbove: null }];
  return [false, true].map((isUsed) => ({ header, text, titleAbove: { rows, isUsed } }));
}

/** What an avatar without a picture shows, and counters: one or two letters, or more figures than words. */
const NO_NAME = /^\p{Lu}{1,2}$|^(?!.*\p{L}{3}).*\d.*\d/u;

/** Rows that look like a name although nothing beside them proves it. */
function bareNames(page: Page): HeaderCandidate[] {
  const names = page.proved.flatMap(({ author }) => author ?? []);
  const feelings = page.segments.filter(({ text }) => FEELING_ROW.test(text));
  return page.segments.flatMap((segment) => {
    const kind = page.kindOf(segment);
    if (page.headers.has(segment) || (kind !== null && kind !== 'icons')) return [];
    // Where and with whom, over two rows.
    if (feelings.some((row) => isRightAbove(row, segment, 1, 0.5))) return [];
    const name =
      nameIn(segment) ??
      userNameIn(segment) ??
      FEELING_ROW.exec(segment.text)?.groups?.name ??
      (names.some((proved) => isNameRow(segment, proved)) ? cleanName(segment, segment.text) : null) ??
      provedFromBelow(page, segment);
    return name === null || BUTTON.test(name) || NO_NAME.test(name)
      ? []
      : [{ author: name, handle: null, time: null, segments: [segment], kind: 'bare-name' as const }];
  });
}

/** A name in any letters, right above a time, a handle or the like at the same edge and in no larger type. */
function provedFromBelow(page: Page, row: Segment): string | null {
  if (page.kindOf(row) !== null || row.words.length > MAX_NAME_WORDS || /[!?,;:]$/.test(row.text))
    return null;
  return isProvedBelow(page, row) ? cleanName(row, row.text) : null;
}

const ACCOUNT = /^(?=.*[a-z])[a-z0-9_][a-z0-9._]{2,28}[a-z0-9_]$/;

/** Captions as photo networks print them: the text starts with the account name, which may also be above the picture. */
function captionCandidates(page: Page): PostCandidate[] {
  const accounts = page.segments.map((row) => [row, squeezed(row.text)] as const);
  return page.segments.flatMap((row) => {
    const name = captionAccount(row, (account) =>
      accounts.some(([other, text]) => other !== row && (text === account || userNameIn(other) === account)),
    );
    if (name === null || page.headers.has(row)) return [];
    const words = row.words.slice(name.words);
    if (!words.some(({ text }) => looksLikeWord(text))) return [];
    const first = segmentOf(words);
    const header = {
      author: name.account,
      handle: name.account,
      time: null,
      segments: [row],
      kind: 'caption' as const,
    };
    const text = chooseEnd(page, followText(page, first, row.box.left));
    return [{ header, text: { ...text, used: new Set([...text.used, row]) }, titleAbove: null }];
  });
}

/** An account name read in several pieces is joined if it also occurs elsewhere. */
function captionAccount(
  { words }: Segment,
  isElsewhere: (account: string) => boolean,
): { readonly account: string; readonly words: number } | null {
  for (let count = Math.min(MAX_ACCOUNT_PIECES, words.length - 1); count > 0; count -= 1) {
    const account = words
      .slice(0, count)
      .map(({ text }) => text)
      .join('');
    if (!ACCOUNT.test(account)) continue;
    if (isElsewhere(account) || (count === 1 && /[._]/.test(account))) return { account, words: count };
  }
  return null;
}

const MAX_ACCOUNT_PIECES = 3;
const squeezed = (text: string) => text.replace(/\s+/g, '').toLowerCase();
