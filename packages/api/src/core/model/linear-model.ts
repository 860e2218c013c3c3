import { itemAt } from '@earshot/schema/item-at';
import type { ChainModel } from './linear-chain.ts';

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

export interface SparseVector {
  readonly indices: ArrayLike<number>;
  readonly values: ArrayLike<number>;
}

export interface NamedFeatures {
  readonly names: readonly string[];
  readonly indexOf: ReadonlyMap<string, number>;
}

export function namedFeatures(names: readonly string[]): NamedFeatures {
  return { names, indexOf: new Map(names.map((name, i) => [name, i])) };
}

/** A name that never occurred in the training data has no weight. A name in a set has the value 1. */
export function vectorOf(space: NamedFeatures, features: Set<string> | Record<string, number>): SparseVector {
  const indices: number[] = [];
  const values: number[] = [];
  // `Object.entries` would create an array for each feature of each line.
  for (const name of features instanceof Set ? features : Object.keys(features)) {
    const value = features instanceof Set ? 1 : features[name];
    const index = space.indexOf.get(name);
    if (index === undefined || value === undefined || value === 0) continue;
    indices.push(index);
    values.push(value);
  }
  return { indices, values };
}

/** FNV-1a followed by the finalizer of MurmurHash3: signed 32 bits, which engines store without allocating an object. */
export function hashText(text: string): number {
  return hashRange(text, 0, text.length, 0x811c9dc5);
}

export function hashRange(text: string, from: number, to: number, seed: number): number {
  let hash = seed;
  for (let i = from; i < to; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return finish(hash);
}

export function mix(first: number, second: number): number {
  return finish(Math.imul(first, 0x9e3779b1) ^ (second + 0x7f4a7c15));
}

function finish(value: number): number {
  let hash = value ^ (value >>> 16);
  hash = Math.imul(hash, 0x85ebca6b);
  hash ^= hash >>> 13;
  hash = Math.imul(hash, 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** Weinberger et al., "Feature Hashing for Large Scale Multitask Learning", 2009. */
export function hashFeature(text: string, bits: number): number {
  return hashText(text) & (2 ** bits - 1);
}

/** Platt scaling (Platt 1999, "Probabilistic Outputs for Support Vector Machines"). */
export interface Calibration {
  readonly slope: number;
  readonly intercept: number;
}

/** Our samples are too small for more extreme values. The lowest probability is 1 minus this. */
const MAX_PROBABILITY = 0.995;

export function calibratedProbability(calibration: Calibration, logOdds: number): number {
  const probability = 1 / (1 + Math.exp(-(calibration.slope * logOdds + calibration.intercept)));
  return Math.min(MAX_PROBABILITY, Math.max(1 - MAX_PROBABILITY, probability));
}

/** A model with named features: one line per feature, readable in a diff. */
export interface NamedModelFile {
  readonly outcomes: readonly string[];
  readonly bias: readonly number[];
  readonly weights: Readonly<Record<string, readonly number[]>>;
  readonly calibration?: Calibration;
}

/** Weights are signed bytes in base64, laid out as in `LinearModel`. */
export interface HashedModelFile {
  readonly outcomes: readonly string[];
  readonly bias: readonly number[];
  readonly bits: number;
  readonly scale: number;
  readonly weights: string;
  readonly calibration?: Calibration;
}

export interface ChainModelFile extends NamedModelFile {
  readonly transitions: readonly (readonly number[])[];
  readonly start: readonly number[];
  readonly end: readonly number[];
}

export function readNamedModel(file: NamedModelFile): { model: LinearModel; space: NamedFeatures } {
  const entries = Object.entries(file.weights);
  return {
    space: namedFeatures(entries.map(([name]) => name)),
    model: {
      outcomes: file.outcomes,
      bias: Float64Array.from(file.bias),
      weights: Float64Array.from(entries.flatMap(([, weights]) => weights)),
      scale: 1,
    },
  };
}

/** Throws a RangeError if the number of weights does not match the number of bits. */
export function readHashedModel(file: HashedModelFile): LinearModel {
  const bytes = atob(file.weights);
  const expected = 2 ** file.bits * file.outcomes.length;
  if (bytes.length !== expected)
    throw new RangeError(`The model has ${bytes.length} weights, not ${expected}.`);
  const weights = new Int8Array(bytes.length);
  for (let i = 0; i < bytes.length; i++) weights[i] = bytes.charCodeAt(i);
  return { outcomes: file.outcomes, bias: Float64Array.from(file.bias), weights, scale: file.scale };
}

export function readChainModel(file: ChainModelFile): {
  chain: ChainModel;
  model: LinearModel;
  space: NamedFeatures;
} {
  const chain = {
    labels: file.outcomes,
    transitions: Float64Array.from(file.transitions.flat()),
    start: Float64Array.from(file.start),
    end: Float64Array.from(file.end),
  };
  return { chain, ...readNamedModel(file) };
}
