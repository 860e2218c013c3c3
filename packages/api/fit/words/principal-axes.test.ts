import { expect, it } from 'vitest';
import { principalAxes } from './principal-axes.ts';

it('finds the directions of the greatest variance, at right angles', () => {
  const [first = [], second = [], third = []] = principalAxes([
    [3, 3, 0],
    [-3, -3, 0],
    [1, -1, 0],
    [-1, 1, 0],
    [0, 0, 0.1],
    [0, 0, -0.1],
  ]);
  const dot = (a: readonly number[], b: readonly number[]) =>
    a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
  expect(Math.abs(dot(first, [Math.SQRT1_2, Math.SQRT1_2, 0]))).toBeCloseTo(1);
  expect(Math.abs(dot(second, [Math.SQRT1_2, -Math.SQRT1_2, 0]))).toBeCloseTo(1);
  expect(Math.abs(third[2] ?? 0)).toBeCloseTo(1);
});
