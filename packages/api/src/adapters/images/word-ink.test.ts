import { expect, it } from 'vitest';
import { strokeOfWord } from './word-ink.ts';

const [WIDTH, HEIGHT] = [80, 20];
const WHOLE = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };

/** Returns an image of one value per channel with strokes of another in every fourth column. */
function strokes(ground: readonly number[], ink: readonly number[]) {
  const pixels = new Uint8Array(WIDTH * HEIGHT * ground.length);
  for (let i = 0; i < WIDTH * HEIGHT; i += 1)
    pixels.set((i % WIDTH) % 4 === 0 ? ink : ground, i * ground.length);
  return { pixels, width: WIDTH, height: HEIGHT, channels: ground.length };
}

const inkOf = (ground: number, ink: number) => strokeOfWord(strokes([ground], [ink]), null, WHOLE).ink;

it('the ink of a word is its contrast, on light and on dark ground alike', () => {
  expect(inkOf(255, 0)).toBe(1);
  expect(inkOf(0, 255)).toBe(1);
  expect(inkOf(255, 153)).toBeCloseTo(0.4, 9);
});

it('the color of a word is that of its strokes, not of its background', () => {
  const [white, blue] = [
    [255, 255, 255],
    [29, 155, 240],
  ];
  expect(strokeOfWord(strokes([255], [140]), strokes(white, blue), WHOLE).color).toEqual(blue);
  expect(strokeOfWord(strokes([140], [255]), strokes(blue, white), WHOLE).color).toEqual(white);
});

it('an area without pixels or without strokes has neither ink nor color', () => {
  const white = strokes([255, 255, 255], [255, 255, 255]);
  const outside = { left: 90, top: 0, right: 95, bottom: 20 };
  expect(strokeOfWord(strokes([255], [0]), white, outside)).toEqual({ ink: 0 });
  expect(strokeOfWord(strokes([255], [255]), white, WHOLE)).toEqual({ ink: 0 });
});
