import { Failure } from '@earshot/schema/failures';
import {
  IMAGE_MAX_BYTES,
  IMAGE_MAX_PIXELS,
  IMAGE_MAX_SIDE_PX,
  IMAGE_MIN_SIDE_PX,
} from '@earshot/schema/limits';
import { guardedSharp } from './guarded-sharp.ts';
import { type ImageSize, kindOf, PNG_MAGIC, pngSize } from './picture-size.ts';

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
