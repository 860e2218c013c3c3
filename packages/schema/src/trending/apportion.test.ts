import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examplesIn } from '../testing/examples.ts';
import table from './apportion.examples.tsv?raw';
import { apportion } from './heat.ts';

const amounts = fc.array(fc.double({ min: 0, max: 100, noNaN: true }), { maxLength: 8 });

describe('apportion', () => {
  it.each(examplesIn<[number[], number[]]>(table, 'rounded shares'))('rounds %j to %j', (given, rounded) => {
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
