import { itemAt } from '@earshot/schema/item-at';
import { expect, it } from 'vitest';
import { fitScaled } from './fit-scaled.ts';

/** 100 rows of one feature that is 1 in the first four rows, all of which are true, and 0 in the others, of which half are. */
const rare = {
  values: Float64Array.from({ length: 100 }, (_, row) => Number(row < 4)),
  isTrue: Array.from({ length: 100 }, (_, row) => Number(row < 4 || row % 2 === 0)),
  weight: 1,
};
const task = { outcome: 'yes', size: 1, ridge: 5 };

it('gives the same probabilities when a feature is multiplied', () => {
  const tenfold = { ...rare, values: rare.values.map((value) => 10 * value) };
  const weight = itemAt(fitScaled([rare], task).weights, 0);
  expect(10 * itemAt(fitScaled([tenfold], task).weights, 0)).toBeCloseTo(weight, 4);
});

it('trusts a rare feature less with a minimum deviation', () => {
  const usual = itemAt(fitScaled([rare], task).weights, 0);
  const careful = itemAt(fitScaled([rare], { ...task, minDeviation: 0.5 }).weights, 0);
  expect(careful).toBeGreaterThan(0);
  expect(careful).toBeLessThan(usual / 2);
});
