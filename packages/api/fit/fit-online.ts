import { itemAt } from '@earshot/schema/item-at';
import { type LinearModel, logOddsOf, probabilitiesOf } from '../src/core/model/linear-model.ts';
import type { Example } from './fit-linear.ts';
import { seeded, shuffle } from './folds.ts';

export interface OnlineTask {
  readonly outcomes: readonly string[];
  readonly size: number;
  readonly epochs: number;
  readonly learningRate: number;
  /** Share of the probability that is divided equally among all outcomes. Default: 0. */
  readonly smoothing?: number;
}

const SEED = 12345;
/** Keeps the first step of a rare feature finite. */
const FIRST_SQUARE = 1e-3;

/**
 * AdaGrad (Duchi, Hazan & Singer 2011), one example at a time: for hashed features it generalizes better than the
 * optimum, because rare features move fast and the fit stops early. Shuffled by a fixed seed.
 */
export function fitOnline(examples: readonly Example[], task: OnlineTask): LinearModel {
  const count = task.outcomes.length;
  const weights = new Float64Array(task.size * count);
  const bias = new Float64Array(count);
  const squares = new Float64Array(weights.length).fill(FIRST_SQUARE);
  const biasSquares = new Float64Array(count).fill(FIRST_SQUARE);
  const { smoothing = 0 } = task;
  const model = { outcomes: task.outcomes, weights, bias, scale: 1 };
  const step = (values: Float64Array, sums: Float64Array, index: number, gradient: number) => {
    const sum = itemAt(sums, index) + gradient * gradient;
    sums[index] = sum;
    values[index] = itemAt(values, index) - (task.learningRate * gradient) / Math.sqrt(sum);
  };
  const shareOf = (isTrue: boolean) => smoothing / (count + 1) + (isTrue ? 1 - smoothing : 0);
  const random = seeded(SEED);
  const order = Uint32Array.from(examples, (_, i) => i);
  for (let epoch = 0; epoch < task.epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const { vector, outcome: truth, weight = 1 } = itemAt(examples, index);
      const probabilities = probabilitiesOf(logOddsOf(model, vector));
      for (let outcome = 0; outcome < count; outcome++) {
        const error = weight * (itemAt(probabilities, outcome) - shareOf(outcome === truth));
        step(bias, biasSquares, outcome, error);
        for (let i = 0; i < vector.indices.length; i++)
          step(
            weights,
            squares,
            itemAt(vector.indices, i) * count + outcome,
            error * itemAt(vector.values, i),
          );
      }
    }
  }
  return model;
}
