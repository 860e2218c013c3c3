/**
 * Reads the numbers next to the icons below the post: they are copied into one line with wide gaps and recognized in one
 * call.
 */
import { iconGrid, nameIcon } from '../../core/screenshot/icon-grid.ts';
import type { ImageCounter, ImageLine, ImageText, PixelBox } from '../../core/screenshot/image-text.ts';
import { readScreenshotPost } from '../../core/screenshot/read-screenshot-post.ts';
import { type Area, type Counter, findCounters } from './find-counters.ts';
import { type GrayPicture, groundOf } from './find-shapes.ts';
import { preparedSharp, rawSharp } from './guarded-sharp.ts';
import type { PreparedImage } from './prepare-image.ts';

/** Maximum number of counters to read. A post has far fewer. */
const MAX_COUNTERS = 24;
/** Spacing of the composed line, as multiples of the digit height. */
const LINE_GAP = 2.5;
const MARGIN = 0.3;
/** Smaller digits are scaled up to this height, in pixels. */
const DIGIT_PX = 26;
/** Height of the strip next to the text that shows the background level, in cap heights. */
const NEAR_CAPITALS = 0.6;

/**
 * Reads the counters below the chosen post of a reading, or those above its text if there are none below. Returns an empty
 * list if there are none at all.
 */
export async function readCounters(
  image: PreparedImage,
  text: ImageText,
  recognize: (png: Buffer) => Promise<readonly ImageLine[]>,
): Promise<ImageCounter[]> {
  const { foot } = readScreenshotPost(text);
  if (!foot) return [];
  for (const box of [foot.box, foot.above]) {
    const part = await partWithin(image, box);
    if (!part) continue;
    const capital = foot.capital * image.scale;
    const ground = groundBeside(part.picture, NEAR_CAPITALS * capital, box === foot.above);
    const counters = findCounters(part.picture, capital, ground).slice(0, MAX_COUNTERS);
    if (counters.length > 0) return readLine({ ...part, ground }, counters, image.scale, recognize);
  }
  return [];
}

interface Part {
  readonly picture: GrayPicture;
  /** Position of the part in the prepared image. */
  readonly left: number;
  readonly top: number;
}

/** Cuts a part out of the prepared image, limited to the column that contains its center. Returns null if it is empty. */
async function partWithin(image: PreparedImage, box: PixelBox): Promise<Part | null> {
  const { scale } = image;
  const at = image.columns.findLastIndex(({ left }) => left <= ((box.left + box.right) / 2) * scale);
  const column = image.columns[Math.max(0, at)];
  if (!column) return null;
  const edge = image.columns[at + 1]?.left ?? image.widthPx;
  const left = Math.max(column.left, Math.floor(box.left * scale));
  const [right, top] = [Math.min(edge, Math.ceil(box.right * scale)), Math.floor(box.top * scale)];
  const height = Math.min(image.heightPx, Math.ceil(box.bottom * scale)) - top;
  if (right - left < 2 || height < 2) return null;
  const { data, info } = await preparedSharp(column.png)
    .extract({ left: left - column.left, top, width: right - left, height })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, channels } = info;
  return { picture: { pixels: data, width, height: info.height, channels }, left, top };
}

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
    const own = words.filter((word) => {
      const middle = (word.box.left + word.box.right) / 2;
      return middle >= from && middle < to && /[\p{L}\p{N}|]/u.test(word.text);
    });
    const inkAt = (x: number, y: number) => inkOf(picture, ground, icon.left + x, icon.top + y);
    return {
      text: own.map((word) => word.text).join(' '),
      confidence: Math.min(...own.map(({ confidence }) => confidence), 100),
      characters,
      marks,
      icon: nameIcon(iconGrid(icon.width, icon.height, inkAt)),
      box: {
        left: (left + number.left) / scale,
        top: (top + number.top) / scale,
        right: (left + number.left + number.width) / scale,
        bottom: (top + number.top + number.height) / scale,
      },
    };
  });
}

/**
 * Returns the background level of the rows next to the text. In the whole part, a photo farther away might cover more area.
 */
function groundBeside(picture: GrayPicture, rows: number, isAbove: boolean): number {
  const { pixels, width, height, channels } = picture;
  const near = Math.min(height, Math.ceil(rows));
  const start = isAbove ? height - near : 0;
  const part = pixels.subarray(start * width * channels, (start + near) * width * channels);
  return groundOf({ ...picture, pixels: part, height: near }).ground;
}

function inkOf({ pixels, width, channels }: GrayPicture, ground: number, x: number, y: number): number {
  return Math.abs((pixels[(y * width + x) * channels] ?? ground) - ground) / 255;
}

/**
 * Composes the numbers side by side into one image. Also returns the horizontal range of each number, including half of the
 * gap on either side.
 */
function lineOf(picture: GrayPicture, counters: readonly Counter[], ground: number) {
  const digit = Math.max(...counters.map(({ digitHeight }) => digitHeight));
  const [margin, gap] = [Math.ceil(MARGIN * digit), Math.ceil(LINE_GAP * digit)];
  const height = Math.ceil(Math.max(...counters.map(({ number }) => number.height)) + 4 * margin);
  const width = counters.reduce((sum, { number }) => sum + number.width + gap, gap);
  const pixels = new Uint8Array(width * height).fill(ground);
  const places: [number, number][] = [];
  let left = gap;
  for (const { number } of counters) {
    copy(picture, grown(number, margin, picture), pixels, width, left - number.left, 2 * margin - number.top);
    places.push([left - gap / 2, left + number.width + gap / 2]);
    left += number.width + gap;
  }
  const enlarge = Math.max(1, DIGIT_PX / digit);
  const line = rawSharp(pixels, { width, height, channels: 1 });
  const sized = line.resize(Math.round(width * enlarge), null, { kernel: 'lanczos3' });
  return {
    png: sized.toColourspace('b-w').png({ compressionLevel: 1 }).toBuffer(),
    places: places.map(([from, to]) => [from * enlarge, to * enlarge] as const),
  };
}

function grown(area: Area, margin: number, { width, height }: GrayPicture): Area {
  const [left, top] = [Math.max(0, area.left - margin), Math.max(0, area.top - margin)];
  return {
    left,
    top,
    width: Math.min(width, area.left + area.width + margin) - left,
    height: Math.min(height, area.top + area.height + margin) - top,
  };
}

/** Copies an area of one image to another, moved by an offset. */
function copy(from: GrayPicture, area: Area, to: Uint8Array, toWidth: number, dx: number, dy: number): void {
  for (let y = area.top; y < area.top + area.height; y += 1) {
    for (let x = area.left; x < area.left + area.width; x += 1) {
      const at = (y + dy) * toWidth + x + dx;
      if (x + dx >= 0 && x + dx < toWidth && at >= 0 && at < to.length)
        to[at] = from.pixels[(y * from.width + x) * from.channels] ?? 0;
    }
  }
}
