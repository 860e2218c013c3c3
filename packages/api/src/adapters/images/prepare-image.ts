import { Failure } from '@earshot/schema/failures';
import { itemAt } from '@earshot/schema/item-at';
import type { Raw } from 'sharp';
import type { ImageColor, PixelBox } from '../../core/screenshot/words/segments.ts';
import {
  DARK_MEDIAN_LUMINANCE,
  ENLARGE_FACTOR,
  ENLARGE_MAX_WIDTH_PX,
  MIN_PLAIN_SHARE,
  NOISE_TILE_PX,
  PLAIN_RANGE,
  PREPARED_MAX_PIXELS,
} from '../limits.ts';
import {
  type Area,
  columnsOf,
  findShapes,
  type GrayPicture,
  histogramOf,
  levelReaching,
} from './find-shapes.ts';
import { hideShapes } from './hide-shapes.ts';
import { backgroundOf, colorSharp, graySharp, guardedSharp, preparedSharp } from './open-image.ts';

export interface PreparedImage {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Pixels of the prepared image per pixel of the upright original. */
  readonly scale: number;
  /** True if the original was dark and has been inverted. */
  readonly isDark: boolean;
  /** Without avatars and buttons, which are painted over. */
  readonly gray: GrayPicture;
  /** Still with its icons, which the recognizer would mistake for letters. */
  readonly icons: GrayPicture;
  readonly accents: readonly ImageColor[];
  /** Columns of the page, each to be recognized separately. `left` is in pixels of the prepared image. */
  readonly columns: readonly { readonly png: Buffer; readonly left: number; readonly top?: number }[];
}

/** Edges of the column around the middle of `area`, a part of the original. In pixels of the prepared image. */
export function columnAround({ columns, scale, widthPx }: PreparedImage, area: PixelBox) {
  const middle = ((area.left + area.right) / 2) * scale;
  const index = Math.max(
    0,
    columns.findLastIndex(({ left }) => left <= middle),
  );
  return { ...itemAt(columns, index), right: columns[index + 1]?.left ?? widthPx };
}

/**
 * Makes an image upright, gray, dark on light and, if small, larger. The recognizer applies its own thresholds, because ours were
 * worse on every test set. Throws `image-corrupt`, and `image-no-text` for noise.
 */
export async function prepareImage(bytes: Uint8Array): Promise<PreparedImage> {
  try {
    const { picture, accents } = await decoded(bytes);
    if (isNoise(picture)) throw new Failure('image-no-text');
    const { width, height } = picture;
    const shapes = findShapes(picture);
    const columns = columnsOf(width, shapes);
    const icons = { ...picture, pixels: Uint8Array.from(picture.pixels) };
    hideShapes(icons, shapes, true);
    hideShapes(picture, shapes);
    const isDark = medianLuminance(picture) < DARK_MEDIAN_LUMINANCE;
    const enlarged = width <= ENLARGE_MAX_WIDTH_PX ? ENLARGE_FACTOR : 1;
    const scale = width * height * enlarged ** 2 <= PREPARED_MAX_PIXELS ? enlarged : 1;
    const widthPx = Math.round(width * scale);
    const heightPx = Math.round(height * scale);
    const prepared = graySharp(picture)
      .negate(isDark)
      .resize(widthPx, heightPx, { fit: 'fill', kernel: 'lanczos3' });
    const png = await prepared.png({ compressionLevel: 1 }).toBuffer();
    const scaled = columns.map(({ left, right }) => [Math.round(left * scale), Math.round(right * scale)]);
    return {
      widthPx,
      heightPx,
      scale,
      isDark,
      gray: picture,
      icons,
      accents,
      columns: await partsOf(png, heightPx, scaled),
    };
  } catch (error) {
    throw error instanceof Failure ? error : new Failure('image-corrupt', { cause: error });
  }
}

async function decoded(bytes: Uint8Array) {
  const color = await guardedSharp(bytes)
    .autoOrient()
    .flatten({ background: await backgroundOf(bytes) })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = color.info;
  const pixels = await colorSharp(color.data, { width, height, channels })
    .toColourspace('b-w')
    .raw()
    .toBuffer();
  return { picture: { pixels, width, height }, accents: accentsOf(color.data, color.info) };
}

async function partsOf(png: Buffer, height: number, columns: readonly (readonly number[])[]) {
  if (columns.length === 1) return [{ png, left: 0 }];
  const parts = columns.map(async ([left = 0, right = 0]) => ({
    png: await partOf(png, { left, top: 0, width: right - left, height }),
    left,
  }));
  return Promise.all(parts);
}

export function partOf(png: Buffer, part: Pick<Area, 'left' | 'top' | 'width' | 'height'>): Promise<Buffer> {
  return preparedSharp(png).extract(part).png({ compressionLevel: 1 }).toBuffer();
}

/** Two fifths of a screenshot are plain tiles. Noise has none and would take minutes to recognize. */
function isNoise({ pixels, width, height }: GrayPicture): boolean {
  let [plain, seen] = [0, 0];
  for (let top = 0; top + NOISE_TILE_PX <= height; top += 2 * NOISE_TILE_PX) {
    for (let left = 0; left + NOISE_TILE_PX <= width; left += 2 * NOISE_TILE_PX) {
      let [lowest, highest] = [255, 0];
      for (let i = 0; i < NOISE_TILE_PX * NOISE_TILE_PX; i += 1) {
        const row = top + Math.floor(i / NOISE_TILE_PX);
        const value = pixels[row * width + left + (i % NOISE_TILE_PX)] ?? 0;
        if (value < lowest) lowest = value;
        if (value > highest) highest = value;
      }
      if (highest - lowest < PLAIN_RANGE) plain += 1;
      seen += 1;
    }
  }
  return seen > MIN_NOISE_TILES && plain / seen < MIN_PLAIN_SHARE;
}

const MIN_NOISE_TILES = 20;

function medianLuminance(picture: GrayPicture): number {
  return levelReaching(histogramOf(picture), (picture.width * picture.height) / 2);
}

/** Width of the sample in pixels, taken without averaging, which would dull the color of icons. */
const SAMPLE_WIDTH_PX = 600;
const BITS = 5;
const LEVELS = 2 ** BITS;
const MIN_CHROMA = 70;
const MIN_SHARE = 0.0003;
const MAX_ACCENTS = 16;

/** The image's main saturated colors: links, badges and logos have the network's color. */
export function accentsOf(pixels: Uint8Array, { width, height, channels }: Raw): ImageColor[] {
  const counts = new Uint32Array(LEVELS ** 3);
  const sums = new Float64Array(3 * LEVELS ** 3);
  const step = Math.max(1, width / SAMPLE_WIDTH_PX);
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  const places = Array.from({ length: columns }, (_, i) => Math.floor((i + 0.5) * step));
  for (let row = 0; row < rows; row += 1) {
    const y = Math.floor((row + 0.5) * step);
    for (const x of places) {
      const offset = (y * width + x) * channels;
      const [red, green, blue] = [pixels[offset] ?? 0, pixels[offset + 1] ?? 0, pixels[offset + 2] ?? 0];
      if (Math.max(red, green, blue) - Math.min(red, green, blue) < MIN_CHROMA) continue;
      const bin = binOf(red) * LEVELS ** 2 + binOf(green) * LEVELS + binOf(blue);
      counts[bin] = (counts[bin] ?? 0) + 1;
      [red, green, blue].forEach((level, k) => {
        sums[3 * bin + k] = (sums[3 * bin + k] ?? 0) + level;
      });
    }
  }
  const least = MIN_SHARE * columns * rows;
  return [...counts.entries()]
    .filter(([, count]) => count > least)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_ACCENTS)
    .map(([bin, count]) => {
      const level = (k: number) => Math.round((sums[3 * bin + k] ?? 0) / count);
      return [level(0), level(1), level(2)] as const;
    });
}

const binOf = (level: number) => level >> (8 - BITS);
