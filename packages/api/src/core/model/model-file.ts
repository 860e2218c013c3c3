import type { Calibration } from './calibration.ts';
import { type NamedFeatures, namedFeatures } from './feature-space.ts';
import type { ChainModel } from './linear-chain.ts';
import type { LinearModel } from './linear-model.ts';

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
