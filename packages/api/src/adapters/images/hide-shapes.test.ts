import { expect, it } from 'vitest';
import { fillBox, grayPicture } from '../../../test/gray-picture.ts';
import { findShapes, type GrayPicture } from './find-shapes.ts';
import { hideShapes } from './hide-shapes.ts';

const [WIDTH, HEIGHT] = [400, 400];

/** A plain image with ten-pixel letters, drawn as bars because only their height matters. */
function page(ground: number): GrayPicture {
  const letters = Array.from({ length: 20 }, (_, i) => [100 + 10 * i, 20, 4, 10] as const);
  return grayPicture([WIDTH, HEIGHT], ground, letters, 255 - ground);
}

function disc(
  { pixels, width }: GrayPicture,
  centerX: number,
  centerY: number,
  radius: number,
  level: number,
) {
  for (let y = -radius; y <= radius; y += 1) {
    const half = Math.floor(Math.sqrt(radius ** 2 - y ** 2));
    pixels.fill(level, (centerY + y) * width + centerX - half, (centerY + y) * width + centerX + half + 1);
  }
}

const at = ({ pixels, width }: GrayPicture, x: number, y: number) => pixels[y * width + x];

it.each([
  ['a light page', 255],
  ['a dark page', 0],
])('rubs out an avatar on %s', (_, ground) => {
  const picture = page(ground);
  disc(picture, 50, 40, 20, 128);
  fillBox(picture, [45, 35, 10, 10], ground);
  hideShapes(picture, findShapes(picture));
  expect(new Set(picture.pixels.subarray(0, WIDTH * HEIGHT))).toEqual(new Set([ground, 255 - ground]));
  expect(at(picture, 50, 25)).toBe(ground);
});

it('hides an avatar with the color beside it, because it may be on a card', () => {
  const picture = page(255);
  fillBox(picture, [0, 60, WIDTH, 120], 240);
  disc(picture, 50, 120, 20, 90);
  hideShapes(picture, findShapes(picture));
  expect(at(picture, 50, 120)).toBe(240);
});

it.each([
  ['white on black', 255, 0, 255],
  ['black on white on a dark page', 0, 255, 0],
])('turns a filled button into text on the background: %s', (_, ground, own, ink) => {
  const picture = page(ground);
  fillBox(picture, [20, 80, 110, 30], own);
  fillBox(picture, [60, 88, 4, 14], ink);
  hideShapes(picture, findShapes(picture));
  expect(at(picture, 30, 95)).toBe(ground);
  expect(at(picture, 62, 95)).toBe(255 - ground);
});

it('leaves letters of large type, pictures and thin lines as they are', () => {
  const picture = page(255);
  for (let i = 0; i < 4; i += 1) fillBox(picture, [20 + 28 * i, 60, 24, 24], 0);
  fillBox(picture, [150, 60, 200, 120], 90);
  fillBox(picture, [10, 190, 380, 1], 60);
  const before = picture.pixels.slice();
  hideShapes(picture, findShapes(picture));
  expect(picture.pixels).toEqual(before);
});

it('leaves a video, which has no background, as it is', () => {
  const picture = page(255);
  for (let y = 0; y < HEIGHT; y += 1) fillBox(picture, [0, y, WIDTH, 1], 40 + Math.floor(y / 2));
  disc(picture, 50, 40, 20, 250);
  const before = picture.pixels.slice();
  hideShapes(picture, findShapes(picture));
  expect(picture.pixels).toEqual(before);
});
