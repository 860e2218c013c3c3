import type { ImageAccent } from '../../core/screenshot/image-text.ts';
import { guardedSharp } from './guarded-sharp.ts';

/**
 * Width of the copy whose colors are counted. It is scaled without interpolation, because mixing pixels would dull the color
 * of an icon.
 */
const SAMPLE_WIDTH_PX = 600;
/** Number of bits per channel that distinguish colors, and the resulting number of levels. */
const BITS = 5;
const LEVELS = 2 ** BITS;
/** Minimum difference between the highest and lowest channel of an accent color. */
const MIN_CHROMA = 70;
const MIN_SHARE = 0.0003;
const MAX_ACCENTS = 16;

/** Returns the strong colors of an image, most frequent first. Links, badges and logos have the network's own color. */
export async function accentsOf(bytes: Uint8Array): Promise<ImageAccent[]> {
  const { data, info } = await guardedSharp(bytes)
    .resize({ width: SAMPLE_WIDTH_PX, withoutEnlargement: true, kernel: 'nearest' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const counts = new Uint32Array(LEVELS ** 3);
  const sums = new Float64Array(3 * LEVELS ** 3);
  for (let i = 0; i + 2 < data.length; i += info.channels) {
    const [red, green, blue] = [data[i] ?? 0, data[i + 1] ?? 0, data[i + 2] ?? 0];
    if (Math.max(red, green, blue) - Math.min(red, green, blue) < MIN_CHROMA) continue;
    const step = 8 - BITS;
    const bin = ((red >> step) * LEVELS + (green >> step)) * LEVELS + (blue >> step);
    counts[bin] = (counts[bin] ?? 0) + 1;
    [red, green, blue].forEach((level, k) => {
      sums[3 * bin + k] = (sums[3 * bin + k] ?? 0) + level;
    });
  }
  const least = MIN_SHARE * info.width * info.height;
  return [...counts.entries()]
    .filter(([, count]) => count > least)
    .sort(([, a], [, b]) => b - a)
    .slice(0, MAX_ACCENTS)
    .map(([bin, count]) => {
      const level = (k: number) => Math.round((sums[3 * bin + k] ?? 0) / count);
      return [level(0), level(1), level(2)] as const;
    });
}
