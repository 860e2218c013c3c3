import { expect, it } from 'vitest';
import { NearestCosines } from './nearest-cosines.ts';

it('measures how much nearer two titles are to each other than to any third one', () => {
  const nearest = new NearestCosines(4);
  nearest.record(0, 1, 0.8);
  nearest.record(1, 2, 0.5);
  nearest.record(0, 2, 0.3);
  expect(nearest.margin(0, 1, 0.8)).toBeCloseTo(0.3);
  expect(nearest.margin(1, 2, 0.5)).toBeCloseTo(-0.3);
  expect(nearest.margin(2, 3, 0)).toBeCloseTo(-0.5);
});

it('has no margin between two equally near titles', () => {
  const nearest = new NearestCosines(3);
  for (const [a, b] of [
    [0, 1],
    [0, 2],
  ] as const)
    nearest.record(a, b, 0.6);
  expect(nearest.margin(0, 1, 0.6)).toBe(0);
});

it('is denser the nearer the titles are', () => {
  const near = new NearestCosines(2);
  near.record(0, 1, 0.9);
  expect(near.density(2)).toBeGreaterThan(new NearestCosines(2).density(2));
});
