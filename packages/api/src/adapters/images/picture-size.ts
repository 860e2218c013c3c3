import { LARGE_IMAGE_BYTES, LARGE_IMAGE_PIXELS } from '../limits.ts';

export const PNG_MAGIC = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG_MAGIC = Buffer.from('ffd8ff', 'hex');

export type ImageKind = 'png' | 'jpeg' | 'webp' | 'avif' | 'heic';

/** Brands in the `ftyp` box. An AVIF file may have a generic major brand and list `avif` only among its compatible brands. */
const AVIF_BRANDS = /^.{8}(?:avis|.*avif)/s;
const HEIC_BRANDS = /^.{8}(?:hei[cmsx]|hev[cx]|m[is]f1)/s;

export function kindOf(bytes: Uint8Array): ImageKind | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64));
  if (PNG_MAGIC.equals(start.subarray(0, PNG_MAGIC.length))) return 'png';
  if (JPEG_MAGIC.equals(start.subarray(0, JPEG_MAGIC.length))) return 'jpeg';
  const head = start.toString('latin1');
  if (/^RIFF.{4}WEBP/s.test(head)) return 'webp';
  if (!head.startsWith('ftyp', 4)) return null;
  return AVIF_BRANDS.test(head) ? 'avif' : HEIC_BRANDS.test(head) ? 'heic' : null;
}

export interface ImageSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** Decides by pixels, or by bytes if the size in pixels is unknown. */
export function isLargePicture(bytes: Uint8Array): boolean {
  const size = kindOf(bytes) === 'png' ? pngSize(bytes) : null;
  if (!size) return bytes.length > LARGE_IMAGE_BYTES;
  return size.widthPx * size.heightPx > LARGE_IMAGE_PIXELS;
}

/** Reads the header (PNG specification, 11.2.1). Null if it is truncated. */
export function pngSize(bytes: Uint8Array): ImageSize | null {
  if (bytes.length < 24) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { widthPx: view.getUint32(16), heightPx: view.getUint32(20) };
}
