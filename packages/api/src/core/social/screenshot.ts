import type { PlatformId } from '../../content/platforms/platform.ts';
import type { ImageText } from './image-text.ts';
import { collectBody, firstRowBelow, type Page, type PostBody } from './screenshot-body.ts';
import { type Chrome, chromeOf, wordsOf } from './screenshot-chrome.ts';
import { readCounts } from './screenshot-counts.ts';
import { findHeaders, memberIn, nameOverText, type PostHeader, timeIn } from './screenshot-header.ts';
import { nameIn, userNameIn } from './screenshot-name.ts';
import { detectPlatform } from './screenshot-platform.ts';
import { isSameRow, type Segment, segmentOf, splitSegments } from './screenshot-segments.ts';
import { type ReadText, textOfRows } from './screenshot-words.ts';

/** A post as far as a picture of it tells; null is what could not be made out. */
export interface ScreenshotPost extends ReadText {
  readonly platform: PlatformId | null;
  readonly author: string | null;
  /** As printed, with `@` or `u/` where the network prints one; may be cut by the network with an ellipsis. */
  readonly handle: string | null;
  /** As printed, e.g. `2h` or `9:14 AM · Nov 3, 2026`. */
  readonly time: string | null;
  readonly title: string | null;
  readonly counts: Readonly<Record<string, number>>;
}

/** A header with fewer words of text below it than this is likely to be something else. */
const MIN_BODY_WORDS = 4;

/**
 * Finds the post on a screenshot by layout: a header (a name with a handle, a time or a follower count), the text that
 * follows it in one column and one type size, and the furniture around both. What is furniture is decided by the words
 * that networks print on buttons, counters and menus. `text` is the post's own text, its title first.
 */
export function readScreenshotPost(image: ImageText): ScreenshotPost {
  const segments = legibleSegments(image);
  const chrome = classify(segments, image.widthPx);
  const found = findHeaders(segments, chrome);
  const page: Page = {
    segments,
    chromeOf: chrome,
    headers: new Set(found.flatMap((header) => header.segments)),
  };
  const choice = withoutAccountRow(choosePost(page, found), found);
  const furniture = furnitureOf(segments, choice);
  const rows = rowTexts(furniture);
  const platform = detectPlatform(
    [...rows, ...furniture.map(({ text }) => text)],
    choice.header?.caption !== undefined,
  );
  const { header, body } =
    platform === 'telegram' ? fromBubble(choice) : platform === 'instagram' ? fromCaption(choice) : choice;
  // Pins show who pinned them below the text.
  const owner = header ?? (platform === 'pinterest' ? (found[0] ?? null) : null);
  const account = accountOf(page, owner, body?.title[0] ?? body?.rows[0], platform);
  const title = textOfRows(body?.title ?? []);
  const text = joinTexts(title, textOfRows(body?.rows ?? []));
  return {
    ...text,
    ...account,
    platform,
    title: title.text === '' ? null : title.text,
    time: header?.time ?? timeNear(header, found) ?? timeOf(furniture, chrome),
    counts: readCounts(rows),
  };
}

function furnitureOf(segments: readonly Segment[], { header, body }: Choice): Segment[] {
  const used = new Set([...(body?.used ?? []), ...(header?.caption ? header.segments : [])]);
  return segments.filter((segment) => !used.has(segment));
}

/** Messages of a channel open with its name, inside the same bubble as the text. */
function fromBubble({ header, body }: Choice): Choice {
  const [first, ...rows] = body?.rows ?? [];
  const author = header === null && first && rows.length > 1 ? nameIn(first) : null;
  if (!body || !first || author === null) return { header, body };
  return { header: { author, handle: null, time: null, segments: [first] }, body: { ...body, rows } };
}

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

const ACCOUNT = /^(?=.*[a-z])[a-z0-9][a-z0-9._]{4,29}$/;

/** Parts smaller than this share of the usual height are specks. */
const SPECK_SHARE = 0.4;

/** From top to bottom, without specks and icons: left in, they would stand between the rows of a text. */
function legibleSegments(image: ImageText): Segment[] {
  const segments = splitSegments(image.lines).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const heights = segments.map(({ height }) => height).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return segments.filter(({ height }) => height > SPECK_SHARE * usual).sort((a, b) => a.box.top - b.box.top);
}

interface FoundHeader extends PostHeader {
  /** The row that repeats the account name before the text, without that name. */
  readonly caption?: Segment;
}

interface Choice {
  readonly header: FoundHeader | null;
  readonly body: PostBody | null;
}

/** The topmost header with text below it; without any, the longest text on the picture. */
function choosePost(page: Page, found: readonly PostHeader[]): Choice {
  const choices = [...captions(page), ...found].flatMap((header: FoundHeader): Choice[] => {
    const first = header.caption ?? firstRowBelow(page, header.segments);
    return first ? [{ header, body: collectBody(page, first) }] : [];
  });
  const choice = choices.find(({ body }) => countWords(body) >= MIN_BODY_WORDS);
  if (choice) return textAbove(page, choice) ?? choice;
  const texts = page.segments
    .filter((segment) => page.chromeOf(segment) === null && !page.headers.has(segment))
    .map((segment): Choice => ({ header: null, body: collectBody(page, segment) }));
  return [...choices, ...texts].reduce(
    (best, other) => (countWords(other.body) > countWords(best.body) ? other : best),
    choices[0] ?? { header: found[0] ?? null, body: null },
  );
}

/** A longer text over the header, in its column and type size: the post itself, whose header was not legible; below are replies. */
function textAbove(page: Page, { header, body }: Choice): Choice | null {
  const [top] = header?.segments ?? [];
  const [row] = body?.rows ?? [];
  if (!top || !row) return null;
  for (const segment of page.segments) {
    const size = segment.height / row.height;
    const isColumn = Math.abs(segment.box.left - row.box.left) < MAX_COLUMN_SHIFT_HEIGHTS * row.height;
    const isText = page.chromeOf(segment) === null && !page.headers.has(segment);
    if (segment.box.bottom > top.box.top || !isText || !isColumn || size < 0.8 || size > 1.3) continue;
    const text = collectBody(page, segment);
    if (!text.used.has(row) && text.rows.length > 1 && countWords(text) > countWords(body)) {
      return { header: null, body: text };
    }
  }
  return null;
}

/** Replies are indented by an avatar at most. */
const MAX_COLUMN_SHIFT_HEIGHTS = 5;

/** Some networks print the account once more, or only, as the first row of the text. */
function withoutAccountRow({ header, body }: Choice, found: readonly PostHeader[]): Choice {
  const [first, ...rest] = [...(body?.title ?? []), ...(body?.rows ?? [])];
  if (!body || !first || rest.length === 0) return { header, body };
  const account = userNameIn(first);
  const owner = [header, ...found].find((other) => other?.author && isSameName(other.author, first));
  const isAccount = account !== null && (/[._]/.test(account) || (header === null && account.length > 4));
  if (!isAccount && !owner) return { header, body };
  if (header === null && !owner && account !== null) {
    const name = { author: account, handle: account, time: null, segments: [first] };
    return { header: name, body: { ...body, rows: body.rows.slice(1) } };
  }
  const below = body.title.length > 0 ? { title: body.title.slice(1) } : { rows: rest };
  return { header: header ?? owner ?? null, body: { ...body, ...below } };
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

/** Networks without separate names show the account name only; some print it above the display name. */
function accountOf(
  { segments, chromeOf }: Page,
  header: PostHeader | null,
  body: Segment | undefined,
  platform: PlatformId | null,
): { author: string | null; handle: string | null } {
  const { author, handle } = header ?? {
    author: body ? nameOverText(body, segments, chromeOf) : null,
    handle: null,
  };
  if (handle !== null) return { author: platform === 'youtube' ? handle : (author ?? handle), handle };
  if (author === null) return { author, handle };
  const member = platform === 'reddit' ? memberIn(author) : null;
  if (member) return { author: member, handle: member };
  const top = header?.segments[0];
  const above =
    top &&
    segments.find(
      ({ box }) =>
        box.bottom <= top.box.top + 2 &&
        top.box.top - box.bottom < 2 * top.height &&
        Math.abs(box.left - top.box.left) < 2.5 * top.height,
    );
  const accountAbove = platform === 'tiktok' && above ? userNameIn(above) : null;
  if (accountAbove) return { author: accountAbove, handle: accountAbove };
  const isAccount = /^[a-z0-9][a-z0-9._]{2,29}$/.test(author);
  return { author, handle: isAccount ? author : null };
}

/** What each segment is, told once with the row it stands in. */
function classify(segments: readonly Segment[], pictureWidth: number): (segment: Segment) => Chrome | null {
  const kinds = new Map(
    segments.map((segment) => {
      const row = segments.filter(({ box }) => isSameRow(box, segment.box));
      return [segment, chromeOf(segment, pictureWidth, row)];
    }),
  );
  return (segment) => kinds.get(segment) ?? null;
}

/** The time that a neighbouring header row shows, e.g. beside the community of a post. */
function timeNear(header: PostHeader | null, found: readonly PostHeader[]): string | null {
  const own = header?.segments[0];
  if (!own) return null;
  const near = found.filter(
    ({ segments: [other] }) => other && Math.abs(other.box.top - own.box.top) < 4 * own.height,
  );
  return near.find(({ time }) => time !== null)?.time ?? null;
}

function timeOf(furniture: readonly Segment[], kindOf: (segment: Segment) => Chrome | null): string | null {
  const times = furniture.filter((segment) => kindOf(segment) === 'time');
  return times.map(({ text }) => timeIn(text)).find((time) => time !== null) ?? null;
}

/** Segments that stand side by side as one text, so that a row of buttons reads as one. */
function rowTexts(segments: readonly Segment[]): string[] {
  const rows: Segment[][] = [];
  for (const segment of segments) {
    const row = rows.find((other) => other.some(({ box }) => isSameRow(box, segment.box)));
    if (row) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) =>
    row
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ text }) => text)
      .join(' '),
  );
}

function joinTexts(title: ReadText, body: ReadText): ReadText {
  if (title.text === '') return body;
  const offset = title.text.length + 2;
  const length = title.text.length + body.text.length;
  return {
    text: `${title.text}\n\n${body.text}`,
    confidence: (title.confidence * title.text.length + body.confidence * body.text.length) / length,
    doubtful: [
      ...title.doubtful,
      ...body.doubtful.map((word) => ({ ...word, start: word.start + offset, end: word.end + offset })),
    ],
  };
}

function countWords(body: PostBody | null): number {
  return [...(body?.title ?? []), ...(body?.rows ?? [])].reduce((sum, row) => sum + row.words.length, 0);
}
