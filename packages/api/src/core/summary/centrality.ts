/** How much each sentence has in common with the rest of the text. */
import { type SentenceVector, similarity } from './sentence-vectors.ts';

/**
 * Returns the TF-IDF cosine of each usable sentence summed over all later ones, and 0 for unusable sentences. Linear: the
 * sum of cosines is one product with the sum of all later vectors.
 */
export function centralities(vectors: readonly SentenceVector[], usable: readonly boolean[]): number[] {
  const result = new Array<number>(vectors.length).fill(0);
  const later = new Map<string, number>();
  for (let i = vectors.length - 1; i >= 0; i--) {
    const vector = vectors[i];
    if (!usable[i] || !vector) continue;
    result[i] = similarity(vector, later);
    for (const [term, weight] of vector) later.set(term, (later.get(term) ?? 0) + weight);
  }
  return result;
}

/** Scales the values so that the highest is 1. Zeros stay zeros. */
export function scaledToOne(values: readonly number[]): number[] {
  const strongest = values.reduce((most, value) => Math.max(most, value), 0) || 1;
  return values.map((value) => value / strongest);
}
