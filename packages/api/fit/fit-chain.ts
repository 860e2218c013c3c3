import { itemAt } from '@earshot/schema/item-at';
import { type ChainModel, type ChainSums, sumOverLabels } from '../src/core/model/linear-chain.ts';
import { type LinearModel, logOddsOf, type SparseVector } from '../src/core/model/linear-model.ts';
import { type MinimizeOptions, minimize } from './minimize.ts';

export interface LabeledSequence {
  readonly vectors: readonly SparseVector[];
  readonly labels: readonly number[];
  readonly weight?: number;
}

export interface ChainTask extends MinimizeOptions {
  readonly labels: readonly string[];
  readonly size: number;
  readonly ridge: number;
}

export interface FittedChain {
  readonly chain: ChainModel;
  /** Its outcomes are the labels, without a reference. */
  readonly model: LinearModel;
}

/** Maximum likelihood with an L2 penalty. Deterministic. */
export function fitChain(sequences: readonly LabeledSequence[], task: ChainTask): FittedChain {
  const layout = layoutOf(task);
  const kept = sequences.filter(({ vectors }) => vectors.length > 0);
  const point = minimize(
    (weights, gradient) => {
      const fitted = chainAt(weights, task);
      let sum = 0;
      for (const sequence of kept) sum += sequenceLoss(sequence, fitted, gradient, layout);
      for (let i = 0; i < weights.length; i++) {
        sum += (task.ridge / 2) * itemAt(weights, i) ** 2;
        gradient[i] = itemAt(gradient, i) + task.ridge * itemAt(weights, i);
      }
      return sum;
    },
    new Float64Array(layout.length),
    task,
  );
  return chainAt(point, task);
}

export function scoresOf(model: LinearModel, vectors: readonly SparseVector[]): Float64Array {
  const size = model.outcomes.length;
  const scores = new Float64Array(vectors.length * size);
  vectors.forEach((vector, item) => {
    scores.set(logOddsOf(model, vector), item * size);
  });
  return scores;
}

function layoutOf({ labels, size }: ChainTask) {
  const count = labels.length;
  const bias = size * count;
  const transitions = bias + count;
  const start = transitions + count * count;
  return { count, bias, transitions, start, end: start + count, length: start + 2 * count };
}

type Layout = ReturnType<typeof layoutOf>;

function chainAt(point: Float64Array, task: ChainTask): FittedChain {
  const layout = layoutOf(task);
  return {
    model: {
      outcomes: task.labels,
      weights: point.subarray(0, layout.bias),
      bias: point.subarray(layout.bias, layout.transitions),
      scale: 1,
    },
    chain: {
      labels: task.labels,
      transitions: point.subarray(layout.transitions, layout.start),
      start: point.subarray(layout.start, layout.end),
      end: point.subarray(layout.end),
    },
  };
}

/** Expected minus observed counts of each feature. */
function sequenceLoss(
  { vectors, labels, weight = 1 }: LabeledSequence,
  { chain, model }: FittedChain,
  gradient: Float64Array,
  layout: Layout,
): number {
  const { count } = layout;
  const scores = scoresOf(model, vectors);
  const sums = sumOverLabels(chain, scores);
  const addTo = (index: number, amount: number) => {
    gradient[index] = itemAt(gradient, index) + weight * amount;
  };
  let score = 0;
  vectors.forEach((vector, item) => {
    const truth = itemAt(labels, item);
    score += itemAt(scores, item * count + truth);
    for (let label = 0; label < count; label++) {
      const error = itemAt(sums.marginals, item * count + label) - Number(label === truth);
      addTo(layout.bias + label, error);
      if (item === 0) addTo(layout.start + label, error);
      if (item === vectors.length - 1) addTo(layout.end + label, error);
      for (let i = 0; i < vector.indices.length; i++)
        addTo(itemAt(vector.indices, i) * count + label, error * itemAt(vector.values, i));
    }
    if (item === 0) return;
    const before = itemAt(labels, item - 1);
    score += itemAt(chain.transitions, before * count + truth);
    addTo(layout.transitions + before * count + truth, -1);
    visitPairs(chain, scores, sums, item, (from, to, probability) =>
      addTo(layout.transitions + from * count + to, probability),
    );
  });
  score += itemAt(chain.start, itemAt(labels, 0)) + itemAt(chain.end, itemAt(labels, labels.length - 1));
  return weight * (sums.logPartition - score);
}

function visitPairs(
  chain: ChainModel,
  scores: Float64Array,
  { forward, backward, logPartition }: ChainSums,
  item: number,
  visit: (from: number, to: number, probability: number) => void,
): void {
  const count = chain.labels.length;
  for (let from = 0; from < count; from++)
    for (let to = 0; to < count; to++) {
      const log =
        itemAt(forward, (item - 1) * count + from) +
        itemAt(chain.transitions, from * count + to) +
        itemAt(scores, item * count + to) +
        itemAt(backward, item * count + to);
      visit(from, to, Math.exp(log - logPartition));
    }
}
