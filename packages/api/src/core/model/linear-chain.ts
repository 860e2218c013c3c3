import { itemAt } from '@earshot/schema/item-at';
/** A linear-chain conditional random field (Lafferty, McCallum, Pereira 2001). */
export interface ChainModel {
  readonly labels: readonly string[];
  /** `transitions[from * labels.length + to]`. */
  readonly transitions: ArrayLike<number>;
  readonly start: ArrayLike<number>;
  readonly end: ArrayLike<number>;
}

/** Viterbi. `scores[item * labels.length + label]`. On a tie, the first label of the model wins. */
export function bestLabels(model: ChainModel, scores: ArrayLike<number>): Int32Array {
  const { transitions } = model;
  const size = model.labels.length;
  const count = scores.length / size;
  if (count === 0) return new Int32Array(0);
  const from = new Int32Array(count * size);
  const ways = new Float64Array(size);
  let best = Float64Array.from(ways, (_, to) => itemAt(model.start, to) + itemAt(scores, to));
  let next = new Float64Array(size);
  for (let item = 1; item < count; item++) {
    for (let to = 0; to < size; to++) {
      for (let label = 0; label < size; label++)
        ways[label] = (best[label] ?? 0) + (transitions[label * size + to] ?? 0);
      const way = indexOfLargest(ways);
      from[item * size + to] = way;
      next[to] = itemAt(ways, way) + itemAt(scores, item * size + to);
    }
    [best, next] = [next, best];
  }
  const labels = new Int32Array(count);
  let label = indexOfLargest(best.map((score, last) => score + itemAt(model.end, last)));
  for (let item = count - 1; item >= 0; item--) {
    labels[item] = label;
    label = itemAt(from, item * size + label);
  }
  return labels;
}

export interface ChainSums {
  /** `marginals[item * labels.length + label]`. */
  readonly marginals: Float64Array;
  readonly logPartition: number;
  /** Log sums over all labelings: `forward` up to and including an item, `backward` after it, given its label. */
  readonly forward: Float64Array;
  readonly backward: Float64Array;
}

/** Forward-backward. `scores` as for `bestLabels`, at least one item. */
export function sumOverLabels(model: ChainModel, scores: ArrayLike<number>): ChainSums {
  const { transitions } = model;
  const size = model.labels.length;
  const count = scores.length / size;
  const forward = new Float64Array(count * size);
  const backward = new Float64Array(count * size);
  const terms = new Float64Array(size);
  for (let to = 0; to < size; to++) {
    forward[to] = itemAt(model.start, to) + itemAt(scores, to);
    backward[(count - 1) * size + to] = itemAt(model.end, to);
  }
  for (let item = 1; item < count; item++)
    for (let to = 0; to < size; to++) {
      for (let label = 0; label < size; label++)
        terms[label] = (forward[(item - 1) * size + label] ?? 0) + (transitions[label * size + to] ?? 0);
      forward[item * size + to] = logSum(terms) + itemAt(scores, item * size + to);
    }
  for (let item = count - 2; item >= 0; item--)
    for (let label = 0; label < size; label++) {
      for (let to = 0; to < size; to++)
        terms[to] =
          (transitions[label * size + to] ?? 0) +
          (scores[(item + 1) * size + to] ?? 0) +
          (backward[(item + 1) * size + to] ?? 0);
      backward[item * size + label] = logSum(terms);
    }
  for (let label = 0; label < size; label++)
    terms[label] = itemAt(forward, (count - 1) * size + label) + itemAt(model.end, label);
  const logPartition = logSum(terms);
  const marginals = forward.map((sum, i) => Math.exp(sum + itemAt(backward, i) - logPartition));
  return { marginals, logPartition, forward, backward };
}

function indexOfLargest(values: Float64Array): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if ((values[i] ?? 0) > (values[best] ?? 0)) best = i;
  return best;
}

function logSum(terms: Float64Array): number {
  const most = itemAt(terms, indexOfLargest(terms));
  let sum = 0;
  for (let i = 0; i < terms.length; i++) sum += Math.exp((terms[i] ?? 0) - most);
  return most + Math.log(sum);
}
