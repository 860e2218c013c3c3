import { expect, it } from 'vitest';
import { accentsOf } from './prepare-image.ts';

/** The accents of a gray image whose first pixels have another color. */
function accentsIn(count: number, color: readonly [number, number, number], width = 100) {
  const pixels = new Uint8Array(3 * width * 100).fill(128);
  for (let i = 0; i < count; i += 1) pixels.set(color, 3 * i);
  return accentsOf(pixels, { width, height: 100, channels: 3 });
}

it('a strong color counts if it covers more than 0.03 % of the image, and gray never does', () => {
  expect(accentsIn(4, [255, 69, 0])).toEqual([[255, 69, 0]]);
  expect(accentsIn(3, [255, 69, 0])).toEqual([]);
  expect(accentsIn(100, [100, 120, 140])).toEqual([]);
});

it('a large image is sampled', () => {
  expect(accentsIn(60_000, [0, 119, 255], 1200)).toEqual([[0, 119, 255]]);
});
