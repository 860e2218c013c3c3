import { VECTOR_DIMENSIONS } from '../../../content/tables/word-vector-source.ts';
import { dotRows } from './vector-rows.ts';

/** Minimum cosine of related words. */
const MIN_COSINE = 0.2;
/** Maximum number of frequent stems compared with each other. In a very long list, rarer stems match only themselves. */
const MAX_RELATED_STEMS = 4_000;
/** Level of equal stems. Related ones are below. */
export const EQUAL = 255;

export interface Matches {
  /** By stem: its row in `levels`. Stems that match only themselves share the last row. */
  readonly rowOf: Int32Array;
  /** Relatedness of two different stems as a square matrix, 0 to less than `EQUAL`. */
  readonly levels: Uint8Array;
  /** Number of rows. */
  readonly size: number;
}

/** Relates stems by the cosine of their vectors. Stems without a vector or a weight match only themselves. */
export function relateStems(
  vectors: readonly (Float32Array | null)[],
  frequency: Int32Array,
  weights: Float64Array,
): Matches {
  const known = vectors.flatMap((vector, stem) => (vector && (weights[stem] ?? 0) > 0 ? stem : []));
  if (known.length > MAX_RELATED_STEMS)
    known.sort((a, b) => (frequency[b] ?? 0) - (frequency[a] ?? 0) || a - b);
  const compared = known.slice(0, MAX_RELATED_STEMS);
  const size = compared.length + 1;
  const rowOf = new Int32Array(vectors.length).fill(compared.length);
  const packed = new Float32Array(size * VECTOR_DIMENSIONS);
  compared.forEach((stem, row) => {
    rowOf[stem] = row;
    packed.set(vectors[stem] ?? [], row * VECTOR_DIMENSIONS);
  });
  const levels = new Uint8Array(size * size);
  for (let a = 0; a < compared.length; a++)
    for (let b = 0; b < a; b++) {
      const cosine = dotRows(packed, a, packed, b);
      if (cosine <= MIN_COSINE) continue;
      const level = Math.round(EQUAL * Math.min(0.99, (cosine - MIN_COSINE) / (1 - MIN_COSINE)));
      levels[a * size + b] = level;
      levels[b * size + a] = level;
    }
  return { rowOf, levels, size };
}
