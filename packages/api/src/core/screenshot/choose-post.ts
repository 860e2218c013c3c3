import type { PlatformId } from '../social/platforms.ts';
import { nameIn, userNameIn } from './author-name.ts';
import { wordsOf } from './chrome.ts';
import { collectBody, firstRowBelow, type Page, type PostBody } from './post-body.ts';
import type { PostHeader } from './post-header.ts';
import { type Segment, segmentOf } from './segments.ts';

/** A header with fewer words of text below it than this is likely to be something else. */
const MIN_BODY_WORDS = 4;

interface FoundHeader extends PostHeader {
  /** The row that repeats the account name before the text, without that name. */
  readonly caption?: Segment;
}

/** Whose post it is and which rows are its text. */
export interface Choice {
  readonly header: FoundHeader | null;
  readonly body: PostBody | null;
}

/** The topmost header with text below it; without any, the longest text on the picture. */
export function choosePost(page: Page, found: readonly PostHeader[]): Choice {
  const choices = [...captions(page), ...found].flatMap((header: FoundHeader): Choice[] => {
    const first = header.caption ?? firstRowBelow(page, header.segments);
    const left = header.caption && header.segments[0]?.box.left;
    const body = first && collectBody(page, first, left);
    return body ? [{ header, body: header.title ? { ...body, title: [header.title] } : body }] : [];
  });
  const choice = choices.find(({ body }) => countWords(body) >= MIN_BODY_WORDS);
  if (choice) return textAbove(page, choice) ?? messageFarBelow(page, choice) ?? choice;
  return longestOf([...choices, ...textsWithoutHeader(page)], { header: found[0] ?? null, body: null });
}

function textsWithoutHeader(page: Page): Choice[] {
  return page.segments
    .filter((segment) => page.chromeOf(segment) === null && !page.headers.has(segment))
    .map((segment) => ({ header: null, body: collectBody(page, segment) }));
}

/** The first of the longest texts. */
function longestOf(choices: readonly Choice[], none: Choice): Choice {
  return choices.reduce(
    (best, other) => (countWords(other.body) > countWords(best.body) ? other : best),
    choices[0] ?? none,
  );
}

/**
 * Under the name of a channel and its subscribers a pinned message may be announced; the message itself stands at the
 * bottom, and is the longest text.
 */
function messageFarBelow(page: Page, choice: Choice): Choice | null {
  const { header, body } = choice;
  const isCounted = header !== null && header.time === null && header.handle === null;
  if (!isCounted || countWords(body) > MAX_ANNOUNCEMENT_WORDS) return null;
  const longest = longestOf(textsWithoutHeader(page), choice);
  return countWords(longest.body) > 2 * countWords(body) ? longest : null;
}

const MAX_ANNOUNCEMENT_WORDS = 8;

/** A longer text over the header, in its column and type size: the post itself, whose header was not legible; below are replies. */
function textAbove(page: Page, { header, body }: Choice): Choice | null {
  const [top] = header?.segments ?? [];
  const [row] = body?.rows ?? [];
  if (!top || !row) return null;
  for (const segment of page.segments) {
    const isColumn = Math.abs(segment.box.left - row.box.left) < MAX_COLUMN_SHIFT_HEIGHTS * row.height;
    const isText = page.chromeOf(segment) === null && !page.headers.has(segment);
    if (segment.box.bottom > top.box.top || !isText || !isColumn) continue;
    const text = collectBody(page, segment);
    const size = (text.rows[0]?.size ?? 0) / row.size;
    if (size < 0.8 || size > 1.3) continue;
    if (!text.used.has(row) && text.rows.length > 1 && countWords(text) > countWords(body)) {
      return { header: null, body: text };
    }
  }
  return null;
}

/** Replies are indented by an avatar at most. */
const MAX_COLUMN_SHIFT_HEIGHTS = 5;

/** Some networks print the account once more, or only, as the first row of the text. */
export function withoutAccountRow({ header, body }: Choice, found: readonly PostHeader[]): Choice {
  if (header && body && isDisplayName(header, body.rows)) {
    return { header, body: { ...body, rows: body.rows.slice(1) } };
  }
  const [first, ...rest] = [...(body?.title ?? []), ...(body?.rows ?? [])];
  if (!body || !first || rest.length === 0) return { header, body };
  const account = userNameIn(first);
  const owner = [header, ...found].find((other) => other?.author && isSameName(other.author, first));
  const isAccount = account !== null && (/[._]/.test(account) || (header === null && account.length > 4));
  if (!isAccount && !owner) return { header, body };
  const below = body.title.length > 0 ? { title: body.title.slice(1) } : { rows: rest };
  if (header === null && !owner && account !== null) {
    const name = { author: account, handle: account, time: null, segments: [first] };
    return { header: name, body: { ...body, ...below } };
  }
  return { header: header ?? owner ?? null, body: { ...body, ...below } };
}

/** The name that stands right below an account name, and further from the text. */
function isDisplayName({ author, handle, segments }: PostHeader, [name, text]: readonly Segment[]): boolean {
  const account = segments.at(-1);
  if (!account || !name || !text || author !== handle || nameIn(name) === null) return false;
  const [above, below] = [name.box.top - account.box.bottom, text.box.top - name.box.bottom];
  return above < name.height && below > 1.5 * Math.max(above, name.height);
}

const lettersOf = (text: string) => text.replace(/[^\p{L}\p{N}]/gu, '').toLowerCase();

/** A row that shows a name and nothing else but a badge. */
function isSameName(name: string, row: Segment): boolean {
  const [wanted, read] = [lettersOf(name), lettersOf(wordsOf(row))];
  return wanted.length > 2 && read.startsWith(wanted) && read.length <= wanted.length + 2;
}

/** Captions as photo networks print them: the account name, shown alone above the picture, opens the text below it. */
function captions(page: Page): FoundHeader[] {
  const names = page.segments.flatMap((segment) => {
    const name = userNameIn(segment);
    return name === null ? [] : [{ name, segment }];
  });
  return names.flatMap(({ name, segment }) => {
    const row = page.segments.find(
      (other) =>
        other.box.top > segment.box.bottom && other.words.length > 1 && other.words[0]?.text === name,
    );
    if (!row) return [];
    return [
      { author: name, handle: name, time: null, segments: [row], caption: segmentOf(row.words.slice(1)) },
    ];
  });
}

/** What only one network does with names and texts. */
export function asPrintedBy(
  platform: PlatformId | null,
  choice: Choice,
  page: Page,
  found: readonly PostHeader[],
): Choice {
  if (platform === 'telegram') {
    const counted = found.find(({ author }) => author !== null && !/^\d/.test(author));
    const { header, body } = fromBubble(choice, counted);
    return { header: header ?? channelOf(page) ?? null, body };
  }
  if (platform === 'instagram') return fromCaption(choice);
  if (platform === 'tiktok') return withoutSound(choice);
  return platform === null && isShortFirstRow(choice.body) ? fromBubble(choice, undefined) : choice;
}

/** The name of a channel, on top of the picture when nothing legible stands below it. */
function channelOf({ segments, chromeOf }: Page): PostHeader | undefined {
  const title = segments.slice(0, MAX_TOP_SEGMENTS).find((segment) => chromeOf(segment) === null);
  const author = title ? nameIn(title) : null;
  return title && author ? { author, handle: null, time: null, segments: [title] } : undefined;
}

const MAX_TOP_SEGMENTS = 6;

/** So much shorter than the rows below that no word of them found room in it: a line of its own. */
function isShortFirstRow(body: PostBody | null): boolean {
  const [first, ...rest] = body?.rows ?? [];
  if (!first) return false;
  const widest = Math.max(...rest.map(({ box }) => box.right - box.left));
  return first.words.length <= MAX_BUBBLE_NAME_WORDS && first.box.right - first.box.left < 0.6 * widest;
}

const MAX_BUBBLE_NAME_WORDS = 4;

/** Messages of a channel open with its name, inside the same bubble as the text, where it does not stand above them all. */
function fromBubble({ header, body }: Choice, owner: PostHeader | undefined): Choice {
  const [first, ...rows] = body?.rows ?? [];
  if (header !== null || !body || !first) return { header, body };
  const name = rows.length > 1 ? nameIn(first) : null;
  const isOwner = name !== null && lettersOf(name).startsWith(lettersOf(owner?.author ?? ''));
  if (name !== null && isOwner) {
    return { header: { author: name, handle: null, time: null, segments: [first] }, body: { ...body, rows } };
  }
  return { header: owner ?? null, body };
}

/** Videos name their sound below the text, behind a note that is read as a figure or as letters: `43 Song - Singer`. */
function withoutSound({ header, body }: Choice): Choice {
  const last = body?.rows.at(-1);
  if (!body || !last || body.rows.length < 2 || !SOUND_ROW.test(last.text)) return { header, body };
  return { header, body: { ...body, rows: body.rows.slice(0, -1) } };
}

const SOUND_ROW = /^(?:43|[Jfd]\p{L}?\d?|[♪♫A]) \S.*\s[-–—] \S[^.!?]*$/u;

/** Captions open with the account name, also when nothing legible above the picture shows it. */
function fromCaption({ header, body }: Choice): Choice {
  const [first, ...rows] = body?.rows ?? [];
  const [account, ...words] = first?.words ?? [];
  const isCaption = header === null && account && words.length > 0 && ACCOUNT.test(account.text);
  if (!body || !first || !isCaption) return { header, body };
  const name = account.text;
  const found = { author: name, handle: name, time: null, segments: [first], caption: segmentOf(words) };
  return { header: found, body: { ...body, rows: [found.caption, ...rows] } };
}

const ACCOUNT = /^(?=.*[a-z])[a-z0-9_][a-z0-9._]{4,29}$/;

function countWords(body: PostBody | null): number {
  return [...(body?.title ?? []), ...(body?.rows ?? [])].reduce((sum, row) => sum + row.words.length, 0);
}
