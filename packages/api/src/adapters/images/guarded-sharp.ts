import { IMAGE_MAX_PIXELS } from '@earshot/schema/limits';
import sharp, { type Raw, type Sharp } from 'sharp';
import { DECODE_TIMEOUT_S, PREPARED_MAX_PIXELS } from '../limits.ts';

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

export function rawSharp(pixels: Uint8Array, raw: Raw): Sharp {
  return sharp(pixels, { raw, limitInputPixels: IMAGE_MAX_PIXELS });
}

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
