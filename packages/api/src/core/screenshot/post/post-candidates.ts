import { FEELING_ROW, isNameRow, nameIn, type PostHeader, userNameIn } from '../headers/author-name.ts';
import {
  bottomOf,
  followText,
  isTextRow,
  MAX_TITLE_ROWS,
  type Page,
  type TextBlock,
  topOf,
} from '../rows/text-block.ts';
import {
  isRightAbove,
  looksLikeWord,
  MAX_CHROME_CHARACTERS,
  type Segment,
  segmentOf,
} from '../words/segments.ts';
import { BUTTON, FOLLOWER_ROW, NAME_PLACE, PAGE_HEADING } from '../words/vocabulary.ts';

/** A handle, time or similar beside the name (`proved`), only a row like a name, or the first word of a text. */
type HeaderKind = 'proved' | 'bare-name' | 'caption';

export interface HeaderCandidate extends PostHeader {
  readonly kind: HeaderKind;
}

interface TitleAbove {
  readonly rows: readonly Segment[];
  readonly isUsed: boolean;
}

export interface PostCandidate {
  readonly header: HeaderCandidate | null;
  readonly text: TextBlock;
  readonly titleAbove: TitleAbove | null;
}

export function wholeText({ text, titleAbove }: PostCandidate): TextBlock {
  if (!titleAbove?.isUsed) return text;
  return { ...text, title: titleAbove.rows, used: new Set([...text.used, ...titleAbove.rows]) };
}

/** Channel names, proved by followers, may be farther: they are at the top of the image. */
const MAX_NAME_DISTANCE_HEIGHTS = 14;
/** A newspaper page has more rows, a post does not. */
const MAX_TEXTS = 160;
const MAX_HEADERS_OF_TEXT = 12;

export function postCandidates(page: Page): PostCandidate[] {
  const headers = [
    ...page.proved.map((header): HeaderCandidate => ({ ...header, kind: 'proved' })),
    ...bareNames(page),
  ].sort((a, b) => bottomOf(b.segments) - bottomOf(a.segments));
  const starts = page.segments.filter((segment) => isStart(page, segment));
  const names = page.proved.flatMap(({ author }) => author ?? []);
  const texts = starts
    .slice(0, MAX_TEXTS)
    .map((first) => followText(page, first))
    .filter((text) => isMoreThanNumbers(text) && !isPinned(page, text))
    // A repeated name, as in channel messages, does not start a post.
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

/** Includes posts such as `No comment.`, because labels do not end with a period. */
function isStart(page: Page, segment: Segment): boolean {
  const kind = page.kindOf(segment);
  const isShort = segment.words.length <= MAX_BUTTON_WORDS;
  const isText = kind === null || (kind === 'labels' && isShort && /\p{L}{2}[.!?]$/u.test(segment.text));
  return isText && !page.headers.has(segment) && page.lines.get(segment) !== 'next';
}

/** `Add a comment.` is a label. */
const MAX_BUTTON_WORDS = 2;

const isMoreThanNumbers = ({ title, rows }: TextBlock) =>
  [...title, ...rows].some(({ text }) => /\p{L}/u.test(text) || text.length > MAX_CHROME_CHARACTERS);

function isPinned({ segments, kindOf }: Page, { title, rows: [first, ...rest] }: TextBlock): boolean {
  if (!first || rest.length > 0 || title.length > 0) return false;
  return segments.some((label, i) => {
    const isLabel = isRightAbove(label, first, 2.2, 1) && kindOf(label) === 'labels';
    return isLabel && FOLLOWER_ROW.test(segments[i - 1]?.text ?? '');
  });
}

function isAbove(header: HeaderCandidate, { title, rows, used }: TextBlock): boolean {
  const first = title[0] ?? rows[0];
  if (!first || header.segments.some((segment) => used.has(segment))) return false;
  const gap = first.box.top - bottomOf(header.segments);
  const isNear = gap < MAX_NAME_DISTANCE_HEIGHTS * first.height;
  const isCounted = header.kind === 'proved' && header.handle === null && header.time === null;
  return gap > -0.4 * first.height && (isNear || isCounted);
}

function titled(page: Page, header: HeaderCandidate, text: TextBlock): PostCandidate[] {
  const rows = text.title.length > 0 ? [] : titleRowsAbove(page, header, text);
  if (rows.length === 0) return [{ header, text, titleAbove: null }];
  return [false, true].map((isUsed) => ({ header, text, titleAbove: { rows, isUsed } }));
}

const MIN_TITLE_SIZE_RATIO = 0.92;
const MAX_TITLE_GAP_HEIGHTS = 3;
const MAX_TITLE_ROW_GAP_HEIGHTS = 1.2;
const MAX_TITLE_SIZE_LOG = 0.15;

function titleRowsAbove(page: Page, header: PostHeader, { rows: [first] }: TextBlock): Segment[] {
  if (!first) return [];
  const [left, right] = [
    Math.min(...header.segments.map(({ box }) => box.left)),
    Math.max(...header.segments.map(({ box }) => box.right)),
  ];
  const rows: Segment[] = [];
  let edge = topOf(header.segments);
  for (const row of page.segments.toReversed()) {
    const below = rows[0];
    const { box, height, size } = row;
    if (box.bottom > edge + 0.3 * height || header.segments.includes(row)) continue;
    if (edge - box.bottom > (below ? MAX_TITLE_ROW_GAP_HEIGHTS : MAX_TITLE_GAP_HEIGHTS) * height) break;
    const isOver = box.left < right && box.right > left && box.left < left + height;
    if (!isOver || !isTextRow(page, row)) continue;
    if (isPageHeading(row, header.author)) break;
    const isOfTitle = below === undefined || Math.abs(Math.log(size / below.size)) < MAX_TITLE_SIZE_LOG;
    if (!isOfTitle || size < MIN_TITLE_SIZE_RATIO * first.size || rows.length === MAX_TITLE_ROWS) break;
    rows.unshift(row);
    edge = box.top;
  }
  return rows;
}

const isPageHeading = ({ text }: Segment, author: string | null) =>
  author !== null && PAGE_HEADING.test(text.replace(author, NAME_PLACE));

const NO_NAME = /^\p{Lu}{1,2}$|^(?!.*\p{L}{3}).*\d.*\d/u;

function bareNames(page: Page): HeaderCandidate[] {
  return page.segments.flatMap((segment) => {
    const kind = page.kindOf(segment);
    if (page.headers.has(segment) || (kind !== null && kind !== 'icons')) return [];
    const name =
      nameIn(segment) ?? userNameIn(segment) ?? FEELING_ROW.exec(segment.text)?.groups?.name ?? null;
    return name === null || BUTTON.test(name) || NO_NAME.test(name)
      ? []
      : [{ author: name, handle: null, time: null, segments: [segment], kind: 'bare-name' as const }];
  });
}

const ACCOUNT = /^(?=.*[a-z])[a-z0-9_][a-z0-9._]{2,28}[a-z0-9_]$/;

/** The text begins with the account, which may also be above the image. */
function captionCandidates(page: Page): PostCandidate[] {
  const accounts = page.segments.map((row) => [row, squeezed(row.text)] as const);
  const timeOf = new Map(page.proved.map(({ author, time }) => [author, time]));
  return page.segments.flatMap((row) => {
    const isElsewhere = (account: string) =>
      timeOf.has(account) ||
      accounts.some(([other, text]) => other !== row && (text === account || userNameIn(other) === account));
    const [{ text: account } = { text: '' }, ...words] = row.words;
    const isAccount = ACCOUNT.test(account) && (/[._]/.test(account) || isElsewhere(account));
    if (!isAccount || page.headers.has(row)) return [];
    if (!words.some(({ text }) => looksLikeWord(text))) return [];
    const first = segmentOf(words);
    const header = {
      author: account,
      handle: account,
      time: timeOf.get(account) ?? null,
      segments: [row],
      kind: 'caption' as const,
    };
    const text = followText(page, first, row.box.left);
    return [{ header, text: { ...text, used: new Set([...text.used, row]) }, titleAbove: null }];
  });
}

const squeezed = (text: string) => text.replace(/\s+/g, '').toLowerCase();
