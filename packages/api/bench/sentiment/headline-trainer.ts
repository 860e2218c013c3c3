/** Fits the model of `core/sentiment/headline-model.ts` and turns it into the table that the product reads. */
import { isWord } from '../../src/core/sentiment/headline-features.ts';
import { shareOfWord } from '../../src/core/sentiment/headline-model.ts';
import { type LogOdds, sharesOf } from '../../src/core/sentiment/log-odds.ts';
import type { ReadHeadline } from './headline-data.ts';
import { againstNeutral, type FitExample, type Fitted, fitLabels } from './label-fit.ts';
import { DIMENSIONS, type WordVectors } from './word-vectors.ts';

export interface HeadlineModel {
  /** Lines of a word, or a pair of words, and its weights for good and bad against neutral; sorted. */
  readonly words: readonly string[];
  /** Weights for good and bad by feature of the rules. */
  readonly rules: readonly LogOdds[];
  readonly bias: LogOdds;
  readonly table: ReadonlyMap<string, LogOdds>;
}

/** Chosen by five-fold cross-validation; figures change by less than a point between half and twice of each. */
const SETTINGS = { iterations: 300, learningRate: 0.03, densePull: 10 } as const;
const PULL = 0.7;
const RULE_PULL = 0.05;
/** Rarer pairs of words say nothing that the words alone do not. */
const MIN_PAIRS = 3;
/** Smaller weights change no label. */
const MIN_WEIGHT = 0.2;

/** Placeholders for a start, a number or a name in a pair of words. */
const SIGNS = new Set(['^', '#', '@']);
/** Stands before the word that all its forms share a weight by. */
const ROOT = '~';
const RULE = /^rule \d+$/;

export function fitModel(headlines: readonly ReadHeadline[], vectors: WordVectors): HeadlineModel {
  const ids = new Map<string, number>();
  const idOf = (key: string): number => {
    const id = ids.get(key) ?? ids.size;
    ids.set(key, id);
    return id;
  };
  const rules = headlines[0]?.rules.length ?? 0;
  for (let i = 0; i < rules; i++) idOf(`rule ${i}`);
  const counts = new Map<string, number>();
  for (const key of headlines.flatMap(({ keys }) => keys)) counts.set(key, (counts.get(key) ?? 0) + 1);
  const isKept = (key: string) => {
    const words = key.split(' ');
    if (!words.every((word) => SIGNS.has(word) || vectors.of.has(word))) return false;
    return isWord(key) || (counts.get(key) ?? 0) >= MIN_PAIRS;
  };
  const examples = headlines.map((headline) => exampleOf(headline, vectors, isKept, idOf));
  const pulls = new Float64Array(ids.size).fill(PULL);
  pulls.fill(RULE_PULL, 0, rules);
  const { sparse, dense, bias } = fitLabels(examples, { ...SETTINGS, pulls });
  return toModel({ sparse, dense, bias }, ids, rules, vectors);
}

/** Good and bad against neutral, the words' own weights and what their vectors share in one number each. */
function toModel(
  { sparse, dense, bias }: Fitted,
  ids: ReadonlyMap<string, number>,
  rules: number,
  vectors: WordVectors,
): HeadlineModel {
  const table = new Map<string, LogOdds>();
  for (const key of new Set([...ids.keys(), ...vectors.common])) {
    if (key.startsWith(ROOT) || RULE.test(key)) continue;
    const own = [key, `${ROOT}${vectors.rootOf.get(key) ?? ''}`].flatMap((name) => ids.get(name) ?? []);
    const vector = vectors.of.get(key) ?? [];
    const pair = againstNeutral(
      dense.map(
        (weights, side) => dot(weights, vector) + own.reduce((sum, id) => sum + (sparse[side]?.[id] ?? 0), 0),
      ),
    );
    if (Math.max(Math.abs(pair[0]), Math.abs(pair[1])) >= MIN_WEIGHT) table.set(key, pair);
  }
  const words = [...table].map(([key, [good, bad]]) => `${key} ${good} ${bad}`);
  return {
    table,
    words: words.sort((a, b) => (a < b ? -1 : 1)),
    rules: Array.from({ length: rules }, (_, i) => againstNeutral(sparse.map((weights) => weights[i] ?? 0))),
    bias: againstNeutral(bias),
  };
}

function exampleOf(
  { label, keys, rules }: ReadHeadline,
  vectors: WordVectors,
  isKept: (key: string) => boolean,
  idOf: (key: string) => number,
): FitExample {
  const share = shareOfWord(keys.filter(isWord).length);
  const vector = new Float64Array(DIMENSIONS);
  const features = rules.map((feature, id) => ({ id, value: feature }));
  for (const key of keys) {
    if (!isKept(key)) continue;
    features.push({ id: idOf(key), value: share });
    const root = vectors.rootOf.get(key);
    if (root !== undefined) features.push({ id: idOf(`${ROOT}${root}`), value: share });
    for (const [i, x] of (vectors.of.get(key) ?? []).entries()) vector[i] = (vector[i] ?? 0) + x * share;
  }
  return { label, features, vector };
}

/** As the product reads the table. */
export function predictHeadline(
  { table, rules, bias }: HeadlineModel,
  { keys, rules: found }: ReadHeadline,
): { good: number; bad: number } {
  const share = shareOfWord(keys.filter(isWord).length);
  const [goodOdds, badOdds] = ([0, 1] as const).map((side) => {
    const words = keys.reduce((sum, key) => sum + (table.get(key)?.[side] ?? 0), 0);
    return found.reduce(
      (sum, feature, i) => sum + feature * (rules[i]?.[side] ?? 0),
      bias[side] + share * words,
    );
  });
  const [good, bad] = sharesOf([goodOdds ?? 0, badOdds ?? 0]);
  return { good, bad };
}

function dot(weights: Float64Array, vector: readonly number[]): number {
  return vector.reduce((sum, x, i) => sum + x * (weights[i] ?? 0), 0);
}
