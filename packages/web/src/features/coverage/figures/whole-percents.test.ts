import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholePercents } from './whole-percents.ts';

describe('whole percentages', () => {
  it.each([
    [
      [5 / 8, 3 / 8],
      [63, 37],
    ],
    [
      [1 / 3, 1 / 3, 1 / 3],
      [34, 33, 33],
    ],
    [
      [0, 0],
      [0, 0],
    ],
    [
      [0.29, 0.71],
      [29, 71],
    ],
    [[], []],
  ])('of %j are %j', (shares, expected) => {
    expect(wholePercents(shares)).toEqual(expected);
  });

  it('add up to 100 and are less than one point from their shares', () => {
    const counts = fc.array(fc.nat(1_000), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(counts, (mentions) => {
        const all = mentions.reduce((sum, one) => sum + one, 0);
        fc.pre(all > 0);
        const shares = mentions.map((one) => one / all);
        const percents = wholePercents(shares);
        expect(percents.reduce((sum, one) => sum + one, 0)).toBe(100);
        for (const [at, share] of shares.entries())
          expect(Math.abs((percents[at] ?? 0) - share * 100)).toBeLessThan(1);
      }),
    );
  });
});
