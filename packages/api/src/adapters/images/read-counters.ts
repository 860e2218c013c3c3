/** Reads the numbers next to a post's icons. They are copied into one line with wide gaps, so that one recognition reads them all. */
import { countsOfPost } from '../../core/screenshot/counts/counts.ts';
import { iconGrid, nameIcon } from '../../core/screenshot/network/icon-grid.ts';
import type { ScreenshotPost } from '../../core/screenshot/read-screenshot-post.ts';
import type { ImageCounter, ImageLine, PixelBox } from '../../core/screenshot/words/segments.ts';
import type { PlatformId } from '../../core/social/platforms.ts';
import { type Counter, findCounters, findStackedCounters } from './find-counters.ts';
import { type Area, type GrayPicture, groundOf } from './find-shapes.ts';
import { inkOver } from './ink.ts';
import { mayHidePoint, pointIn } from './lost-point.ts';
import { graySharp } from './open-image.ts';
import { columnAround, type PreparedImage } from './prepare-image.ts';

const MAX_COUNTERS = 24;
/** Layout of the line into which numbers are copied, in heights of digits. */
const LINE_GAP = 2.5;
const MARGIN = 0.3;
const DIGIT_PX = 26;
/** Height of the rows beside the post whose gray level is taken as the background, in heights of capitals. */
const NEAR_CAPITALS = 0.6;
/** Networks that stack their icons over a video. Null means the network is unknown. */
const STACKING = new Set<PlatformId | null>([null, 'tiktok', 'instagram', 'youtube', 'facebook', 'snapchat']);

export async function readCounters(
  image: PreparedImage,
  post: ScreenshotPost,
  recognize: (png: Buffer) => Promise<readonly ImageLine[]>,
): Promise<ImageCounter[]> {
  const { foot } = post;
  if (!foot) return [];
  for (const box of [foot.box, foot.above]) {
    const part = await partWithin(image, box);
    if (!part) continue;
    const capital = foot.capital * image.scale;
    const ground = groundBeside(part.picture, NEAR_CAPITALS * capital, box === foot.above);
    const counters = findCounters(part.picture, capital, ground).slice(0, MAX_COUNTERS);
    if (counters.length === 0) continue;
    const read = await readLine({ ...part, ground }, counters, image.scale, recognize);
    const isNamed = Object.keys(countsOfPost(read, [], post.platform).counts).length > 0;
    if (isNamed || !STACKING.has(post.platform)) return read;
    const stacked = await readStacked(image, post, recognize);
    return stacked.length > 0 ? stacked : read;
  }
  return readStacked(image, post, recognize);
}

async function readStacked(
  { icons }: PreparedImage,
  { area, platform }: ScreenshotPost,
  recognize: (png: Buffer) => Promise<readonly ImageLine[]>,
): Promise<ImageCounter[]> {
  if (!area || !STACKING.has(platform)) return [];
  for (const ink of ['white', 'black'] as const) {
    const found = findStackedCounters(inkOver(icons, ink));
    const counters = found.filter((counter) => isBesidePost(counter, area));
    if (counters.length < 2) continue;
    const part = { picture: inkOver(icons, ink, true), left: 0, top: 0, ground: 255 };
    const read = await readLine(part, counters, 1, recognize);
    const numbers = read.filter((counter) => /\d/.test(counter.text));
    if (isColumn(numbers)) return numbers.map((counter) => ({ ...counter, isStacked: true }));
  }
  return [];
}

function isBesidePost({ number }: Counter, area: PixelBox): boolean {
  return number.left > (area.left + area.right) / 2 && number.top < area.bottom + BELOW_POST * number.height;
}

/** Maximum distance below the post, in heights of digits. */
const BELOW_POST = 12;

/** A column of buttons has different icons. A list of comments repeats the same heart. */
function isColumn(numbers: readonly ImageCounter[]): boolean {
  const icons = numbers.flatMap(({ icon }) => icon ?? []);
  return numbers.length > 1 && icons.length > 0 && new Set(icons).size === icons.length;
}

/** Digits with a unit: only they can have lost a decimal point. */
const WITH_UNIT = /^(\d{2,}) ?\p{L}/u;

interface Part {
  readonly picture: GrayPicture;
  /** Position of the part in the prepared image. */
  readonly left: number;
  readonly top: number;
}

/** Cuts a part of the original, with its icons; scales and inverts it like the prepared image. Null if nothing is left. */
async function partWithin(image: PreparedImage, box: PixelBox): Promise<Part | null> {
  const { scale, icons } = image;
  const column = columnAround(image, box);
  const left = even(Math.max(Math.ceil(column.left / scale), box.left));
  const right = Math.min(icons.width, Math.ceil(Math.min(column.right / scale, box.right)));
  const top = even(box.top);
  const height = Math.min(icons.height, Math.ceil(box.bottom)) - top;
  const width = right - left;
  if (width < 2 || height < 2) return null;
  const cut = graySharp(icons)
    .extract({ left, top, width, height })
    .negate(image.isDark)
    .resize(Math.round(width * scale), Math.round(height * scale), { fit: 'fill', kernel: 'lanczos3' });
  const { data: pixels, info } = await cut.raw().toBuffer({ resolveWithObject: true });
  return {
    picture: { pixels, width: info.width, height: info.height },
    left: left * scale,
    top: top * scale,
  };
}

/** At a scale of 1.5, an even start gives the same pixels as resizing the whole image. */
const even = (pixels: number) => Math.floor(pixels / 2) * 2;

async function readLine(
  { picture, left, top, ground }: Part & { readonly ground: number },
  counters: readonly Counter[],
  scale: number,
  recognize: (png: Buffer) => Promise<readonly ImageLine[]>,
): Promise<ImageCounter[]> {
  const line = lineOf(picture, counters, ground);
  const words = (await recognize(await line.png)).flatMap((read) => read.words);
  return counters.map(({ number, icon, characters, marks }, i) => {
    const [from = 0, to = 0] = line.places[i] ?? [];
    const counterWords = words.filter((word) => {
      const middle = (word.box.left + word.box.right) / 2;
      return middle >= from && middle < to && /[\p{L}\p{N}|]/u.test(word.text);
    });
    const text = counterWords.map((word) => word.text).join(' ');
    const [, digits = ''] = (marks.length === 0 && WITH_UNIT.exec(text)) || [];
    const point = digits === '' ? null : pointIn(picture, number);
    const isLost = digits !== '' && point === null && mayHidePoint(picture, number, digits.length);
    const inkAt = (x: number, y: number) => inkOf(picture, ground, icon.left + x, icon.top + y);
    return {
      text,
      confidence: isLost ? 0 : Math.min(...counterWords.map(({ confidence }) => confidence), 100),
      characters,
      marks: point === null ? marks : [characters[0] === characters[1] ? point.before : 0],
      icon: nameIcon(iconGrid(icon.width, icon.height, inkAt)),
      box: {
        left: (left + number.left) / scale,
        top: (top + number.top) / scale,
        right: (left + number.right) / scale,
        bottom: (top + number.bottom) / scale,
      },
    };
  });
}

/** Background level of the rows above or below. A photo may cover more of the part than the background does. */
function groundBeside(picture: GrayPicture, rows: number, isAbove: boolean): number {
  const { pixels, width, height } = picture;
  const near = Math.min(height, Math.ceil(rows));
  const start = isAbove ? height - near : 0;
  return groundOf({ ...picture, pixels: pixels.subarray(start * width), height: near }).ground;
}

function inkOf({ pixels, width }: GrayPicture, ground: number, x: number, y: number): number {
  return Math.abs((pixels[y * width + x] ?? ground) - ground) / 255;
}

function lineOf(picture: GrayPicture, counters: readonly Counter[], ground: number) {
  const digit = Math.max(...counters.map(({ digitHeight }) => digitHeight));
  const [margin, gap] = [Math.ceil(MARGIN * digit), Math.ceil(LINE_GAP * digit)];
  const height = Math.ceil(Math.max(...counters.map(({ number }) => number.height)) + 4 * margin);
  const width = counters.reduce((sum, { number }) => sum + number.width + gap, gap);
  const line = { pixels: new Uint8Array(width * height).fill(ground), width, height };
  const places: [number, number][] = [];
  let left = gap;
  for (const { number } of counters) {
    copy(picture, number, margin, line, left - number.left, 2 * margin - number.top);
    places.push([left - gap / 2, left + number.width + gap / 2]);
    left += number.width + gap;
  }
  const enlarge = Math.max(1, DIGIT_PX / digit);
  const sized = graySharp(line).resize(Math.round(width * enlarge), null, { kernel: 'lanczos3' });
  return {
    png: sized.png({ compressionLevel: 1 }).toBuffer(),
    places: places.map(([from, to]) => [from * enlarge, to * enlarge] as const),
  };
}

function copy(from: GrayPicture, area: Area, margin: number, to: GrayPicture, dx: number, dy: number): void {
  const right = Math.min(from.width, area.right + margin, to.width - dx);
  const bottom = Math.min(from.height, area.bottom + margin, to.height - dy);
  for (let y = Math.max(0, area.top - margin, -dy); y < bottom; y += 1) {
    for (let x = Math.max(0, area.left - margin, -dx); x < right; x += 1) {
      to.pixels[(y + dy) * to.width + x + dx] = from.pixels[y * from.width + x] ?? 0;
    }
  }
}
