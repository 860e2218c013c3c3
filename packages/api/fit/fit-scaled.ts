import { itemAt } from '@earshot/schema/item-at';
import type { LinearModel } from '../src/core/model/linear-model.ts';
import { type Example, fitLinear } from './fit-linear.ts';

export interface DenseExamples {
  /** Row-major, `size` numbers per row. */
  readonly values: Float64Array;
  /** Whether the outcome is true, per row. */
  readonly isTrue: ArrayLike<number>;
  readonly weight: number;
}

export interface ScaledTask {
  readonly outcome: string;
  readonly size: number;
  readonly ridge: number;
  /** Smaller standard deviations, as of rare words, count as this one. Default: 0. */
  readonly minDeviation?: number;
}

/** Fits standardized features, then converts the weights back to the original features. */
export function fitScaled(
  sets: readonly DenseExamples[],
  { outcome, size, ridge, minDeviation = 0 }: ScaledTask,
): LinearModel {
  const { mean, deviation } = momentsOf(sets, size, minDeviation);
  const indices = Array.from({ length: size }, (_, i) => i);
  const examples: Example[] = sets.flatMap(({ values, isTrue, weight }) =>
    Array.from({ length: isTrue.length }, (_, row) => ({
      vector: {
        indices,
        values: Float64Array.from(
          indices,
          (i) => (itemAt(values, row * size + i) - itemAt(mean, i)) / itemAt(deviation, i),
        ),
      },
      outcome: 1 - itemAt(isTrue, row),
      weight,
    })),
  );
  const scaled = fitLinear(examples, { outcomes: [outcome], size, ridge });
  const weights = Float64Array.from(scaled.weights, (weight, i) => weight / itemAt(deviation, i));
  const shift = weights.reduce((sum, weight, i) => sum + weight * itemAt(mean, i), 0);
  return { outcomes: [outcome], weights, bias: [itemAt(scaled.bias, 0) - shift], scale: 1 };
}

function momentsOf(sets: readonly DenseExamples[], size: number, minDeviation: number) {
  const [sum, squares] = [new Float64Array(size), new Float64Array(size)];
  let total = 0;
  for (const { values, isTrue, weight } of sets) {
    total += weight * isTrue.length;
    values.forEach((value, index) => {
      sum[index % size] = itemAt(sum, index % size) + weight * value;
      squares[index % size] = itemAt(squares, index % size) + weight * value * value;
    });
  }
  const mean = sum.map((value) => value / total);
  const deviation = squares.map(
    (value, i) => Math.max(minDeviation, Math.sqrt(Math.max(0, value / total - itemAt(mean, i) ** 2))) || 1,
  );
  return { mean, deviation };
}
