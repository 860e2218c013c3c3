import { describe, expect, it } from 'vitest';
import { printedCount, readCount } from './read-count.ts';

describe('readCount', () => {
  it.each<[string, number | null]>([
    ['1240000', 1_240_000],
    ['1,240,000', 1_240_000],
    ['1.240.000', 1_240_000],
    ['1 240 000', 1_240_000],
    ["12'400", 12_400],
    ['1.24M', 1_240_000],
    ['1,2 Mio.', 1_200_000],
    ['3 Mrd.', 3_000_000_000],
    ['12k', 12_000],
    ['120 Tsd.', 120_000],
    ['1.5bn', 1_500_000_000],
    ['7,5 mn', 7_500_000],
    ['1.234,5', 1235],
    ['1,234.567', 1235],
    ['1 234,5', 1235],
    ['0.500', null],
    ['0.500 m', 500_000],
    ['1.500 Mio.', 1_500_000],
    ['1.2K', 1200],
    ['48,7 mil', 48_700],
    ['12 000 000', 12_000_000],
    ['12.05.2026', null],
    ['980.5', 981],
    ['12400.0', 12_400],
    ['0', 0],
    ['', null],
    ['-', null],
    ['n/a', null],
    ['2026-11-02', null],
    ['1,24,000', null],
  ])('%j is %s', (text, count) => expect(readCount(text)).toBe(count));
});

describe('a number printed in a picture', () => {
  it.each([
    ['1,286', '', 1_286],
    ['2 304', '', 2_304],
    ['12.345.678', '', 12_345_678],
    ['1.2', 'K', 1_200],
    ['48,7', 'mil', 48_700],
    ['3', 'M', 3_000_000],
  ])('%s %s is read', (digits, unit, value) => {
    expect(printedCount(digits, unit)).toBe(value);
  });

  it.each([
    ['1.2', ''],
    ['1286', 'K'],
    ['1,286', 'K'],
  ])('%s %s is not guessed, because something was misread', (digits, unit) => {
    expect(printedCount(digits, unit)).toBeNull();
  });
});
