/** Histograms of gray levels: the number of pixels for each level, 0 to 255. */
import type { PixelBox } from '../../core/screenshot/words/image-text.ts';
import type { GrayPicture } from './find-shapes.ts';

/**
 * Counts the gray levels of the pixels in a box.
 * @param step distance between the pixels that are measured, in both directions
 */
export function histogramOf(
  { pixels, width, channels }: GrayPicture,
  { left, top, right, bottom }: PixelBox,
  step = 1,
): Uint32Array {
  const histogram = new Uint32Array(256);
  for (let y = top; y < bottom; y += step) {
    for (let x = left; x < right; x += step) {
      const level = pixels[(y * width + x) * channels] ?? 0;
      histogram[level] = (histogram[level] ?? 0) + 1;
    }
  }
  return histogram;
}

/** Returns the most frequent gray level and the number of pixels within `tolerance` levels of it on each side. */
export function dominantLevel(histogram: Uint32Array, tolerance = 0): { level: number; count: number } {
  const level = histogram.indexOf(Math.max(...histogram));
  return { level, count: countOf(histogram.slice(Math.max(0, level - tolerance), level + tolerance + 1)) };
}

export const countOf = (histogram: Uint32Array): number => histogram.reduce((sum, size) => sum + size, 0);

/** Returns the lowest gray level that, with the levels below it, has at least `count` pixels. */
export function levelReaching(histogram: Uint32Array, count: number): number {
  let seen = 0;
  return histogram.findIndex((size) => {
    seen += size;
    return seen >= count;
  });
}

/** Returns the whole pixels of a picture that a box covers. */
export const pixelsIn = ({ width, height }: GrayPicture, box: PixelBox): PixelBox => ({
  left: Math.max(0, Math.floor(box.left)),
  top: Math.max(0, Math.floor(box.top)),
  right: Math.min(width, Math.ceil(box.right)),
  bottom: Math.min(height, Math.ceil(box.bottom)),
});
