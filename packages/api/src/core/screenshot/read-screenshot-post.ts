import type { PlatformId } from '../social/platforms.ts';
import { accountOf } from './account.ts';
import { asPrintedBy, type Choice, choosePost, withoutAccountRow } from './choose-post.ts';
import { type Chrome, chromeOf } from './chrome.ts';
import { readCounts } from './counts.ts';
import { findHeaders, timeIn } from './header.ts';
import type { ImageText } from './image-text.ts';
import { detectPlatform } from './platform-signs.ts';
import type { Page } from './post-body.ts';
import type { PostHeader } from './post-header.ts';
import { isSameRow, type Segment, splitSegments } from './segments.ts';
import { type ReadText, textOfRows } from './text-of-rows.ts';

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
  const { header, body } = asPrintedBy(platform, choice, page, found);
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

/** Parts smaller than this share of the usual height are specks. */
const SPECK_SHARE = 0.4;

/** From top to bottom, without specks and icons: left in, they would stand between the rows of a text. */
function legibleSegments(image: ImageText): Segment[] {
  const segments = splitSegments(image.lines).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  const heights = segments.map(({ height }) => height).sort((a, b) => a - b);
  const usual = heights[Math.floor(heights.length / 2)] ?? 0;
  return segments.filter(({ height }) => height > SPECK_SHARE * usual).sort((a, b) => a.box.top - b.box.top);
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
