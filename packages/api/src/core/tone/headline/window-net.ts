/** A network over three items at a time (Kim, "Convolutional Neural Networks for Sentence Classification", 2014). */
import { VECTOR_DIMENSIONS } from '../../../content/tables/word-vector-source.ts';
import { ITEM_FIGURES } from './item-figures.ts';

export const PLACES = 3;
export const INPUTS = VECTOR_DIMENSIONS + ITEM_FIGURES;
/** Weight of a filter's sum, which is also divided by the square root of the number of items. */
export const MEAN_SHARE = 0.5;

export interface WindowNet {
  readonly filters: number;
  readonly inputs: number;
  /** `weights[(place * inputs + input) * filters + filter]`. */
  readonly weights: ArrayLike<number>;
  readonly bias: ArrayLike<number>;
  /** For good, then for bad: weights for the highest value of each filter, then for its scaled sum. */
  readonly outputs: ArrayLike<number>;
  readonly outputBias: ArrayLike<number>;
  /** Corrections of word vectors. `rows[row * VECTOR_DIMENSIONS + i]`, with the row from the hash of a stem. */
  readonly rows: ArrayLike<number>;
}

/** Stored weights: signed bytes in base64, in units of `scale`. */
export interface StoredWeights {
  readonly scale: number;
  readonly bytes: string;
}

export interface WindowNetFile {
  readonly filters: number;
  readonly weights: StoredWeights;
  readonly rows: StoredWeights;
  readonly bias: readonly number[];
  readonly outputs: readonly number[];
  readonly outputBias: readonly number[];
}

/** Throws a RangeError if the number of `weights` does not fit the filters. */
export function readWindowNet(file: WindowNetFile, inputs = INPUTS): WindowNet {
  const net = { ...file, inputs, weights: unpack(file.weights), rows: unpack(file.rows) };
  const expected = PLACES * inputs * file.filters;
  if (net.weights.length !== expected)
    throw new RangeError(`The network has ${net.weights.length} weights, not ${expected}.`);
  return net;
}

function unpack({ scale, bytes }: StoredWeights): Float32Array {
  const binary = atob(bytes);
  const signed = new Int8Array(1);
  const weights = new Float32Array(binary.length);
  for (let i = 0; i < binary.length; i++) {
    signed[0] = binary.charCodeAt(i);
    weights[i] = scale * (signed[0] ?? 0);
  }
  return weights;
}

/** Adds an item's contribution from `start`. `first` is 0 for a vector, `VECTOR_DIMENSIONS` for figures. */
export function project(
  net: WindowNet,
  inputs: ArrayLike<number>,
  first: number,
  into: Float32Array,
  start: number,
): void {
  for (let i = 0; i < inputs.length; i++) {
    const value = inputs[i] ?? 0;
    if (value !== 0) projectInput(net, first + i, value, into, start);
  }
}

export function projectInput(
  { filters, inputs, weights }: WindowNet,
  input: number,
  value: number,
  into: Float32Array,
  start: number,
): void {
  for (let place = 0; place < PLACES; place++) {
    const from = (place * inputs + input) * filters;
    const to = start + place * filters;
    for (let filter = 0; filter < filters; filter++)
      into[to + filter] = (into[to + filter] ?? 0) + value * (weights[from + filter] ?? 0);
  }
}

/** `values[item * filters + filter]`. */
export function filterValues(
  { filters, bias }: WindowNet,
  projected: Float32Array,
  items: number,
): Float32Array {
  const values = new Float32Array(items * filters);
  for (let item = 0; item < items; item++) {
    const offset = item * filters;
    for (let filter = 0; filter < filters; filter++) values[offset + filter] = bias[filter] ?? 0;
    for (let place = 0; place < PLACES; place++) {
      const other = item + place - 1;
      if (other < 0 || other >= items) continue;
      const from = (other * PLACES + place) * filters;
      for (let filter = 0; filter < filters; filter++)
        values[offset + filter] = (values[offset + filter] ?? 0) + (projected[from + filter] ?? 0);
    }
    for (let filter = 0; filter < filters; filter++)
      if ((values[offset + filter] ?? 0) < 0) values[offset + filter] = 0;
  }
  return values;
}

/** Log odds against neutral. `byItem`: how much the windows with each item favor good over bad. */
export interface WindowOdds {
  readonly good: number;
  readonly bad: number;
  readonly byItem: readonly number[];
}

export function windowOdds(net: WindowNet, values: Float32Array, items: number): WindowOdds {
  const { filters, outputs, outputBias } = net;
  const byWindow = new Array<number>(items).fill(0);
  let good = outputBias[0] ?? 0;
  let bad = outputBias[1] ?? 0;
  const add = (item: number, pool: number, value: number) => {
    const forGood = (outputs[pool] ?? 0) * value;
    const forBad = (outputs[2 * filters + pool] ?? 0) * value;
    good += forGood;
    bad += forBad;
    byWindow[item] = (byWindow[item] ?? 0) + forGood - forBad;
  };
  const share = MEAN_SHARE / Math.sqrt(Math.max(1, items));
  for (let filter = 0; filter < filters; filter++) {
    let best = 0;
    for (let item = 0; item < items; item++) {
      const value = values[item * filters + filter] ?? 0;
      if (value > (values[best * filters + filter] ?? 0)) best = item;
      if (value > 0) add(item, filters + filter, value * share);
    }
    add(best, filter, values[best * filters + filter] ?? 0);
  }
  return { good, bad, byItem: spread(byWindow) };
}

function spread(byWindow: readonly number[]): number[] {
  const byItem = new Array<number>(byWindow.length).fill(0);
  for (let item = 0; item < byWindow.length; item++) {
    const from = Math.max(0, item - 1);
    const to = Math.min(byWindow.length, item + 2);
    const part = (byWindow[item] ?? 0) / (to - from);
    for (let i = from; i < to; i++) byItem[i] = (byItem[i] ?? 0) + part;
  }
  return byItem;
}
