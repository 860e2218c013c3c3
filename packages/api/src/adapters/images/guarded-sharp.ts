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

/**
 * Returns an image decoder restricted to PNG, JPEG, WebP and AVIF. It rejects damaged images, images with too many pixels,
 * and images that take too long to decode.
 */
export function guardedSharp(bytes: Uint8Array): Sharp {
  const options = { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'warning', animated: false } as const;
  return sharp(bytes, options).timeout({ seconds: DECODE_TIMEOUT_S });
}

/** Wraps pixels that are already decoded. */
export function rawSharp(pixels: Uint8Array, raw: Raw): Sharp {
  return sharp(pixels, { raw, limitInputPixels: IMAGE_MAX_PIXELS });
}

/** Wraps an image created by this application, which may be larger than an upload because it was rotated or enlarged. */
export function preparedSharp(png: Uint8Array): Sharp {
  return sharp(png, { limitInputPixels: PREPARED_MAX_PIXELS }).timeout({ seconds: DECODE_TIMEOUT_S });
}
