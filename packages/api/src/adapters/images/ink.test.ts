import { expect, it } from 'vitest';
import { grayPicture } from '../../../test/gray-picture.ts';
import { inkOfWord, inkOver } from './ink.ts';

const [WIDTH, HEIGHT] = [400, 400];

/** A picture of one gray level, with a small square of another. */
const drawn = (ground: number, ink: number) =>
  grayPicture([WIDTH, HEIGHT], ground, [[190, 190, 20, 20]], ink);

const at = ({ pixels }: { readonly pixels: Uint8Array }, x: number, y: number) => pixels[y * WIDTH + x];

it.each([40, 150, 215, 235])('white ink is black on white over a video of level %d', (ground) => {
  const ink = inkOver(drawn(ground, 255), 'white');
  expect(at(ink, 200, 200)).toBe(0);
  expect(at(ink, 20, 20)).toBe(255);
});

it.each([230, 100, 60])('black ink is black on white over a video of level %d', (ground) => {
  const ink = inkOver(drawn(ground, 5), 'black');
  expect(at(ink, 200, 200)).toBe(0);
  expect(at(ink, 20, 20)).toBe(255);
});

it('a bright part of a video that is hardly brighter than its surroundings is not ink', () => {
  expect(at(inkOver(drawn(225, 232), 'white'), 200, 200)).toBe(255);
  expect(at(inkOver(drawn(225, 232), 'white', true), 200, 200)).toBe(255);
});

it('a picture smaller than a tile is measured by fixed levels', () => {
  const small = { pixels: Uint8Array.from([255, 100, 255, 100]), width: 2, height: 2 };
  expect([...inkOver(small, 'white').pixels]).toEqual([0, 255, 0, 255]);
});

const WORD = { left: 0, top: 0, right: 80, bottom: 20 };

/** An image of one gray level with strokes of another in every fourth column. */
function strokes(ground: number, ink: number) {
  const boxes = Array.from({ length: 20 }, (_, i) => [4 * i, 0, 1, WORD.bottom] as const);
  return grayPicture([WORD.right, WORD.bottom], ground, boxes, ink);
}

const inkOf = (ground: number, ink: number) => inkOfWord(strokes(ground, ink), WORD);

it('the ink of a word is its contrast, on a light and on a dark background', () => {
  expect(inkOf(255, 0)).toBe(1);
  expect(inkOf(0, 255)).toBe(1);
  expect(inkOf(255, 153)).toBeCloseTo(0.4, 9);
});

it('an area without pixels or without strokes has no ink', () => {
  expect(inkOfWord(strokes(255, 0), { left: 90, top: 0, right: 95, bottom: 20 })).toBe(0);
  expect(inkOf(255, 255)).toBe(0);
});
