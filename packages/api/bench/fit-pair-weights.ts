/**
 * Fits the weights of `core/trending/grouping/pair-weights.ts` and prints them:
 * `npx tsx packages/api/bench/fit-pair-weights.ts --lists FOLDER [--lists FOLDER] [--news FILE]`. Ridge regression on the
 * logistic loss by Newton's method. Every pair of a client list counts once, and the list a second time with one line of each story,
 * so that a list of single stories stays one; a news list counts as `NEWS_PAIRS` pairs, whole
 * and thinned to a third and a fifth, so that density and length vary.
 */
import { parseArgs } from 'node:util';
import { PAIR_FEATURES, type PairFeature } from '../src/core/trending/grouping/pair-weights.ts';
import { OWN_LISTS } from './client-lists.ts';
import { clientPairs, newsPairs, type PairSet } from './pair-training.ts';

const NEWS_PAIRS = 400;
const NEWS_STEPS = [1, 3, 5] as const;
const RIDGE = 1;
const BIAS_RIDGE = 1e-4;
const MAX_ROUNDS = 12;
/** A wrong merge is worse than a missed one: odds are lowered by this exponent. */
const CAUTION = { client: 0.1, news: 0.85 } as const;
/**
 * What is the same for all pairs of a list. Without news lists it is left out: it would only learn how many stories of several
 * lines the lists at hand have.
 */
const OF_THE_LIST: ReadonlySet<PairFeature> = new Set(['listLength', 'density', 'focus']);
const SIZE = PAIR_FEATURES.length;

interface WeightedSet extends PairSet {
  readonly weight: number;
}

function fitWeights(sets: readonly WeightedSet[]): Float64Array {
  const weights = new Float64Array(SIZE);
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const { gradient, hessian } = derivatives(sets, weights);
    const step = solve(hessian, gradient);
    for (let i = 0; i < SIZE; i++) weights[i] = (weights[i] ?? 0) - (step[i] ?? 0);
    if (step.every((change) => Math.abs(change) < 1e-5)) break;
  }
  return weights;
}

function derivatives(sets: readonly WeightedSet[], weights: Float64Array) {
  const gradient = Float64Array.from(weights, (weight, i) => (i === 0 ? BIAS_RIDGE : RIDGE) * weight);
  const hessian = Array.from({ length: SIZE }, (_, i) => {
    const row = new Float64Array(SIZE);
    row[i] = i === 0 ? BIAS_RIDGE : RIDGE;
    return row;
  });
  for (const { features, isSame, weight } of sets) {
    isSame.forEach((same, pair) => {
      const row = features.subarray(pair * SIZE, (pair + 1) * SIZE);
      const sum = row.reduce((total, value, i) => total + value * (weights[i] ?? 0), 0);
      const likelihood = 1 / (1 + Math.exp(-sum));
      const curvature = weight * Math.max(1e-6, likelihood * (1 - likelihood));
      row.forEach((value, i) => {
        if (value === 0) return;
        gradient[i] = (gradient[i] ?? 0) + weight * (likelihood - same) * value;
        const target = hessian[i];
        row.forEach((other, j) => {
          if (target) target[j] = (target[j] ?? 0) + curvature * value * other;
        });
      });
    });
  }
  return { gradient, hessian };
}

/** Gauss-Jordan elimination; the matrix is positive definite. */
function solve(matrix: readonly Float64Array[], right: Float64Array): Float64Array {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  rows.forEach((pivotRow, pivot) => {
    const head = pivotRow[pivot] ?? 1;
    for (let j = 0; j <= SIZE; j++) pivotRow[j] = (pivotRow[j] ?? 0) / head;
    rows.forEach((row, i) => {
      const factor = row[pivot] ?? 0;
      if (i === pivot || factor === 0) return;
      for (let j = 0; j <= SIZE; j++) row[j] = (row[j] ?? 0) - factor * (pivotRow[j] ?? 0);
    });
  });
  return Float64Array.from(rows, (row) => row[SIZE] ?? 0);
}

const { values } = parseArgs({
  options: {
    lists: { type: 'string', multiple: true, default: [OWN_LISTS] },
    news: { type: 'string', multiple: true, default: [] },
  },
});
const sets: WeightedSet[] = [
  ...values.lists
    .flatMap((folder) => [...clientPairs(folder), ...clientPairs(folder, 1)])
    .map((set) => ({ ...set, weight: 1 })),
  ...values.news
    .flatMap((file) => NEWS_STEPS.map((step) => newsPairs(file, step)))
    .map((set) => ({ ...set, weight: NEWS_PAIRS / set.isSame.length })),
];
const isForNews = values.news.length > 0;
if (!isForNews)
  for (const { features } of sets)
    for (let at = 0; at < features.length; at++)
      if (OF_THE_LIST.has(PAIR_FEATURES[at % SIZE] ?? 'bias')) features[at] = 0;
const caution = isForNews ? CAUTION.news : CAUTION.client;
const weights = fitWeights(sets);
const shown = PAIR_FEATURES.map(
  (name, i) => [name, (weights[i] ?? 0) - (name === 'bias' ? caution : 0)] as const,
);
console.log(
  JSON.stringify(
    Object.fromEntries(shown.map(([name, weight]) => [name, Number(weight.toFixed(2))])),
    null,
    2,
  ),
);
