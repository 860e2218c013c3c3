/** Opens images that users send: which kinds and sizes are accepted, and how libvips decodes them. */
import { Failure } from '@earshot/schema/failures';
import {
  IMAGE_MAX_BYTES,
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_SIDE_PX,
  IMAGE_MIN_SIDE_PX,
} from '@earshot/schema/limits';
import sharp, { type Raw, type Sharp } from 'sharp';
import { DECODE_TIMEOUT_S, PREPARED_MAX_PIXELS } from '../limits.ts';
import type { GrayPicture } from './find-shapes.ts';
import { type ImageSize, kindOf, PNG_MAGIC, pngSize } from './picture-size.ts';

// Allow libvips to open only PNG, JPEG, WebP and AVIF from memory: no SVG, no PDF, no file names.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    'VipsForeignLoadPngBuffer',
    'VipsForeignLoadJpegBuffer',
    'VipsForeignLoadWebpBuffer',
    'VipsForeignLoadHeifBuffer',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

/** Rejects damaged images, images with too many pixels, and those that take too long to decode. */
export function guardedSharp(bytes: Uint8Array): Sharp {
  const options = { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'warning', animated: false } as const;
  return sharp(bytes, options).timeout({ seconds: DECODE_TIMEOUT_S });
}

export function colorSharp(pixels: Uint8Array, raw: Raw): Sharp {
  return sharp(pixels, { raw, limitInputPixels: IMAGE_MAX_PIXELS });
}

export const graySharp = ({ pixels, width, height }: GrayPicture): Sharp =>
  colorSharp(pixels, { width, height, channels: 1 }).toColourspace('b-w');

/** For images made by this application, which may be larger than an upload. */
export function preparedSharp(png: Uint8Array): Sharp {
  return sharp(png, { limitInputPixels: PREPARED_MAX_PIXELS }).timeout({ seconds: DECODE_TIMEOUT_S });
}

const SAMPLE_WIDTH_PX = 400;
const OPAQUE_SHARE = 0.98;
const LIGHT_INK = 128;

/** Background color for a transparent image: black if its text is light. */
export async function backgroundOf(bytes: Uint8Array): Promise<string> {
  const { hasAlpha } = await guardedSharp(bytes).metadata();
  if (!hasAlpha) return '#ffffff';
  const sample = guardedSharp(bytes)
    .resize({ width: SAMPLE_WIDTH_PX, withoutEnlargement: true })
    .ensureAlpha();
  const pixels = await sample.toColourspace('srgb').raw().toBuffer();
  let [sum, weight] = [0, 0];
  for (let i = 0; i + 3 < pixels.length; i += 4) {
    const alpha = pixels[i + 3] ?? 0;
    sum += alpha * (((pixels[i] ?? 0) + (pixels[i + 1] ?? 0) + (pixels[i + 2] ?? 0)) / 3);
    weight += alpha;
  }
  const isOpaque = weight > OPAQUE_SHARE * 255 * (pixels.length / 4);
  return !isOpaque && sum / Math.max(1, weight) > LIGHT_INK ? '#000000' : '#ffffff';
}

/** Checks the first bytes and the header, without decoding pixels. Throws `Failure`. */
export async function inspectImage(bytes: Uint8Array): Promise<ImageSize> {
  if (bytes.length === 0) throw new Failure('image-empty');
  if (bytes.length > IMAGE_MAX_BYTES) throw new Failure('image-too-large');
  const kind = kindOf(bytes);
  if (kind === null) throw new Failure('image-type');
  if (kind === 'heic') throw new Failure('image-heic');
  const size = kind === 'png' ? pngSize(bytes) : await storedSize(bytes);
  if (size === null) throw new Failure('image-corrupt');
  if (kind === 'png' && isAnimatedPng(bytes)) throw new Failure('image-animated');

  const { widthPx, heightPx } = size;
  if (widthPx < IMAGE_MIN_SIDE_PX || heightPx < IMAGE_MIN_SIDE_PX) throw new Failure('image-too-small');
  if (widthPx * heightPx > IMAGE_MAX_PIXELS || widthPx > IMAGE_MAX_SIDE_PX || heightPx > IMAGE_MAX_SIDE_PX) {
    throw new Failure('image-too-many-pixels');
  }
  return size;
}

/** An animated PNG has an `acTL` chunk before its image data (PNG specification, 11.3.6). */
function isAnimatedPng(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let offset = PNG_MAGIC.length; offset + 12 <= bytes.length; ) {
    const type = String.fromCharCode(...bytes.subarray(offset + 4, offset + 8));
    if (type === 'acTL') return true;
    if (type === 'IDAT') return false;
    offset += 12 + view.getUint32(offset);
  }
  return false;
}

async function storedSize(bytes: Uint8Array): Promise<ImageSize> {
  try {
    const { width, height, pages = 1 } = await guardedSharp(bytes).metadata();
    if (pages > 1) throw new Failure('image-animated');
    return { widthPx: width, heightPx: height };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('image-corrupt', { cause: error });
  }
}
