/** Fits conditional logit models (McFadden 1974): among the candidates of each image, the correct ones should win. */
import { writeFileSync } from 'node:fs';
import { at } from '@earshot/schema/at';
import { type Features, weighed } from '../../src/core/screenshot/rows/feature-values.ts';
import { minimize } from '../minimize.ts';

/** Strength of the quadratic penalty that keeps weights small (ridge). */
const RIDGE = 0.001;

/** The candidates of one choice. */
export interface ChoiceExample {
  readonly candidates: readonly Features[];
  readonly isRight: readonly boolean[];
}

/** Maximizes the likelihood of the correct candidates over all images. */
export function fitChoice(examples: readonly ChoiceExample[]): ReadonlyMap<string, number> {
  const names = [...new Set(examples.flatMap(({ candidates }) => candidates.flatMap(Object.keys)))].sort();
  const weights = minimize((point, gradient) => {
    const weightOf = new Map(names.map((name, i) => [name, at(point, i)]));
    const slopes = new Map<string, number>();
    let loss = 0;
    for (const example of examples) loss += addSlopes(example, weightOf, slopes) / examples.length;
    names.forEach((name, i) => {
      loss += (RIDGE / 2) * at(point, i) ** 2;
      gradient[i] = (slopes.get(name) ?? 0) / examples.length + RIDGE * at(point, i);
    });
    return loss;
  }, new Float64Array(names.length));
  return new Map(names.map((name, i) => [name, Number(at(weights, i).toFixed(3))]));
}

/** Adds the gradient of the negative log likelihood of one image, and returns its value. */
function addSlopes(
  { candidates, isRight }: ChoiceExample,
  weightOf: ReadonlyMap<string, number>,
  slopes: Map<string, number>,
): number {
  const scores = candidates.map((features) => weighed(features, weightOf));
  const highest = scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY);
  const odds = scores.map((score) => Math.exp(score - highest));
  const total = odds.reduce((sum, one) => sum + one, 0);
  const right = odds.reduce((sum, one, i) => sum + (isRight[i] ? one : 0), 0);
  candidates.forEach((features, i) => {
    const slope = at(odds, i) / total - (isRight[i] ? at(odds, i) / right : 0);
    for (const [name, value] of Object.entries(features))
      slopes.set(name, (slopes.get(name) ?? 0) + slope * value);
  });
  return Math.log(total) - Math.log(right);
}

/** Returns the index of the candidate with the highest score. */
export function bestOf({ candidates }: ChoiceExample, weights: ReadonlyMap<string, number>): number {
  const scores = candidates.map((features) => weighed(features, weights));
  return scores.indexOf(scores.reduce((most, score) => Math.max(most, score), Number.NEGATIVE_INFINITY));
}

export function writeWeights(weights: ReadonlyMap<string, number>, file: string): void {
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(weights), null, 2)}\n`);
}
