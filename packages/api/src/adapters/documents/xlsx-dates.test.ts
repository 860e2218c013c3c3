import { describe, expect, it } from 'vitest';
import { serialDay } from './xlsx-dates.ts';

describe('serialDay', () => {
  it.each([
    [45_000, false, '2023-03-15'],
    [45_000.5, false, '2023-03-15 12:00'],
    [2_958_465, false, '9999-12-31'],
    [2_958_466, false, null],
    [43_538, true, '2023-03-15'],
    [2_957_003, true, '9999-12-31'],
    [2_957_004, true, null],
    [0, false, null],
    [-1, true, null],
    [1e300, false, null],
    [Number.NaN, false, null],
    [Number.POSITIVE_INFINITY, true, null],
  ])('%d (1904: %s) is %s', (serial, is1904, day) => {
    expect(serialDay(serial, is1904)).toBe(day);
  });
});
