import type { PixelBox } from '../../core/screenshot/words/image-text.ts';
import type { GrayPicture } from './find-shapes.ts';

/** @param step distance between measured pixels */
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

export function dominantLevel(histogram: Uint32Array, tolerance = 0): { level: number; count: number } {
  const level = histogram.indexOf(Math.max(...histogram));
  return { level, count: countOf(histogram.slice(Math.max(0, level - tolerance), level + tolerance + 1)) };
}

export const countOf = (histogram: Uint32Array): number => histogram.reduce((sum, size) => sum + size, 0);

export function levelReaching(histogram: Uint32Array, count: number): number {
  let seen = 0;
  return histogram.findIndex((size) => {
    seen += size;
    return seen >= count;
  });
}

export const pixelsIn = ({ width, height }: GrayPicture, box: PixelBox): PixelBox => ({
  left: Math.max(0, Math.floor(box.left)),
  top: Math.max(0, Math.floor(box.top)),
  right: Math.min(width, Math.ceil(box.right)),
  bottom: Math.min(height, Math.ceil(box.bottom)),
});
