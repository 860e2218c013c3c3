/**
 * Learns the weights of `src/content/sentiment-weights.ts`:
 * `npx tsx packages/api/bench/train-sentiment.ts --dataset DIR [--write]`.
 * Prints five-fold cross-validated figures; with --write it fits all texts and writes the file. Deterministic.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { macroF1, pearson } from './metrics/correlation.ts';
import { examplesOf, type FitOptions, fitWeights, predict, SCALE } from './sentiment/model.ts';
import { priorWeights } from './sentiment/prior.ts';
import { type LabelledSet, readLabelledSets } from './sentiment/training-data.ts';

const FOLDS = 5;
const OPTIONS: FitOptions = {
  iterations: 200,
  learningRate: 0.05,
  lexiconPull: 0.002,
  shares: {
    'vader-tweets': 2.5,
    'emobank-newspaper': 0.5,
    'emobank-other': 0.5,
    'newsmtsc-devtest_mt': 0.3,
    'newsmtsc-devtest_rw': 0.6,
  },
};

/**
 * Weights by word or phrase, fitted to the sets. Only entries of the lexicon are fitted: no word enters because of the
 * texts, so no person, company, outlet or group can get a tone of its own. Entries at 0 stay there.
 */
function train(sets: readonly LabelledSet[]): Map<string, number> {
  const start = priorWeights();
  const keys = [...start.keys()];
  const ids = new Map(keys.map((key, id) => [key, id]));
  const fitted = fitWeights(examplesOf(sets, ids), sets, Float64Array.from(start.values()), OPTIONS);
  return new Map(keys.map((key, id) => [key, start.get(key) === 0 ? 0 : (fitted[id] ?? 0)]));
}

function predictions(sets: readonly LabelledSet[], weights: ReadonlyMap<string, number>): number[][] {
  const ids = new Map([...weights.keys()].map((key, id) => [key, id]));
  const values = Float64Array.from(weights.values(), (weight) => weight * SCALE);
  const examples = examplesOf(sets, ids);
  return sets.map((_, set) => examples.filter((e) => e.set === set).map((e) => predict(e, values)));
}

function crossValidate(sets: readonly LabelledSet[]): void {
  const part = (fold: number, held: boolean) =>
    sets.map(({ name, texts }) => ({ name, texts: texts.filter((_, i) => (i % FOLDS === fold) === held) }));
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    predictions(part(fold, true), train(part(fold, false))),
  );
  for (const [set, { name, texts }] of sets.entries()) {
    const gold = texts.map((text) => text.gold);
    const predicted = texts.map((_, i) => folds[i % FOLDS]?.[set]?.[Math.floor(i / FOLDS)] ?? 0);
    const r = pearson(gold, predicted).toFixed(3);
    console.log(
      `${name.padEnd(24)} n ${String(texts.length).padStart(5)}  r ${r}  F1 ${macroF1(gold, predicted, 0.1).toFixed(3)}`,
    );
  }
}

function write(weights: ReadonlyMap<string, number>): void {
  const lines = [...weights]
    .map(([key, weight]) => [key, Math.round(weight * SCALE * 100) / 100 + 0] as const)
    .filter(([key, weight]) => !/[`\\$]/.test(key) && (weight !== 0 || key.includes(' ')))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, weight]) => `${key}\t${weight}`);
  const file = fileURLToPath(new URL('../src/content/sentiment-weights.ts', import.meta.url));
  writeFileSync(
    file,
    `/**\n * Weights of words and phrases, one a line, learned by \`bench/train-sentiment.ts\` from public sets of rated headlines,\n * sentences and posts (named in \`docs/methods/sentiment.md\`). Training starts from VADER's lexicon (Hutto & Gilbert\n * 2014, MIT licence) and the idiom of \`sentiment-idiom.ts\`. 0 marks a phrase that sounds emotional and is not.\n * Generated: change the trainer, not this file.\n */\nexport const SENTIMENT_WEIGHTS = \`${lines.join('\n')}\`;\n`,
  );
  console.log(`${lines.length} entries written to ${file}`);
}

const { values } = parseArgs({ options: { dataset: { type: 'string' }, write: { type: 'boolean' } } });
if (!values.dataset) throw new Error('--dataset DIR is required');
const sets = readLabelledSets(resolve(process.env.INIT_CWD ?? '.', values.dataset));
crossValidate(sets);
if (values.write) write(train(sets));
