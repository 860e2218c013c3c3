/**
 * The model that training fits: the value of a text is squash(sum of factor x weight), where the factors come from the
 * rules of `core/sentiment` and the weights are looked for near the prior (ridge regression around the lexicon).
 */
import { lexiconOf } from '../../src/core/sentiment/lexicon.ts';
import { readTone } from '../../src/core/sentiment/read-tone.ts';
import { RULES } from '../../src/core/sentiment/sentiment-rules.ts';
import { sentimentTokens } from '../../src/core/sentiment/sentiment-tokens.ts';
import { limitWords, shareOfSentences, TONE } from '../../src/core/sentiment/tone-value.ts';
import type { LabelledSet } from './training-data.ts';

/** Put on all weights after the fit so that 0.1 parts neutral from toned texts best (macro-F1, cross-validated). */
export const SCALE = 0.7;

export interface Example {
  readonly set: number;
  readonly gold: number;
  /** What the events say, which is not fitted. */
  readonly events: number;
  readonly isPost: boolean;
  readonly units: readonly { readonly id: number; readonly factor: number }[];
}

export interface FitOptions {
  readonly iterations: number;
  readonly learningRate: number;
  /** Pull of every weight towards the prior. */
  readonly lexiconPull: number;
  /** Share of a data set in the loss, by name; 1 when absent. */
  readonly shares: Readonly<Record<string, number>>;
}

export function examplesOf(sets: readonly LabelledSet[], ids: ReadonlyMap<string, number>): Example[] {
  const lexicon = lexiconOf(ids.keys());
  return sets.flatMap(({ texts }, set) =>
    texts.map(({ text, gold }) => {
      const { items, sentences, isPost } = readTone({
        text,
        tokens: sentimentTokens(text, lexicon.has),
        names: [],
        lexicon,
      });
      const share = shareOfSentences(sentences);
      const events = items.reduce((sum, item) => sum + item.event, 0);
      return {
        set,
        gold,
        isPost,
        events: events * share * TONE.eventShare,
        units: items.flatMap(({ words }) =>
          words.map(({ key, factor }) => ({ id: ids.get(key) ?? 0, factor: factor * share })),
        ),
      };
    }),
  );
}

const squash = (sum: number): number => sum / Math.sqrt(sum * sum + RULES.alpha);

/** @param limited with the limits that the product puts on the sum; the fit goes without them. */
export function predict(example: Example, weights: Float64Array, limited: boolean): number {
  const parts = example.units.map(({ id, factor }) => factor * (weights[id] ?? 0));
  const words = parts.reduce((sum, part) => sum + part, 0);
  if (!limited || example.isPost) return squash(example.events + words);
  const opposing = parts.reduce(
    (sum, part) => (Math.sign(part) === -Math.sign(example.events) ? sum + part : sum),
    0,
  );
  return squash(limitWords(example.events / TONE.eventShare, words - opposing, opposing).sum);
}

/** Adam on the squared error of each set, standardised; scale and offset of a set are its own and thrown away. */
export function fitWeights(
  examples: readonly Example[],
  sets: readonly LabelledSet[],
  prior: Float64Array,
  options: FitOptions,
): Float64Array {
  const weights = Float64Array.from(prior);
  const [m, v] = [new Float64Array(prior.length), new Float64Array(prior.length)];
  const bySet = sets.map((_, i) => examples.filter(({ set }) => set === i));
  for (let step = 1; step <= options.iterations; step++) {
    const gradient = new Float64Array(prior.length);
    for (const [i, members] of bySet.entries()) {
      addGradient(gradient, members, weights, options.shares[sets[i]?.name ?? ''] ?? 1);
    }
    const decay = 0.5 * (1 + Math.cos((Math.PI * step) / options.iterations));
    for (let id = 0; id < weights.length; id++) {
      const g = (gradient[id] ?? 0) + options.lexiconPull * ((weights[id] ?? 0) - (prior[id] ?? 0));
      m[id] = 0.9 * (m[id] ?? 0) + 0.1 * g;
      v[id] = 0.999 * (v[id] ?? 0) + 0.001 * g * g;
      const size = (m[id] ?? 0) / (1 - 0.9 ** step) / (Math.sqrt((v[id] ?? 0) / (1 - 0.999 ** step)) + 1e-8);
      weights[id] = (weights[id] ?? 0) - options.learningRate * decay * size;
    }
  }
  return weights;
}

function addGradient(
  gradient: Float64Array,
  members: readonly Example[],
  weights: Float64Array,
  share: number,
): void {
  if (members.length === 0) return;
  const predictions = members.map((example) => predict(example, weights, false));
  const golds = members.map(({ gold }) => gold);
  const { slope, offset, variance } = regress(predictions, golds);
  const unit = (share * 2 * slope) / (members.length * Math.max(variance, 1e-6));
  for (const [i, { units, gold }] of members.entries()) {
    const p = predictions[i] ?? 0;
    const error = slope * p + offset - gold;
    const inner = (1 - p * p) ** 1.5 / Math.sqrt(RULES.alpha);
    for (const { id, factor } of units) gradient[id] = (gradient[id] ?? 0) + unit * error * inner * factor;
  }
}

function regress(
  x: readonly number[],
  y: readonly number[],
): { slope: number; offset: number; variance: number } {
  const n = x.length;
  const [mx, my] = [x.reduce((s, a) => s + a, 0) / n, y.reduce((s, a) => s + a, 0) / n];
  let [xy, xx, yy] = [0, 0, 0];
  for (let i = 0; i < n; i++) {
    xy += ((x[i] ?? 0) - mx) * ((y[i] ?? 0) - my);
    xx += ((x[i] ?? 0) - mx) ** 2;
    yy += ((y[i] ?? 0) - my) ** 2;
  }
  const slope = xx === 0 ? 0 : Math.max(0, xy / xx);
  return { slope, offset: my - slope * mx, variance: yy / n };
}
