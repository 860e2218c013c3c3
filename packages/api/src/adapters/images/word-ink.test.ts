import { expect, it } from 'vitest';
import { inkOfWord } from './word-ink.ts';

/** Returns an image of one gray level with strokes of another in every fourth column. */
function strokes(ground: number, ink: number) {
  const [width, height] = [80, 20];
  const pixels = Uint8Array.from({ length: width * height }, (_, i) =>
    (i % width) % 4 === 0 ? ink : ground,
  );
  return { pixels, width, height, channels: 1 };
}

const WHOLE = { left: 0, top: 0, right: 80, bottom: 20 };

it('the ink of a word is its contrast, on light and on dark ground alike', () => {
  expect(inkOfWord(strokes(255, 0), WHOLE)).toBe(1);
  expect(inkOfWord(strokes(0, 255), WHOLE)).toBe(1);
  expect(inkOfWord(strokes(255, 153), WHOLE)).toBeCloseTo(0.4, 9);
});

it('an area without pixels has no ink', () => {
  expect(inkOfWord(strokes(255, 0), { left: 90, top: 0, right: 95, bottom: 20 })).toBe(0);
});
