import { describe, expect, it } from 'vitest';
import { printedCount } from './count-number.ts';

describe('printedCount', () => {
  it.each([
    ['1,286', '', 1_286],
    ['2 304', '', 2_304],
    ['12.345.678', '', 12_345_678],
    ['1.2', 'K', 1_200],
    ['48,7', 'mil', 48_700],
    ['3', 'M', 3_000_000],
  ])('reads %s %s', (digits, unit, value) => {
    expect(printedCount(digits, unit)).toBe(value);
  });

  it.each([
    ['1.2', ''],
    ['1286', 'K'],
    ['1,286', 'K'],
  ])('does not guess what %s %s was before it was misread', (digits, unit) => {
    expect(printedCount(digits, unit)).toBeNull();
  });
});
