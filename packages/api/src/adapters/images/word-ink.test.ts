import { expect, it } from 'vitest';
import { inkOfWord } from './ink.ts';

const [WIDTH, HEIGHT] = [80, 20];
const WHOLE = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };

/** Returns an image of one gray level with strokes of another in every fourth column. */
function strokes(ground: number, ink: number) {
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) =>
    (i % WIDTH) % 4 === 0 ? ink : ground,
  );
  return { pixels, width: WIDTH, height: HEIGHT, channels: 1 };
}

const inkOf = (ground: number, ink: number) => inkOfWord(strokes(ground, ink), WHOLE);

it('the ink of a word is its contrast, on a light and on a dark background', () => {
  expect(inkOf(255, 0)).toBe(1);
  expect(inkOf(0, 255)).toBe(1);
  expect(inkOf(255, 153)).toBeCloseTo(0.4, 9);
});

it('an area without pixels or without strokes has no ink', () => {
  expect(inkOfWord(strokes(255, 0), { left: 90, top: 0, right: 95, bottom: 20 })).toBe(0);
  expect(inkOf(255, 255)).toBe(0);
});
