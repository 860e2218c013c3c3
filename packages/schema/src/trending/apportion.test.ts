import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apportion } from './heat.ts';

const amounts = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 8 });

describe('apportion', () => {
  it.each([
    [[], []],
    [
      [0.5, 0.5],
      [1, 0],
    ],
    [
      [33.3, 33.3, 33.4],
      [33, 33, 34],
    ],
    [
      [1.6, 1.6, 1.6],
      [2, 2, 1],
    ],
    [
      [0, 0],
      [0, 0],
    ],
  ])('rounds %j to %j', (given, rounded) => {
    expect(apportion(given)).toEqual(rounded);
  });

  it('adds up to the rounded total, no amount off by one or more', () => {
    fc.assert(
      fc.property(amounts, (given) => {
        const rounded = apportion(given);
        const total = given.reduce((sum, amount) => sum + amount, 0);
        expect(rounded.reduce((sum, amount) => sum + amount, 0)).toBe(Math.round(total));
        rounded.forEach((whole, i) => {
          expect(Number.isInteger(whole)).toBe(true);
          expect(Math.abs(whole - (given[i] ?? 0))).toBeLessThanOrEqual(1);
        });
      }),
    );
  });
});
