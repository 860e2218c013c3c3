import { expect, it } from 'vitest';
import { type DrawnBox, fillBox, grayPicture } from '../../../test/gray-picture.ts';
import { findCounters, findStackedCounters } from './find-counters.ts';
import { inkOver } from './ink.ts';

const [WIDTH, HEIGHT] = [400, 60];

/** A light image with dark rectangles. */
const drawn = (boxes: readonly DrawnBox[]) => grayPicture([WIDTH, HEIGHT], 250, boxes, 20);
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

const [VIDEO_WIDTH, VIDEO_HEIGHT] = [300, 500];

/** White rectangles over a picture whose gray levels rise from left to right. */
function overVideo(boxes: readonly DrawnBox[], ink = 255) {
  const picture = grayPicture([VIDEO_WIDTH, VIDEO_HEIGHT], 0);
  const levels = picture.pixels.map((_, i) => 90 + ((i % VIDEO_WIDTH) * 90) / VIDEO_WIDTH);
  picture.pixels.set(levels);
  for (const box of boxes) fillBox(picture, box, ink);
  return picture;
}

/** An icon with digits below it, centered at `x`. */
const button = (x: number, top: number, digits: number): DrawnBox[] => [
  [x - 20, top, 40, 36],
  ...Array.from({ length: digits }, (_, i): DrawnBox => [x - digits * 6 + i * 12, top + 46, 9, 16]),
];

it('finds the numbers below icons that stand in a column over a picture', () => {
  const picture = overVideo([...button(250, 60, 3), ...button(250, 150, 2), ...button(252, 240, 4)]);
  const found = findStackedCounters(inkOver(picture, 'white'));
  expect(found.map(({ characters, icon: { top } }) => [top, characters])).toEqual([
    [60, [3, 3]],
    [150, [2, 2]],
    [240, [4, 4]],
  ]);
});

it('finds black ones, and the position of a decimal point', () => {
  const point: DrawnBox = [248, 119, 1, 3];
  const picture = overVideo([...button(250, 60, 2), ...button(250, 150, 2)], 10);
  const dark = overVideo([...button(250, 60, 2), point, ...button(250, 150, 2)], 10);
  expect(findStackedCounters(inkOver(picture, 'black'))).toHaveLength(2);
  expect(findStackedCounters(inkOver(picture, 'white'))).toEqual([]);
  expect(findStackedCounters(inkOver(dark, 'black'))[0]?.marks).toEqual([1]);
});

it('does not take a single number below an icon, or a row of them, for a column', () => {
  const row = overVideo([...button(60, 400, 3), ...button(160, 400, 3), ...button(250, 400, 3)]);
  expect(findStackedCounters(inkOver(row, 'white'))).toEqual([]);
  expect(findStackedCounters(inkOver(overVideo(button(250, 60, 3)), 'white'))).toEqual([]);
});

it('does not take lines of text below a picture for a column', () => {
  const line = (top: number): DrawnBox[] =>
    Array.from({ length: 20 }, (_, i) => [20 + i * 12, top, 9, 16] as const);
  const page = overVideo([[100, 20, 60, 60], ...line(120), ...line(150), ...line(180)]);
  expect(findStackedCounters(inkOver(page, 'white'))).toEqual([]);
});
