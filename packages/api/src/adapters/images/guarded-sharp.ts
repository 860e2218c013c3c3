import { IMAGE_MAX_PIXELS } from '@earshot/schema/limits';
import sharp, { type Raw, type Sharp } from 'sharp';

// Everything libvips could open is refused except PNG and JPEG from memory: no SVG, no PDF, no file names.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadPngBuffer', 'VipsForeignLoadJpegBuffer'] });
sharp.cache(false);
sharp.concurrency(1);

/** The image decoder, for PNG and JPEG bytes only; refuses damaged pictures and those with too many pixels. */
export function guardedSharp(bytes: Uint8Array): Sharp {
  return sharp(bytes, { limitInputPixels: IMAGE_MAX_PIXELS, failOn: 'warning', animated: false });
}

/** Pixels that are already decoded. */
export function rawSharp(pixels: Uint8Array, raw: Raw): Sharp {
  return sharp(pixels, { raw, limitInputPixels: IMAGE_MAX_PIXELS });
}
