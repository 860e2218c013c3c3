import type { PixelBox } from '../../core/screenshot/words/image-text.ts';
import type { GrayPicture } from './find-shapes.ts';

/** Share of a word's pixels to ignore at each end of the scale, because its darkest and lightest pixels may be noise. */
const STROKE_SHARE = 0.06;
/** Maximum number of pixels to sample per word. */
const MAX_SAMPLES = 4_000;

/**
 * Returns the contrast of a word with its background, 0 to 1. Labels, tags and times are paler than the text of a post.
 *
 * @param box in pixels of the image
 */
export function inkOfWord(gray: GrayPicture, box: PixelBox): number {
  const places = samplesOf(gray, box);
  if (places.length === 0) return 0;
  const levels = places.map((place) => gray.pixels[place * gray.channels] ?? 0);
  const histogram = new Uint32Array(256);
  for (const level of levels) histogram[level] = (histogram[level] ?? 0) + 1;
  const ground = histogram.indexOf(histogram.reduce((most, size) => Math.max(most, size)));
  const edge = (from: number, step: number) => {
    let seen = 0;
    for (let level = from; level >= 0 && level < 256; level += step) {
      seen += histogram[level] ?? 0;
      if (seen > STROKE_SHARE * places.length) return level;
    }
    return ground;
  };
  const [dark, light] = [edge(0, 1) - ground, edge(255, -1) - ground];
  return Math.max(Math.abs(light), Math.abs(dark)) / 255;
}

/** Returns the indexes of evenly spaced pixels within a box, row by row. */
function samplesOf({ width, height }: GrayPicture, box: PixelBox): number[] {
  const [left, top] = [Math.max(0, Math.floor(box.left)), Math.max(0, Math.floor(box.top))];
  const [right, bottom] = [Math.min(width, Math.ceil(box.right)), Math.min(height, Math.ceil(box.bottom))];
  const step = Math.max(1, Math.ceil(Math.sqrt(((right - left) * (bottom - top)) / MAX_SAMPLES)));
  const places: number[] = [];
  for (let y = top; y < bottom; y += step) {
    for (let x = left; x < right; x += step) places.push(y * width + x);
  }
  return places;
}
