import { VECTOR_DIMENSIONS } from '../../../content/tables/word-vector-source.ts';
import { toUnit } from '../../text/word-vectors.ts';
import { type PackedRows, rowOf } from './packed-rows.ts';
import { vectorAt } from './vector-rows.ts';

export interface MeanVectors {
  /** By title: the weighted mean of its stem vectors minus `common`, scaled to length 1. */
  readonly means: Float32Array;
  /** Mean of the related titles. */
  readonly common: Float32Array;
}

/** Returns the mean vector of each title and of the list. */
export function meanVectors(
  rows: PackedRows,
  weights: Float64Array,
  vectors: readonly (Float32Array | null)[],
  related: Uint8Array,
): MeanVectors {
  const titles = rows.starts.length - 1;
  const size = Math.max(
    1,
    related.reduce((sum, isRelated) => sum + isRelated, 0),
  );
  const means = new Float32Array(titles * VECTOR_DIMENSIONS);
  const common = new Float32Array(VECTOR_DIMENSIONS);
  for (let title = 0; title < titles; title++) {
    const own = vectorAt(means, title);
    for (const stem of rowOf(rows, title)) {
      const [vector, weight] = [vectors[stem], weights[stem] ?? 0];
      if (vector) for (let i = 0; i < own.length; i++) own[i] = (own[i] ?? 0) + weight * (vector[i] ?? 0);
    }
    toUnit(own);
    if (related[title] === 1)
      own.forEach((value, i) => {
        common[i] = (common[i] ?? 0) + value / size;
      });
  }
  for (let title = 0; title < titles; title++) {
    const own = vectorAt(means, title);
    if (own.every((value) => value === 0)) continue;
    for (let i = 0; i < own.length; i++) own[i] = (own[i] ?? 0) - (common[i] ?? 0);
    toUnit(own);
  }
  return { means, common };
}
