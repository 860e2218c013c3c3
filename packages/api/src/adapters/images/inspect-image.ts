import { Failure } from '@earshot/schema/failures';
import {
  IMAGE_MAX_BYTES,
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_SIDE_PX,
  IMAGE_MIN_SIDE_PX,
} from '@earshot/schema/limits';
import { guardedSharp } from './guarded-sharp.ts';

const PNG_MAGIC = Buffer.from('89504e470d0a1a0a', 'hex');
const JPEG_MAGIC = Buffer.from('ffd8ff', 'hex');

type ImageKind = 'png' | 'jpeg' | 'webp' | 'avif' | 'heic';

/** Brands of the ISO base media file format (`ftyp` box) that hold a picture, and what is in it. */
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

/** The kind of a picture by its first bytes; null for anything else. */
function kindOf(bytes: Uint8Array): ImageKind | null {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64));
  if (PNG_MAGIC.equals(start.subarray(0, PNG_MAGIC.length))) return 'png';
  if (JPEG_MAGIC.equals(start.subarray(0, JPEG_MAGIC.length))) return 'jpeg';
  const [box, brand] = [start.toString('latin1', 0, 8), start.toString('latin1', 8, 12)];
  if (box.startsWith('RIFF') && brand === 'WEBP') return 'webp';
  if (!box.endsWith('ftyp')) return null;
  // A picture of AV1 may name the general brand first and its own among the compatible ones.
  const isAvif = /avif/.test(start.toString('latin1', 8, 64));
  return isAvif ? 'avif' : (BRANDS[brand] ?? null);
}

export interface ImageSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/**
 * Checks an upload by its first bytes and its header, without decoding a pixel. Throws `Failure`: `image-empty`,
 * `image-too-large`, `image-type`, `image-heic`, `image-animated`, `image-corrupt`, `image-too-small`, `image-too-many-pixels`.
 */
export async function inspectImage(bytes: Uint8Array): Promise<ImageSize> {
  if (bytes.length === 0) throw new Failure('image-empty');
  if (bytes.length > IMAGE_MAX_BYTES) throw new Failure('image-too-large');
  const kind = kindOf(bytes);
  if (kind === null) throw new Failure('image-type');
  if (kind === 'heic') throw new Failure('image-heic');
  const size = await sizeOf(kind, bytes);
  if (kind === 'png' && isAnimatedPng(bytes)) throw new Failure('image-animated');

  const { widthPx, heightPx } = size;
  if (widthPx < IMAGE_MIN_SIDE_PX || heightPx < IMAGE_MIN_SIDE_PX) throw new Failure('image-too-small');
  if (widthPx * heightPx > IMAGE_MAX_PIXELS || widthPx > IMAGE_MAX_SIDE_PX || heightPx > IMAGE_MAX_SIDE_PX) {
    throw new Failure('image-too-many-pixels');
  }
  return size;
}

function sizeOf(kind: ImageKind, bytes: Uint8Array): ImageSize | Promise<ImageSize> {
  if (kind === 'png') return pngSize(bytes);
  return kind === 'jpeg' ? jpegSize(bytes) : decodedSize(bytes);
}

/** Width and height stand at fixed places of the first chunk (PNG specification, 11.2.1). */
function pngSize(bytes: Uint8Array): ImageSize {
  if (bytes.length < 24) throw new Failure('image-corrupt');
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return { widthPx: view.getUint32(16), heightPx: view.getUint32(20) };
}

/** Reads the chunk headers up to the picture data; `acTL` among them makes it an animation (PNG specification, 11.3.6). */
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

const START_OF_SCAN = 0xda;
/** Frame headers; 0xC4, 0xC8 and 0xCC are tables that share their range (ITU-T T.81, table B.1). */
const isFrameHeader = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Width and height stand in the frame header, which any number of segments may precede. */
async function jpegSize(bytes: Uint8Array): Promise<ImageSize> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let offset = 2; offset + 9 <= bytes.length && bytes[offset] === 0xff; ) {
    const marker = bytes[offset + 1] ?? 0;
    if (marker === 0xff) {
      offset += 1;
      continue;
    }
    if (isFrameHeader(marker)) {
      return { widthPx: view.getUint16(offset + 7), heightPx: view.getUint16(offset + 5) };
    }
    if (marker === START_OF_SCAN) break;
    offset += 2 + view.getUint16(offset + 2);
  }
  return decodedSize(bytes);
}

async function decodedSize(bytes: Uint8Array): Promise<ImageSize> {
  try {
    const { width, height, pages = 1 } = await guardedSharp(bytes).metadata();
    if (pages > 1) throw new Failure('image-animated');
    return { widthPx: width, heightPx: height };
  } catch (error) {
    if (error instanceof Failure) throw error;
    throw new Failure('image-corrupt', { cause: error });
  }
}
