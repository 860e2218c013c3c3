import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hashFeature, namedFeatures, vectorOf } from './feature-space.ts';
import { contributionsOf, logOddsOf, probabilitiesOf } from './linear-model.ts';

const space = namedFeatures(['hasDate', 'words', 'linkShare']);
const model = { outcomes: ['article', 'list'], bias: [0.5, -1], weights: [4, 0, 2, -2, -6, 8], scale: 0.5 };

describe('a linear model', () => {
  it('adds the bias and the weighted features, in units of the scale', () => {
    const vector = vectorOf(space, { hasDate: 1, linkShare: 0.5 });
    expect([...logOddsOf(model, vector)]).toEqual([0.5 + 2 - 1.5, -1 + 0 + 2]);
  });

  it('ignores features that it does not know', () => {
    expect([...logOddsOf(model, vectorOf(space, { unheard: 3 }))]).toEqual([0.5, -1]);
  });

  it('explains log odds as a sum of contributions', () => {
    fc.assert(
      fc.property(fc.tuple(fc.float(), fc.float(), fc.float()), ([hasDate, words, linkShare]) => {
        fc.pre([hasDate, words, linkShare].every((value) => Math.abs(value) < 1e6));
        const vector = vectorOf(space, { hasDate, words, linkShare });
        const sum = contributionsOf(model, vector, 1).reduce((total, part) => total + part, 0);
        expect(sum - 1).toBeCloseTo(logOddsOf(model, vector)[1] ?? 0, 3);
      }),
    );
  });

  it('gives probabilities that add up to 1, with the reference last', () => {
    const [good = 0, bad = 0, neutral = 0] = probabilitiesOf([Math.log(2), Math.log(5)]);
    expect(good).toBeCloseTo(0.25, 9);
    expect(bad).toBeCloseTo(0.625, 9);
    expect(neutral).toBeCloseTo(0.125, 9);
    expect([...probabilitiesOf([1e4, -1e4])]).toEqual([1, 0, 0]);
  });
});

describe('hashFeature', () => {
  it('gives the documented index, so that stored models stay valid', () => {
    expect([hashFeature('', 18), hashFeature('cuts', 18), hashFeature('wins', 18)]).toEqual([
      162827, 251064, 230096,
    ]);
  });

  it('stays within the table', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 30 }), (text, bits) => {
        const index = hashFeature(text, bits);
        expect(index).toBeGreaterThanOrEqual(0);
        expect(index).toBeLessThan(2 ** bits);
      }),
    );
  });
});
