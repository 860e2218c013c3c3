import { LARGE_IMAGE_BYTES, LARGE_IMAGE_PIXELS } from '../limits.ts';

export const PNG_MAGIC = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG_MAGIC = Buffer.from('ffd8ff', 'hex');

export type ImageKind = 'png' | 'jpeg' | 'webp' | 'avif' | 'heic';

/** File types by the brand in the `ftyp` box. */
const BRANDS: Readonly<Record<string, ImageKind>> = {
  avif: 'avif',
  avis: 'avif',
  heic: 'heic',
  heim: 'heic',
  heis: 'heic',
  heix: 'heic',
  hevc: 'heic',
  hevx: 'heic',
  mif1: 'heic',
  msf1: 'heic',
};

export function kindOf(bytes: Uint8Array): ImageKind | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64));
  if (PNG_MAGIC.equals(start.subarray(0, PNG_MAGIC.length))) return 'png';
  if (JPEG_MAGIC.equals(start.subarray(0, JPEG_MAGIC.length))) return 'jpeg';
  const [box, brand] = [start.toString('latin1', 0, 8), start.toString('latin1', 8, 12)];
  if (box.startsWith('RIFF') && brand === 'WEBP') return 'webp';
  if (!box.endsWith('ftyp')) return null;
  // An AVIF file may have a generic major brand and list `avif` only among its compatible brands.
  const isAvif = /avif/.test(start.toString('latin1', 8, 64));
  return isAvif ? 'avif' : (BRANDS[brand] ?? null);
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
