import { VECTOR_DIMENSIONS } from '../../../content/tables/word-vector-source.ts';

/** Returns one row of a matrix with `VECTOR_DIMENSIONS` columns, without copying it. */
export function vectorAt(rows: Float32Array, row: number): Float32Array {
  return rows.subarray(row * VECTOR_DIMENSIONS, (row + 1) * VECTOR_DIMENSIONS);
}

/** Returns the scalar product of two rows. Uses four sums, because additions to a single one would wait for each other. */
export function dotRows(left: Float32Array, a: number, right: Float32Array, b: number): number {
  const [startA, startB] = [a * VECTOR_DIMENSIONS, b * VECTOR_DIMENSIONS];
  let [first, second, third, fourth] = [0, 0, 0, 0];
  for (let i = 0; i < VECTOR_DIMENSIONS; i += 4) {
    first += (left[startA + i] ?? 0) * (right[startB + i] ?? 0);
    second += (left[startA + i + 1] ?? 0) * (right[startB + i + 1] ?? 0);
    third += (left[startA + i + 2] ?? 0) * (right[startB + i + 2] ?? 0);
    fourth += (left[startA + i + 3] ?? 0) * (right[startB + i + 3] ?? 0);
  }
  return first + second + (third + fourth);
}
