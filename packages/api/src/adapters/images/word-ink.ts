import type { ImageColor, PixelBox } from '../../core/screenshot/image-text.ts';
import type { GrayPicture } from './find-shapes.ts';

/** Share of a word's pixels to ignore at each end of the scale, because its darkest and lightest pixels may be noise. */
const STROKE_SHARE = 0.06;
/** Maximum number of pixels to sample per word. */
const MAX_SAMPLES = 4_000;
/** Pixels with at least this share of the contrast are inside a stroke. Paler ones are its edges, mixed with the background. */
const INSIDE_STROKE = 0.8;

/** Red, green and blue values of an image, in the first three of `channels` values per pixel. */
export interface ColorPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** How a word is printed. */
interface Stroke {
  /** Contrast with its background, 0 to 1. */
  readonly ink: number;
  /** Mean color of its strokes. Absent without colors or without strokes. */
  readonly color?: ImageColor;
}

/**
 * Measures the contrast and the color of a word. Labels, tags and times are paler than the text of a post, and links and
 * buttons have another color.
 *
 * @param colors the same image in color
 * @param box in pixels of the image
 */
export function strokeOfWord(gray: GrayPicture, colors: ColorPicture | null, box: PixelBox): Stroke {
  const places = samplesOf(gray, box);
  if (places.length === 0) return { ink: 0 };
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
  const contrast = Math.abs(light) > Math.abs(dark) ? light : dark;
  const inside = places.filter((_, i) => ((levels[i] ?? 0) - ground) / contrast >= INSIDE_STROKE);
  const color = colors && contrast !== 0 ? meanColor(colors, inside) : null;
  return { ink: Math.abs(contrast) / 255, ...(color && { color }) };
}

/** Returns the numbers of evenly spaced pixels within a box, counted row by row. */
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

function meanColor({ pixels, channels }: ColorPicture, places: readonly number[]): ImageColor {
  const mean = (channel: number) => {
    const sum = places.reduce((all, place) => all + (pixels[place * channels + channel] ?? 0), 0);
    return Math.round(sum / places.length);
  };
  return [mean(0), mean(1), mean(2)];
}
