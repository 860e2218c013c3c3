import type { ImageColor } from '../../core/screenshot/words/segments.ts';

/** Width of the sample in pixels, taken without averaging, which would dull the color of icons. */
const SAMPLE_WIDTH_PX = 600;
const BITS = 5;
const LEVELS = 2 ** BITS;
const MIN_CHROMA = 70;
const MIN_SHARE = 0.0003;
const MAX_ACCENTS = 16;

interface ColorPicture {
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** The image's main saturated colors: links, badges and logos have the network's color. */
export function accentsOf({ pixels, width, height, channels }: ColorPicture): ImageColor[] {
  const counts = new Uint32Array(LEVELS ** 3);
  const sums = new Float64Array(3 * LEVELS ** 3);
  const step = Math.max(1, width / SAMPLE_WIDTH_PX);
  const [columns, rows] = [Math.floor(width / step), Math.floor(height / step)];
  const places = Array.from({ length: columns }, (_, i) => Math.floor((i + 0.5) * step));
  for (let row = 0; row < rows; row += 1) {
    const y = Math.floor((row + 0.5) * step);
    for (const x of places) {
      const offset = (y * width + x) * channels;
      const [red, green, blue] = [pixels[offset] ?? 0, pixels[offset + 1] ?? 0, pixels[offset + 2] ?? 0];
      if (Math.max(red, green, blue) - Math.min(red, green, blue) < MIN_CHROMA) continue;
      const bin = binOf(red) * LEVELS ** 2 + binOf(green) * LEVELS + binOf(blue);
      counts[bin] = (counts[bin] ?? 0) + 1;
      [red, green, blue].forEach((level, k) => {
        sums[3 * bin + k] = (sums[3 * bin + k] ?? 0) + level;
      });
    }
  }
  const least = MIN_SHARE * columns * rows;
  return [...counts.entries()]
    .filter(([, count]) => count > least)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_ACCENTS)
    .map(([bin, count]) => {
      const level = (k: number) => Math.round((sums[3 * bin + k] ?? 0) / count);
      return [level(0), level(1), level(2)] as const;
    });
}

const binOf = (level: number) => level >> (8 - BITS);
