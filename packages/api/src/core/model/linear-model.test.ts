import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestLabels } from './linear-chain.ts';
import {
  contributionsOf,
  hashFeature,
  logOddsOf,
  namedFeatures,
  probabilitiesOf,
  readChainModel,
  readHashedModel,
  readNamedModel,
  vectorOf,
} from './linear-model.ts';

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

  it('gives names without values the value 1', () => {
    const names = new Set(['words', 'unheard', 'hasDate']);
    expect(logOddsOf(model, vectorOf(space, names))).toEqual(
      logOddsOf(model, vectorOf(space, { words: 1, hasDate: 1 })),
    );
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

describe('a stored model', () => {
  it('gives each named feature its own weights', () => {
    const file = { outcomes: ['good', 'bad'], bias: [0.5, -0.5], weights: { wins: [2, -1], cuts: [-3, 4] } };
    const { model, space } = readNamedModel(file);
    expect([...logOddsOf(model, vectorOf(space, { wins: 1 }))]).toEqual([2.5, -1.5]);
    expect([...logOddsOf(model, vectorOf(space, { wins: 1, cuts: 2 }))]).toEqual([-3.5, 6.5]);
  });

  it('gives each hashed feature the signed byte at its place, times the scale', () => {
    const weights = btoa(String.fromCharCode(0, 1, 127, 255));
    const model = readHashedModel({ outcomes: ['good'], bias: [0.25], bits: 2, scale: 0.5, weights });
    const oddsOf = (index: number) => [...logOddsOf(model, { indices: [index], values: [1] })];
    expect([0, 1, 2, 3].map(oddsOf)).toEqual([[0.25], [0.75], [63.75], [-0.25]]);
  });

  it('is refused when its weights do not fill its table', () => {
    const file = { outcomes: ['good'], bias: [0], bits: 3, scale: 1, weights: btoa('1234') };
    expect(() => readHashedModel(file)).toThrow(new RangeError('The model has 4 weights, not 8.'));
  });

  it('keeps the order of the labels in its transitions', () => {
    const { chain, model, space } = readChainModel({
      outcomes: ['outlet', 'headline'],
      bias: [0, 0],
      weights: { long: [-1, 1] },
      transitions: [
        [-5, 5],
        [3, -3],
      ],
      start: [1, 0],
      end: [0, 2],
    });
    expect(Array.from(chain.transitions)).toEqual([-5, 5, 3, -3]);
    expect([...logOddsOf(model, vectorOf(space, { long: 2 }))]).toEqual([-2, 2]);
    expect([...bestLabels(chain, [0, 0, 0, 0, 0, 0, 0, 0])]).toEqual([0, 1, 0, 1]);
  });
});
