import { itemAt } from '@earshot/schema/item-at';
import type { SparseVector } from './feature-space.ts';

/** Each outcome has weights relative to a reference outcome, which has none. */
export interface LinearModel {
  readonly outcomes: readonly string[];
  readonly bias: ArrayLike<number>;
  /** `weights[feature * outcomes.length + outcome]`, in units of `scale`. */
  readonly weights: ArrayLike<number>;
  /** Value of one unit, so that weights can be stored as small integers. 1 for plain weights. */
  readonly scale: number;
}

export function logOddsOf(model: LinearModel, vector: SparseVector): Float64Array {
  const { weights, bias, scale } = model;
  const size = model.outcomes.length;
  const sums = new Float64Array(size);
  for (let i = 0; i < vector.indices.length; i++) {
    const start = itemAt(vector.indices, i) * size;
    const value = itemAt(vector.values, i) * scale;
    for (let outcome = 0; outcome < size; outcome++)
      sums[outcome] = (sums[outcome] ?? 0) + value * (weights[start + outcome] ?? 0);
  }
  for (let outcome = 0; outcome < size; outcome++)
    sums[outcome] = (sums[outcome] ?? 0) + itemAt(bias, outcome);
  return sums;
}

/** What each entry of the vector adds to the log odds of one outcome, in the order of the vector. */
export function contributionsOf(model: LinearModel, vector: SparseVector, outcome: number): Float64Array {
  const size = model.outcomes.length;
  return Float64Array.from(
    vector.indices,
    (index, i) => itemAt(model.weights, index * size + outcome) * model.scale * itemAt(vector.values, i),
  );
}

/** Softmax with 0 for the reference, which comes last. */
export function probabilitiesOf(logOdds: ArrayLike<number>): Float64Array {
  const shares = new Float64Array(logOdds.length + 1);
  let most = 0;
  for (let i = 0; i < logOdds.length; i++) most = Math.max(most, itemAt(logOdds, i));
  let sum = 0;
  for (let i = 0; i < shares.length; i++) {
    shares[i] = Math.exp((i < logOdds.length ? itemAt(logOdds, i) : 0) - most);
    sum += itemAt(shares, i);
  }
  for (let i = 0; i < shares.length; i++) shares[i] = itemAt(shares, i) / sum;
  return shares;
}
