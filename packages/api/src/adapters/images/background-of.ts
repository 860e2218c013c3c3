import { guardedSharp } from './guarded-sharp.ts';

const SAMPLE_WIDTH_PX = 400;
const OPAQUE_SHARE = 0.98;
/** Midpoint of the gray scale. Text above it is light. */
const LIGHT_INK = 128;

/** Returns the background color for a transparent image: black under light text, white under dark text. */
export async function backgroundOf(bytes: Uint8Array): Promise<string> {
  const { hasAlpha } = await guardedSharp(bytes).metadata();
  if (!hasAlpha) return '#ffffff';
  const sample = guardedSharp(bytes)
    .resize({ width: SAMPLE_WIDTH_PX, withoutEnlargement: true })
    .ensureAlpha();
  const pixels = await sample.toColourspace('srgb').raw().toBuffer();
  let [sum, weight] = [0, 0];
  for (let i = 0; i + 3 < pixels.length; i += 4) {
    const alpha = pixels[i + 3] ?? 0;
    sum += alpha * (((pixels[i] ?? 0) + (pixels[i + 1] ?? 0) + (pixels[i + 2] ?? 0)) / 3);
    weight += alpha;
  }
  const isOpaque = weight > OPAQUE_SHARE * 255 * (pixels.length / 4);
  return !isOpaque && sum / Math.max(1, weight) > LIGHT_INK ? '#000000' : '#ffffff';
}
