import { expect, it } from 'vitest';
import { findStackedCounters } from './find-stacked-counters.ts';
import { inkOver } from './ink.ts';

const [WIDTH, HEIGHT] = [300, 500];
type Box = readonly [left: number, top: number, width: number, height: number];

/** White rectangles over a picture whose gray levels rise from left to right. */
function drawn(boxes: readonly Box[], ink = 255) {
  const pixels = Uint8Array.from({ length: WIDTH * HEIGHT }, (_, i) => 90 + ((i % WIDTH) * 90) / WIDTH);
  for (const [left, top, width, height] of boxes) {
    for (let y = top; y < top + height; y += 1) pixels.fill(ink, y * WIDTH + left, y * WIDTH + left + width);
  }
  return { pixels, width: WIDTH, height: HEIGHT, channels: 1 };
}

/** An icon with digits below it, centered at `x`. */
const button = (x: number, top: number, digits: number): Box[] => [
  [x - 20, top, 40, 36],
  ...Array.from({ length: digits }, (_, i): Box => [x - digits * 6 + i * 12, top + 46, 9, 16]),
];

it('finds the numbers below icons that stand in a column over a picture', () => {
  const picture = drawn([...button(250, 60, 3), ...button(250, 150, 2), ...button(252, 240, 4)]);
  const found = findStackedCounters(inkOver(picture, 'white'));
  expect(found.map(({ characters, icon: { top } }) => [top, characters])).toEqual([
    [60, [3, 3]],
    [150, [2, 2]],
    [240, [4, 4]],
  ]);
});

it('finds black ones, and the position of a decimal point', () => {
  const point: Box = [248, 119, 1, 3];
  const picture = drawn([...button(250, 60, 2), ...button(250, 150, 2)], 10);
  const dark = drawn([...button(250, 60, 2), point, ...button(250, 150, 2)], 10);
  expect(findStackedCounters(inkOver(picture, 'black'))).toHaveLength(2);
  expect(findStackedCounters(inkOver(picture, 'white'))).toEqual([]);
  expect(findStackedCounters(inkOver(dark, 'black'))[0]?.marks).toEqual([1]);
});

it('does not take a single number below an icon, or a row of them, for a column', () => {
  const row = drawn([...button(60, 400, 3), ...button(160, 400, 3), ...button(250, 400, 3)]);
  expect(findStackedCounters(inkOver(row, 'white'))).toEqual([]);
  expect(findStackedCounters(inkOver(drawn(button(250, 60, 3)), 'white'))).toEqual([]);
});

it('does not take lines of text below a picture for a column', () => {
  const line = (top: number): Box[] =>
    Array.from({ length: 20 }, (_, i) => [20 + i * 12, top, 9, 16] as const);
  const page = drawn([[100, 20, 60, 60], ...line(120), ...line(150), ...line(180)]);
  expect(findStackedCounters(inkOver(page, 'white'))).toEqual([]);
});
