import { describe, expect, it } from 'vitest';
import { calibratedProbability, UNCALIBRATED } from './calibration.ts';
import { decide } from './decision.ts';

describe('decide', () => {
  it.each([
    { probabilities: [0.2, 0.7, 0.1], bound: 0.6, outcome: 'list', probability: 0.7 },
    { probabilities: [0.2, 0.7, 0.1], bound: 0.7, outcome: 'list', probability: 0.7 },
    { probabilities: [0.2, 0.7, 0.1], bound: 0.71, outcome: null, probability: 0.7 },
    { probabilities: [0.4, 0.4, 0.2], bound: 0, outcome: 'article', probability: 0.4 },
  ])(
    'states the likeliest of $probabilities from $bound on: $outcome',
    ({ probabilities, bound, ...expected }) => {
      expect(decide(['article', 'list', 'error'], probabilities, bound)).toEqual(expected);
    },
  );
});

describe('calibratedProbability', () => {
  it('maps log odds through the fitted line', () => {
    expect(calibratedProbability(UNCALIBRATED, 0)).toBe(0.5);
    expect(calibratedProbability({ slope: 2, intercept: -1 }, 1)).toBeCloseTo(1 / (1 + Math.exp(-1)), 12);
  });

  it('never claims certainty', () => {
    expect(calibratedProbability(UNCALIBRATED, 1e3)).toBe(0.995);
    expect(calibratedProbability(UNCALIBRATED, -1e3)).toBeCloseTo(0.005, 12);
  });
});
