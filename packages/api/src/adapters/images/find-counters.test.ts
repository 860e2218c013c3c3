import { expect, it } from 'vitest';
import { findCounters } from './find-counters.ts';

const [WIDTH, HEIGHT] = [400, 60];

/** A light image with dark rectangles. */
function drawn(boxes: readonly (readonly [left: number, top: number, width: number, height: number])[]) {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(250);
  for (const [left, top, width, height] of boxes) {
    for (let y = top; y < top + height; y += 1) pixels.fill(20, y * WIDTH + left, y * WIDTH + left + width);
  }
  return { pixels, width: WIDTH, height: HEIGHT, channels: 1 };
}
const icon = (left: number) => [left, 14, 30, 30] as const;
const digit = (left: number) => [left, 20, 10, 18] as const;
const point = (left: number) => [left, 35, 3, 3] as const;

it('finds numbers beside icons, how many characters they have, and their points', () => {
  const picture = drawn([
    ...[icon(10), digit(50), digit(63)],
    ...[icon(150), digit(190), point(203), digit(210), digit(224)],
  ]);
  const found = findCounters(picture, 20);
  expect(found.map(({ characters, marks, icon: { left } }) => [left, characters, marks])).toEqual([
    [10, [2, 2], []],
    [150, [3, 3], [1]],
  ]);
});

it('finds them beside a photo that covers most of the part, given the level of the page', () => {
  const picture = drawn([icon(10), digit(50), digit(63), icon(150), digit(190), digit(203)]);
  const photo = { ...picture, pixels: picture.pixels.map((level, i) => (i % WIDTH > 240 ? 90 : level)) };
  expect(findCounters(photo, 20, 250)).toHaveLength(2);
});

it('takes the bars of a chart for the icon, not for digits', () => {
  const bars = [20, 12, 26].map((high, i) => [150 + 10 * i, 38 - high, 4, high] as const);
  const found = findCounters(drawn([icon(10), digit(50), digit(63), ...bars, digit(192), digit(205)]), 20);
  expect(found.map(({ characters, icon: { left, width } }) => [left, width, characters])).toEqual([
    [10, 30, [2, 2]],
    [150, 24, [2, 2]],
  ]);
});

it('does not take a line of text for a row of buttons', () => {
  expect(
    findCounters(drawn([icon(2), ...Array.from({ length: 25 }, (_, i) => digit(40 + 13 * i))]), 20),
  ).toEqual([]);
});
