import { expect, it } from 'vitest';
import { pointIn, withPoint } from './lost-point.ts';

type Box = readonly [left: number, top: number, width: number, height: number];
const [WIDTH, HEIGHT] = [100, 40];

function drawn(boxes: readonly Box[], [ground, ink] = [250, 20]) {
  const pixels = new Uint8Array(WIDTH * HEIGHT).fill(ground);
  for (const [left, top, width, height] of boxes) {
    for (let y = top; y < top + height; y += 1)
      pixels.fill(ink ?? 0, y * WIDTH + left, y * WIDTH + left + width);
  }
  return { pixels, width: WIDTH, height: HEIGHT, channels: 1 };
}

const digit = (left: number): Box => [left + 3, 10, 4, 20];
const POINT: Box = [35, 27, 3, 3];
const BOX = { left: 13, top: 10, right: 61, bottom: 30 };
const word = (text: string, box = BOX) => ({ text, confidence: 90, box });
/** A number of three digits and a unit, with and without a point after the second digit. */
const WITH = drawn([digit(10), digit(22), POINT, digit(41), [53, 10, 8, 20]]);
const WITHOUT = drawn([digit(10), digit(22), digit(34), [46, 10, 8, 20]]);

it('puts back a decimal point that stands in the picture', () => {
  expect(withPoint(WITH, word('251K'))).toBe('25.1K');
  expect(
    withPoint(drawn([digit(10), digit(22), POINT, digit(41), [53, 10, 8, 20]], [20, 240]), word('251K')),
  ).toBe('25.1K');
});

it('leaves a number without a point in the picture, and words that are no number with a unit', () => {
  expect(withPoint(WITHOUT, word('251K', { ...BOX, right: 54 }))).toBe('251K');
  expect(withPoint(WITH, word('2510'))).toBe('2510');
  expect(withPoint(WITH, word('25.1K'))).toBe('25.1K');
});

it('takes neither a wide low stroke nor one above the baseline for a point', () => {
  expect(pointIn(drawn([digit(10), digit(22), [34, 27, 9, 3], digit(48)]), { ...BOX, right: 55 })).toBeNull();
  expect(pointIn(drawn([digit(10), digit(22), [35, 18, 3, 3], digit(41)]), { ...BOX, right: 48 })).toBeNull();
  expect(pointIn(drawn([]), BOX)).toBeNull();
});
