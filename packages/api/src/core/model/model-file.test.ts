import { describe, expect, it } from 'vitest';
import { vectorOf } from './feature-space.ts';
import { bestLabels } from './linear-chain.ts';
import { logOddsOf } from './linear-model.ts';
import { readChainModel, readHashedModel, readNamedModel } from './model-file.ts';

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
