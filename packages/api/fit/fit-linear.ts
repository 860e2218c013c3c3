import { itemAt } from '@earshot/schema/item-at';
import {
  type LinearModel,
  logOddsOf,
  probabilitiesOf,
  type SparseVector,
} from '../src/core/model/linear-model.ts';
import { type MinimizeOptions, minimize } from './minimize.ts';

export interface Example {
  readonly vector: SparseVector;
  /** Index of the outcome, or `outcomes.length` for the reference. */
  readonly outcome: number;
  readonly weight?: number;
}

export interface LinearTask extends MinimizeOptions {
  readonly outcomes: readonly string[];
  /** Number of features. Indices are 0 to size - 1. */
  readonly size: number;
  /** L2 penalty of the weights. The bias has none. */
  readonly ridge: number;
}

/** Maximum likelihood with an L2 penalty. Deterministic. */
export function fitLinear(examples: readonly Example[], task: LinearTask): LinearModel {
  const outcomes = task.outcomes.length;
  const biasAt = task.size * outcomes;
  const modelAt = (point: Float64Array): LinearModel => ({
    outcomes: task.outcomes,
    weights: point.subarray(0, biasAt),
    bias: point.subarray(biasAt),
    scale: 1,
  });
  const point = minimize(
    (weights, gradient) =>
      loss(examples, modelAt(weights), gradient) + penalty(weights, gradient, biasAt, task.ridge),
    new Float64Array(biasAt + outcomes),
    task,
  );
  return modelAt(point);
}

function loss(examples: readonly Example[], model: LinearModel, gradient: Float64Array): number {
  const size = model.outcomes.length;
  const biasAt = gradient.length - size;
  let sum = 0;
  for (const { vector, outcome: truth, weight = 1 } of examples) {
    const probabilities = probabilitiesOf(logOddsOf(model, vector));
    sum -= weight * Math.log(Math.max(itemAt(probabilities, truth), Number.MIN_VALUE));
    for (let outcome = 0; outcome < size; outcome++) {
      const error = weight * (itemAt(probabilities, outcome) - Number(outcome === truth));
      gradient[biasAt + outcome] = itemAt(gradient, biasAt + outcome) + error;
      for (let i = 0; i < vector.indices.length; i++) {
        const index = itemAt(vector.indices, i) * size + outcome;
        gradient[index] = itemAt(gradient, index) + error * itemAt(vector.values, i);
      }
    }
  }
  return sum;
}

function penalty(point: Float64Array, gradient: Float64Array, biasAt: number, ridge: number): number {
  let sum = 0;
  for (let i = 0; i < biasAt; i++) {
    const weight = itemAt(point, i);
    sum += weight * weight;
    gradient[i] = itemAt(gradient, i) + ridge * weight;
  }
  return (ridge / 2) * sum;
}
