import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VECTOR_DIMENSIONS } from '../../../content/tables/word-vector-source.ts';
import { ITEM_FIGURES } from './item-figures.ts';
import {
  filterValues,
  INPUTS,
  PLACES,
  project,
  projectVector,
  readWindowNet,
  vectorWeights,
  type WindowNet,
  windowOdds,
} from './window-net.ts';

const FILTERS = 2;

function netOf(weights: ArrayLike<number>): WindowNet {
  return {
    filters: FILTERS,
    inputs: INPUTS,
    weights,
    bias: [0.1, -0.1],
    outputs: [1, -0.5, 0.25, 0.5, -1, 0.5, 0.5, 0.25],
    outputBias: [0.2, -0.3],
    rows: [],
  };
}

/** Weights that differ from each other. */
const NET = netOf(Float32Array.from({ length: PLACES * INPUTS * FILTERS }, (_, i) => Math.sin(i)));

function read(net: WindowNet, figures: readonly (readonly number[])[]) {
  const projected = new Float32Array(figures.length * PLACES * FILTERS);
  figures.forEach((own, item) => {
    project(net, own, 0, projected, item * PLACES * FILTERS);
  });
  return windowOdds(net, filterValues(net, projected, figures.length), figures.length);
}

describe('projectVector', () => {
  it('adds up the same as `project`', () => {
    const vectors = fc.array(fc.double({ min: -3, max: 3, noNaN: true }), {
      minLength: VECTOR_DIMENSIONS,
      maxLength: VECTOR_DIMENSIONS,
    });
    fc.assert(
      fc.property(vectors, (vector) => {
        const expected = new Float32Array(PLACES * FILTERS);
        project(NET, vector, 0, expected, 0);
        const sums = projectVector(vectorWeights(NET), Float64Array.from(vector));
        expected.forEach((value, i) => {
          expect(sums[i]).toBeCloseTo(value, 3);
        });
      }),
    );
  });
});

describe('windowOdds', () => {
  it('says what each item adds: the sum is the difference of the log odds', () => {
    const items = fc.array(
      fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { maxLength: ITEM_FIGURES }),
      {
        minLength: 1,
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(items, (figures) => {
        const { good, bad, byItem } = read(NET, figures);
        const sum = byItem.reduce((total, value) => total + value, 0.2 + 0.3);
        expect(sum).toBeCloseTo(good - bad, 4);
      }),
    );
  });

  it('depends on the order of the items', () => {
    const [first, second] = [
      [1, 0, 2],
      [0, 1.5, -1],
    ];
    expect(read(NET, [first, second]).good).not.toBeCloseTo(read(NET, [second, first]).good, 3);
  });

  it('is the bias for a line without items', () => {
    const { good, bad } = windowOdds(NET, new Float32Array(0), 0);
    expect([good, bad]).toEqual([0.2, -0.3]);
  });
});

describe('readWindowNet', () => {
  it('unpacks signed bytes', () => {
    const bytes = Buffer.from(
      Int8Array.from({ length: PLACES * INPUTS }, (_, i) => (i % 2 === 0 ? -127 : 5)).buffer,
    );
    const weights = { scale: 0.5, bytes: bytes.toString('base64') };
    const none = { scale: 1, bytes: '' };
    const net = readWindowNet({
      filters: 1,
      weights,
      rows: none,
      bias: [0],
      outputs: [0, 0, 0, 0],
      outputBias: [0, 0],
    });
    expect([net.weights[0], net.weights[1]]).toEqual([-63.5, 2.5]);
  });

  it('refuses a file with too few weights', () => {
    const none = { scale: 1, bytes: '' };
    const file = { filters: 1, weights: none, rows: none, bias: [0], outputs: [], outputBias: [0, 0] };
    expect(() => readWindowNet(file)).toThrow(RangeError);
  });
});
