import type { Features } from '../rows/feature-values.ts';

/** Returns the score of a candidate: the sum of its features times their weights. */
export function weighed(features: Features, weightOf: ReadonlyMap<string, number>): number {
  let score = 0;
  for (const [name, value] of Object.entries(features)) score += (weightOf.get(name) ?? 0) * value;
  return score;
}
