/**
 * Fits a conditional logit model (McFadden 1974): among the candidates of each image, the correct ones should have the
 * highest probability.
 */

import { writeFileSync } from 'node:fs';
import type { Features } from '../../src/core/screenshot/rows/feature-values.ts';

const STEPS = 600;
const RATE = 0.05;
/** Strength of the quadratic penalty that keeps weights small (ridge). */
const RIDGE = 0.001;

/**
 * The candidates of one choice. Each consists of parts, whose features are stored as lists of indices and values, because most
 * are 0.
 */
export interface ChoiceExample {
  readonly parts: readonly { readonly places: Uint16Array; readonly values: Float64Array }[];
  /** Part indices of each candidate. */
  readonly made: readonly (readonly number[])[];
  readonly isRight: readonly boolean[];
}

/** Maximizes the likelihood of the correct candidates over all images by gradient ascent (Adam, Kingma and Ba 2015). */
export function fitChoice(examples: readonly ChoiceExample[], size: number): Float64Array {
  const weights = new Float64Array(size);
  const first = new Float64Array(size);
  const second = new Float64Array(size);
  for (let step = 1; step <= STEPS; step += 1) {
    const gradient = weights.map((weight) => -RIDGE * weight);
    for (const example of examples) addSlope(example, weights, gradient, 1 / examples.length);
    for (let i = 0; i < size; i += 1) {
      const g = gradient[i] ?? 0;
      const m = 0.9 * (first[i] ?? 0) + 0.1 * g;
      const v = 0.999 * (second[i] ?? 0) + 0.001 * g * g;
      first[i] = m;
      second[i] = v;
      const change = m / (1 - 0.9 ** step) / (Math.sqrt(v / (1 - 0.999 ** step)) + 1e-8);
      weights[i] = (weights[i] ?? 0) + RATE * change;
    }
  }
  return weights;
}

/** Adds the gradient of the log likelihood of one image, times `share`. */
function addSlope(
  example: ChoiceExample,
  weights: Float64Array,
  gradient: Float64Array,
  share: number,
): void {
  const { parts, made, isRight } = example;
  const scores = scoresOf(example, weights);
  const highest = highestOf(scores);
  const shares = scores.map((score) => Math.exp(score - highest));
  const total = shares.reduce((sum, one) => sum + one, 0);
  const right = shares.reduce((sum, one, i) => sum + (isRight[i] ? one : 0), 0);
  const slopes = new Float64Array(parts.length);
  shares.forEach((one, i) => {
    const slope = share * ((isRight[i] ? one / right : 0) - one / total);
    for (const part of made[i] ?? []) slopes[part] = (slopes[part] ?? 0) + slope;
  });
  parts.forEach(({ places, values }, part) => {
    const slope = slopes[part] ?? 0;
    if (Math.abs(slope) < 1e-12) return;
    places.forEach((place, k) => {
      gradient[place] = (gradient[place] ?? 0) + slope * (values[k] ?? 0);
    });
  });
}

/** Returns the score of each candidate: the sum of its features times their weights. */
function scoresOf({ parts, made }: ChoiceExample, weights: Float64Array): Float64Array {
  const scoreOf = Float64Array.from(parts, ({ places, values }) => {
    let score = 0;
    for (let k = 0; k < places.length; k += 1) score += (weights[places[k] ?? 0] ?? 0) * (values[k] ?? 0);
    return score;
  });
  return Float64Array.from(made, (ofOne) => ofOne.reduce((sum, part) => sum + (scoreOf[part] ?? 0), 0));
}

const highestOf = (scores: Float64Array) =>
  scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);

/** Returns the index of the candidate with the highest score. */
export function bestOf(example: ChoiceExample, weights: Float64Array): number {
  const scores = scoresOf(example, weights);
  return scores.indexOf(highestOf(scores));
}

/** Assigns indices to feature names in order of first occurrence. */
export function createNames() {
  const places = new Map<string, number>();
  return {
    size: () => places.size,
    entries: () => [...places],
    indexed(candidates: readonly (readonly Features[])[]): Pick<ChoiceExample, 'parts' | 'made'> {
      const parts = [...new Set(candidates.flat())];
      const numberOf = new Map(parts.map((part, i) => [part, i]));
      return {
        parts: parts.map((part) => {
          const kept = Object.entries(part).filter(([, value]) => value !== 0);
          for (const [name] of kept) if (!places.has(name)) places.set(name, places.size);
          return {
            places: Uint16Array.from(kept, ([name]) => places.get(name) ?? 0),
            values: Float64Array.from(kept, ([, value]) => value),
          };
        }),
        made: candidates.map((ofOne) => ofOne.map((part) => numberOf.get(part) ?? 0)),
      };
    },
  };
}

/** Writes weights by name, sorted, with three decimals. */
export function writeWeights(
  names: ReturnType<typeof createNames>,
  weights: Float64Array,
  file: string,
): void {
  const rounded = names
    .entries()
    .map(([name, i]): [string, number] => [name, Number((weights[i] ?? 0).toFixed(3))])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(rounded), null, 2)}\n`);
}
