import { expect, it } from 'vitest';
import { VECTOR_DIMENSIONS } from '../../../content/tables/word-vector-source.ts';
import { EQUAL, relateStems } from './relate-stems.ts';

/** A unit vector in the plane of the first two axes. `cosine` is that of its angle to the first axis. */
function vector(cosine: number): Float32Array {
  const values = new Float32Array(VECTOR_DIMENSIONS);
  values.set([cosine, Math.sqrt(1 - cosine * cosine)]);
  return values;
}
const COUNTS = new Int32Array(5).fill(1);

it('relates stems by the cosine of their vectors: 0 at .2, and at most .99 of the level of equal stems', () => {
  const vectors = [vector(1), vector(1), vector(0.6), vector(0.2), vector(0)];
  const { rowOf, levels, size } = relateStems(vectors, COUNTS, new Float64Array(5).fill(1));
  expect([...rowOf]).toEqual([0, 1, 2, 3, 4]);
  expect(size).toBe(6);
  expect([...levels.subarray(0, 6)]).toEqual([0, Math.round(0.99 * EQUAL), Math.round(EQUAL / 2), 0, 0, 0]);
  expect(levels[1]).toBe(levels[size]);
});

it('of more stems than can be compared, the most frequent ones are', () => {
  const count = 4_001;
  const vectors = Array.from({ length: count }, () => vector(1));
  const frequency = new Int32Array(count).fill(1);
  frequency[count - 1] = 2;
  const { rowOf, size } = relateStems(vectors, frequency, new Float64Array(count).fill(1));
  expect([size, rowOf[count - 1], rowOf[0], rowOf[count - 2]]).toEqual([count, 0, 1, count - 1]);
});

it('stems without a vector or a weight share a row that is related to nothing', () => {
  const vectors = [vector(1), null, vector(1), vector(1)];
  const { rowOf, levels, size } = relateStems(vectors, COUNTS, Float64Array.from([1, 1, 0, 2]));
  expect([...rowOf]).toEqual([0, 2, 2, 1]);
  expect([...levels]).toEqual([0, 252, 0, 252, 0, 0, 0, 0, 0]);
  expect(size).toBe(3);
});
