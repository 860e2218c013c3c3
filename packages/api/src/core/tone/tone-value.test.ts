import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sideOf, toneValue } from './tone-value.ts';

const shares = fc
  .tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true }))
  .map(([good, rest]) => ({ good, bad: (1 - good) * rest }));

describe('toneValue', () => {
  it.each([
    [{ good: 0.8, bad: 0.1 }, 0.3, 0.43],
    [{ good: 0.1, bad: 0.8 }, 0, -0.23],
    [{ good: 0.2, bad: 0.1 }, 0.6, 0.09],
    [{ good: 0.45, bad: 0.4 }, -0.5, 0.12],
    [{ good: 0, bad: 0 }, 0, 0],
  ])('is for the shares %j and the strength %d: %d', (one, strength, value) => {
    expect(toneValue(one, strength)).toBe(value);
  });

  it('has the label that most readers would give, whatever the words weigh', () => {
    fc.assert(
      fc.property(shares, fc.double({ min: -1, max: 1, noNaN: true }), (one, strength) => {
        const value = toneValue(one, strength);
        expect(Math.abs(value)).toBeLessThanOrEqual(1);
        expect(Math.abs(value) > 0.1 ? Math.sign(value) : 0).toBe(sideOf(one));
      }),
    );
  });
});
