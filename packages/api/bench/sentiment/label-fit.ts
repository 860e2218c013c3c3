/** Multinomial logistic regression of good, bad and neutral; words may share what their vectors have in common. */
import type { LogOdds } from '../../src/core/sentiment/log-odds.ts';

export type Label = 'good' | 'bad' | 'neutral';

export interface FitExample {
  readonly label: Label;
  /** Sparse: places of its features and their values. */
  readonly features: readonly { readonly id: number; readonly value: number }[];
  /** How much it counts; 1 when absent. */
  readonly weight?: number;
  /** The sum of the vectors of its words. */
  readonly vector: Float64Array;
}

export interface Fitted {
  /** Per class (good, bad, neutral), per feature. */
  readonly sparse: readonly Float64Array[];
  readonly dense: readonly Float64Array[];
  readonly bias: readonly number[];
}

export interface FitSettings {
  readonly iterations: number;
  readonly learningRate: number;
  /** Pull of the weights of words and pairs towards 0, by feature. */
  readonly pulls: Float64Array;
  /** Pull of the weights of the vectors' dimensions. */
  readonly densePull: number;
}

const CLASSES: readonly Label[] = ['good', 'bad', 'neutral'];

/** Adam on the cross entropy, all examples in each step; deterministic. */
export function fitLabels(examples: readonly FitExample[], settings: FitSettings): Fitted {
  const [features, dimensions] = [settings.pulls.length, examples[0]?.vector.length ?? 0];
  const size = features + dimensions + 1;
  const weights = CLASSES.map(() => new Float64Array(size));
  const [m, v] = [CLASSES.map(() => new Float64Array(size)), CLASSES.map(() => new Float64Array(size))];
  const pullOf = (i: number) =>
    i < features ? (settings.pulls[i] ?? 0) : i < features + dimensions ? settings.densePull : 0;
  for (let step = 1; step <= settings.iterations; step++) {
    const gradient = CLASSES.map(() => new Float64Array(size));
    for (const example of examples) addGradient(gradient, example, weights, features);
    const [first, second] = [1 - 0.9 ** step, 1 - 0.999 ** step];
    for (let c = 0; c < CLASSES.length; c++) {
      const [w, g, mc, vc] = [weights[c], gradient[c], m[c], v[c]];
      if (!w || !g || !mc || !vc) continue;
      for (let i = 0; i < size; i++) {
        const slope = ((g[i] ?? 0) + pullOf(i) * (w[i] ?? 0)) / examples.length;
        mc[i] = 0.9 * (mc[i] ?? 0) + 0.1 * slope;
        vc[i] = 0.999 * (vc[i] ?? 0) + 0.001 * slope * slope;
        w[i] =
          (w[i] ?? 0) -
          (settings.learningRate * ((mc[i] ?? 0) / first)) / (Math.sqrt((vc[i] ?? 0) / second) + 1e-8);
      }
    }
  }
  return {
    sparse: weights.map((w) => w.slice(0, features)),
    dense: weights.map((w) => w.slice(features, features + dimensions)),
    bias: weights.map((w) => w[size - 1] ?? 0),
  };
}

function addGradient(
  gradient: readonly Float64Array[],
  { features, vector, label, weight = 1 }: FitExample,
  weights: readonly Float64Array[],
  offset: number,
): void {
  const logits = weights.map((w) => {
    let sum = w[w.length - 1] ?? 0;
    for (const { id, value } of features) sum += value * (w[id] ?? 0);
    for (let i = 0; i < vector.length; i++) sum += (vector[i] ?? 0) * (w[offset + i] ?? 0);
    return sum;
  });
  softmax(logits).forEach((p, c) => {
    const g = gradient[c];
    if (!g) return;
    const error = weight * (p - (CLASSES[c] === label ? 1 : 0));
    for (const { id, value } of features) g[id] = (g[id] ?? 0) + error * value;
    for (let i = 0; i < vector.length; i++) g[offset + i] = (g[offset + i] ?? 0) + error * (vector[i] ?? 0);
    g[g.length - 1] = (g[g.length - 1] ?? 0) + error;
  });
}

/** Weights of good, bad and neutral as those of good and bad against neutral, with two decimals. */
export function againstNeutral([good = 0, bad = 0, neutral = 0]: readonly number[]): LogOdds {
  return [round(good - neutral), round(bad - neutral)];
}

function round(value: number): number {
  return Math.round(value * 100) / 100 + 0;
}

function softmax(logits: readonly number[]): number[] {
  const most = Math.max(...logits);
  const parts = logits.map((logit) => Math.exp(logit - most));
  const sum = parts.reduce((total, part) => total + part, 0);
  return parts.map((part) => part / sum);
}
