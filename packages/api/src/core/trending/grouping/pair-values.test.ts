import { describe, expect, it } from 'vitest';
import { findLikelyPairs, measureLikelihoods } from './likely-pairs.ts';
import { PAIR_FEATURES } from './pair-weights.ts';
import { prepareTitles } from './prepare-titles.ts';

const TITLES = [
  'Orrin Foods recalls sausage over bacteria',
  'Orrin Foods recalls sausages after bacteria found',
  'Supermarkets told to remove contaminated meat',
  'Orrin Foods half-year profit falls 18%',
  'Orrin half-year profit down 18%',
  'Brandell half-year profit rises 4%',
  'Half-year profit at bread maker down by a fifth',
  'Orrin Foods opens bakery in Tarn',
  'New bakery of Orrin Foods opens in Tarn',
  'Orrin Foods sponsors marathon',
  'Orrin Foods sues landlord',
  'Orrin Foods fined over noise',
  'Orrin Foods app crashes',
  'Orrin Foods hires 300 drivers',
  'Orrin Foods museum reopens in Kvale',
  'Orrin Foods to cut 40 jobs in Kvale',
  'Orrin Foods cuts 40 jobs at Kvale plant',
];

const prepared = prepareTitles(
  TITLES.map((title, i) => ({ title, date: i % 2 === 0 ? '2026-05-01' : '2026-05-02' })),
);
const { first, second, likelihood } = measureLikelihoods(prepared);
const numberOf = (line: number) => prepared.numberOfLine[line] ?? -1;

function likelihoodOf(a: number, b: number): number | undefined {
  const [low, high] = [numberOf(a), numberOf(b)].sort((x, y) => x - y);
  return likelihood.find((_, pair) => first[pair] === high && second[pair] === low);
}

function evidenceOf(a: number, b: number): Record<string, number> {
  const features = new Float64Array(PAIR_FEATURES.length);
  prepared.evidence.measure(numberOf(a), numberOf(b), features);
  return Object.fromEntries(PAIR_FEATURES.map((name, i) => [name, features[i] ?? 0]));
}

describe('two titles of a list', () => {
  it.each([
    [0, 1, { wordCosine: 0.91, soft: 0.94, exact: 0.89, sameEvent: 1.07, oneDayApart: 1 }],
    [3, 4, { wordCosine: 0.84, soft: 0.94, sharedFigures: 1, oneDayApart: 1 }],
    [4, 6, { wordCosine: 0.17, soft: 0.46, exact: 0.38, sharedFigures: 0, sameDay: 0.47, sameEvent: 0.91 }],
    [3, 5, { wordCosine: 0.11, sharedFigures: 0, sameEvent: 0.91, rivalSameEvent: 1 }],
    [7, 8, { wordCosine: 0.95, sharedNames: 1.31, sharedFigures: 0, rivalSameEvent: 0 }],
    [15, 16, { wordCosine: 0.89, sharedNames: 1.24, sharedFigures: 1 }],
    [14, 15, { wordCosine: 0.29, sharedNames: 1.24, sharedFigures: 0 }],
    [0, 2, { wordCosine: 0, soft: 0.35, exact: 0, sameDay: 0.47, oneDayApart: 0 }],
    [2, 9, { wordCosine: 0, soft: 0, exact: 0, sharedNames: 0, sameEvent: 0 }],
  ])('lines %i and %i have the evidence %j', (a, b, expected) => {
    const found = evidenceOf(a, b);
    for (const [name, value] of Object.entries(expected))
      expect([name, found[name]]).toEqual([name, expect.closeTo(value, 1)]);
    expect(evidenceOf(b, a)).toEqual(found);
  });

  /** Values of the current model. A new fit may move each by less than 0.1. Check any larger change by hand. */
  it.each([
    [0, 1, 0.99],
    [3, 4, 0.95],
    [4, 6, 0.94],
    [7, 8, 0.99],
    [15, 16, 0.99],
    [0, 2, 0.84],
    [13, 15, 0.3],
    [7, 9, 0.12],
    [10, 11, 0.1],
    [2, 9, 0.04],
  ])('lines %i and %i tell the same story with the likelihood %d', (a, b, value) => {
    const found = likelihoodOf(a, b);
    expect(found).toBeGreaterThan(value - 0.1);
    expect(found).toBeLessThan(value + 0.1);
  });

  it('are kept as a pair if their likelihood is at least 0.05', () => {
    const kept = findLikelyPairs(prepared);
    const likely = likelihood.filter((one) => one >= 0.05);
    expect([...kept.likelihood]).toEqual([...likely]);
    expect(likely.length).toBeLessThan(likelihood.length);
    expect(kept.first.every((high, pair) => high > (kept.second[pair] ?? high))).toBe(true);
  });
});
