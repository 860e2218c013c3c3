import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agreement, type CodedPair, readCodedPairs, wilson } from './agreement.ts';

const repeat = (count: number, pair: CodedPair): CodedPair[] => Array(count).fill(pair);
/** Cohen's textbook table: 20 yes-yes, 5 yes-no, 10 no-yes, 15 no-no. */
const TABLE = [
  ...repeat(20, ['yes', 'yes']),
  ...repeat(5, ['yes', 'no']),
  ...repeat(10, ['no', 'yes']),
  ...repeat(15, ['no', 'no']),
];
const code = fc.constantFrom('a', 'b', 'c');

describe('agreement', () => {
  it('returns the figures of a table that were calculated by hand', () => {
    const result = agreement(TABLE);
    expect(result).toMatchObject({ items: 50, equal: 35 });
    expect(result?.percent.value).toBeCloseTo(0.7, 10);
    // Expected by kappa: .5 * .6 + .5 * .4 = .5.
    expect(result?.kappa?.value).toBeCloseTo(0.4, 10);
    // Expected by alpha: (55 * 54 + 45 * 44) / (100 * 99) = .5.
    expect(result?.alpha?.value).toBeCloseTo(0.4, 10);
  });

  it('returns the alpha of a published example: ten binary items, alpha .095', () => {
    const first = '0100000000'.split('');
    const second = '1110010100'.split('');
    const pairs = first.map((each, at): CodedPair => [each, second[at] ?? '']);
    expect(agreement(pairs)?.alpha?.value).toBeCloseTo(0.095, 3);
  });

  it('returns Wilson intervals', () => {
    for (const [hits, total, low, high] of [
      [28, 30, 0.79, 0.98],
      [14, 20, 0.48, 0.85],
      [6, 30, 0.1, 0.37],
    ] as const) {
      expect(wilson(hits, total).low).toBeCloseTo(low, 2);
      expect(wilson(hits, total).high).toBeCloseTo(high, 2);
    }
  });

  it('is undefined without items, and has no chance-corrected values for a single code', () => {
    expect(agreement([])).toBeUndefined();
    expect(agreement(repeat(5, ['a', 'a']))).toMatchObject({
      percent: { value: 1 },
      kappa: undefined,
      alpha: undefined,
    });
  });

  it('keeps every figure within its interval, at most 1, whoever is named first', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(code, code), { minLength: 1, maxLength: 60 }), (pairs) => {
        const result = agreement(pairs);
        const swapped = agreement(pairs.map(([first, second]): CodedPair => [second, first]));
        for (const [estimate, other] of [
          [result?.percent, swapped?.percent],
          [result?.kappa, swapped?.kappa],
          [result?.alpha, swapped?.alpha],
        ]) {
          if (!estimate) continue;
          expect(estimate.low).toBeLessThanOrEqual(estimate.value);
          expect(estimate.value).toBeLessThanOrEqual(estimate.high);
          expect(estimate.high).toBeLessThanOrEqual(1 + 1e-9);
          expect(other?.value).toBeCloseTo(estimate.value, 10);
        }
      }),
    );
  });
});

describe('readCodedPairs', () => {
  it('reads tabs, commas, semicolons and bars, in any case, and skips blank lines', () => {
    const { pairs, unread } = readCodedPairs('Positive\tpositive\r\nneutral, negative\n\nx ; y\na|b');
    expect(pairs.map(String)).toEqual(['positive,positive', 'neutral,negative', 'x,y', 'a,b']);
    expect(unread).toEqual([]);
  });

  it('names the lines that do not have two codes', () => {
    const { pairs, unread } = readCodedPairs('a\tb\nonly one\n,b\na,b,c\na,b,');
    expect(pairs.map(String)).toEqual(['a,b', 'a,b']);
    expect(unread).toEqual([2, 3, 4]);
  });

  it('accepts any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => readCodedPairs(text).pairs.every((pair) => pair.length === 2)),
    );
  });
});
