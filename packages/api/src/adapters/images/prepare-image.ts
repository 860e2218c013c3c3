import { Failure } from '@earshot/schema/failures';
import { itemAt } from '@earshot/schema/item-at';
import type { Raw } from 'sharp';
import type { ImageColor, PixelBox } from '../../core/screenshot/words/segments.ts';
import {
  DARK_MEDIAN_LUMINANCE,
  ENLARGE_FACTOR,
  ENLARGE_MAX_WIDTH_PX,
  LARGE_IMAGE_PIXELS,
  MIN_PLAIN_SHARE,
  NOISE_TILE_PX,
  PLAIN_RANGE,
  PREPARED_MAX_PIXELS,
} from '../limits.ts';
import { accentsOf } from './accents-of.ts';
import { columnsOf } from './columns-of.ts';
import { countOf, findShapes, type GrayPicture, levelReaching } from './find-shapes.ts';
import { backgroundOf, guardedSharp, preparedSharp, rawSharp } from './guarded-sharp.ts';
import { hideShapes } from './hide-shapes.ts';

export interface PreparedImage {
  readonly widthPx: number;
  readonly heightPx: number;
  /** Pixels of the prepared image per pixel of the upright original. */
  readonly scale: number;
  /** Scale of the parts read again. 1 unless the whole image was too large to be enlarged. */
  readonly partScale: number;
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
    const { data, info, accents } = await decoded(bytes);
    if (isNoise(data, info)) throw new Failure('image-no-text');
    const picture = { pixels: data, ...info };
    const shapes = findShapes(picture);
    const columns = columnsOf(info.width, shapes);
    const icons = { ...picture, pixels: Uint8Array.from(data) };
    hideShapes(icons, shapes, true);
    hideShapes(picture, shapes);
    const isDark = medianLuminance(data, info.channels) < DARK_MEDIAN_LUMINANCE;
    const enlarged = info.width <= ENLARGE_MAX_WIDTH_PX ? ENLARGE_FACTOR : 1;
    const scale = info.width * info.height * enlarged ** 2 <= PREPARED_MAX_PIXELS ? enlarged : 1;
    const widthPx = Math.round(info.width * scale);
    const heightPx = Math.round(info.height * scale);
    const prepared = rawSharp(data, sizeOf(info))
      .negate(isDark)
      .resize(widthPx, heightPx, { fit: 'fill', kernel: 'lanczos3' })
      .toColourspace('b-w');
    const png = await prepared.png({ compressionLevel: 1 }).toBuffer();
    const scaled = columns.map(({ left, right }) => [Math.round(left * scale), Math.round(right * scale)]);
    return {
      widthPx,
      heightPx,
      scale,
      partScale: enlarged / scale,
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
  const colors = { pixels: color.data, ...color.info };
  const gray = rawSharp(color.data, sizeOf(colors)).greyscale().raw();
  return { ...(await gray.toBuffer({ resolveWithObject: true })), accents: accentsOf(colors) };
}

const sizeOf = ({ width, height, channels }: Raw): Raw => ({ width, height, channels });

async function partsOf(png: Buffer, height: number, columns: readonly (readonly number[])[]) {
  if (columns.length === 1) return [{ png, left: 0 }];
  const parts = columns.map(async ([left = 0, right = 0]) => {
    const part = preparedSharp(png).extract({ left, top: 0, width: right - left, height });
    return { png: await part.png({ compressionLevel: 1 }).toBuffer(), left };
  });
  return Promise.all(parts);
}

export function partOf(
  png: Buffer,
  part: { readonly left: number; readonly top: number; readonly width: number; readonly height: number },
  enlarge: number,
): Promise<Buffer> {
  const cut = preparedSharp(png).extract(part);
  const sized =
    enlarge === 1 ? cut : cut.resize(Math.round(part.width * enlarge), null, { kernel: 'lanczos3' });
  return sized.png({ compressionLevel: 1 }).toBuffer();
}

/** Two fifths of a screenshot are plain tiles. Noise has none and would take minutes to recognize. */
function isNoise(
  pixels: Uint8Array,
  { width, height, channels }: { width: number; height: number; channels: number },
): boolean {
  let [plain, seen] = [0, 0];
  for (let top = 0; top + NOISE_TILE_PX <= height; top += 2 * NOISE_TILE_PX) {
    for (let left = 0; left + NOISE_TILE_PX <= width; left += 2 * NOISE_TILE_PX) {
      let [lowest, highest] = [255, 0];
      for (let i = 0; i < NOISE_TILE_PX * NOISE_TILE_PX; i += 1) {
        const row = top + Math.floor(i / NOISE_TILE_PX);
        const value = pixels[(row * width + left + (i % NOISE_TILE_PX)) * channels] ?? 0;
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

function medianLuminance(pixels: Uint8Array, channels: number): number {
  const histogram = new Uint32Array(256);
  const step = channels * Math.max(1, Math.ceil(pixels.length / channels / LARGE_IMAGE_PIXELS));
  for (let i = 0; i < pixels.length; i += step) {
    const value = pixels[i] ?? 0;
    histogram[value] = (histogram[value] ?? 0) + 1;
  }
  return levelReaching(histogram, countOf(histogram) / 2);
}
