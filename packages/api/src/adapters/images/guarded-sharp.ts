import { IMAGE_MAX_PIXELS } from '@earshot/schema/limits';
import sharp, { type Raw, type Sharp } from 'sharp';
import { DECODE_TIMEOUT_S, PREPARED_MAX_PIXELS } from '../limits.ts';

// Everything libvips could open is refused except PNG, JPEG, WebP and AVIF from memory: no SVG, no PDF, no file names.
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

/** The image decoder, for bytes of the four kinds only; refuses damaged pictures, those with too many pixels and those that take too long. */
export function guardedSharp(bytes: Uint8Array): Sharp {
  const options = { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'warning', animated: false } as const;
  return sharp(bytes, options).timeout({ seconds: DECODE_TIMEOUT_S });
}

/** Pixels that are already decoded. */
export function rawSharp(pixels: Uint8Array, raw: Raw): Sharp {
  return sharp(pixels, { raw, limitInputPixels: IMAGE_MAX_PIXELS });
}

/** A picture that was made here, which may be larger than an upload: turned or enlarged. */
export function preparedSharp(png: Uint8Array): Sharp {
  return sharp(png, { limitInputPixels: PREPARED_MAX_PIXELS }).timeout({ seconds: DECODE_TIMEOUT_S });
}
