/**
 * Learns the weights of `src/content/tone/word-weights.json`:
 * `npx tsx packages/api/bench/train-sentiment.ts --dataset DIR [--write]`.
 * Prints five-fold cross-validated figures; with --write it fits all texts and writes the file. Deterministic.
 */
import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { macroF1, pearson } from './metrics/correlation.ts';
import { examplesOf, type FitOptions, fitWeights, predict, SCALE } from './sentiment/model.ts';
import { type WordFamily, wordFamilies } from './sentiment/prior.ts';
import { type LabelledSet, readLabelledSets } from './sentiment/training-data.ts';

const FOLDS = 5;
/** Sets under a license that allows any use with attribution (docs/notices.md); the others only measure. */
const FITTED = new Set(['newsmtsc-train', 'vader-nyt', 'vader-tweets']);
const OPTIONS: FitOptions = {
  iterations: 200,
  learningRate: 0.05,
  lexiconPull: 0.002,
  shares: { 'vader-tweets': 2.5 },
};

/** Families and their fitted weights. Only entries of the start lexicon are fitted: no word enters because of the texts. */
function train(sets: readonly LabelledSet[], families: readonly WordFamily[]): Float64Array {
  const ids = idsOf(families);
  return fitWeights(
    examplesOf(sets, ids),
    sets,
    Float64Array.from(families, ({ prior }) => prior),
    OPTIONS,
  );
}

function idsOf(families: readonly WordFamily[]): Map<string, number> {
  return new Map(families.flatMap(({ members }, id) => members.map((key) => [key, id] as const)));
}

function predictions(
  sets: readonly LabelledSet[],
  families: readonly WordFamily[],
  weights: Float64Array,
): number[][] {
  const values = weights.map((weight) => weight * SCALE);
  const examples = examplesOf(sets, idsOf(families));
  return sets.map((_, set) => examples.filter((e) => e.set === set).map((e) => predict(e, values, true)));
}

/** Sets that may be fitted are split in five; the others are predicted by the weights of all that may. */
function crossValidate(sets: readonly LabelledSet[], families: readonly WordFamily[]): void {
  const fitted = sets.filter(({ name }) => FITTED.has(name));
  const part = (fold: number, held: boolean) =>
    fitted.map(({ name, texts }) => ({ name, texts: texts.filter((_, i) => (i % FOLDS === fold) === held) }));
  const folds = Array.from({ length: FOLDS }, (_, fold) =>
    predictions(part(fold, true), families, train(part(fold, false), families)),
  );
  for (const [set, { name, texts }] of fitted.entries())
    print(
      name,
      texts,
      texts.map((_, i) => folds[i % FOLDS]?.[set]?.[Math.floor(i / FOLDS)] ?? 0),
      'cross-validated',
    );
  const others = sets.filter(({ name }) => !FITTED.has(name));
  const weights = train(fitted, families);
  predictions(others, families, weights).forEach((values, i) => {
    const set = others[i];
    if (set) print(set.name, set.texts, values, 'never fitted');
  });
}

function print(name: string, texts: LabelledSet['texts'], predicted: readonly number[], how: string): void {
  const gold = texts.map((text) => text.gold);
  const r = pearson(gold, predicted).toFixed(3);
  const f1 = macroF1(gold, predicted, 0.1).toFixed(3);
  console.log(`${name.padEnd(24)} n ${String(texts.length).padStart(5)}  r ${r}  F1 ${f1}  ${how}`);
}

function write(families: readonly WordFamily[], weights: Float64Array): void {
  const entries = families
    .flatMap(({ members }, id) =>
      members.map((key) => [key, Math.round((weights[id] ?? 0) * SCALE * 100) / 100] as const),
    )
    .filter(([, weight]) => weight !== 0)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const file = fileURLToPath(new URL('../src/content/tone/word-weights.json', import.meta.url));
  writeFileSync(
    file,
    `${JSON.stringify(
      entries.map(([key, weight]) => `${key} ${weight}`),
      null,
      2,
    )}\n`,
  );
  console.log(`${entries.length} entries written to ${file}`);
}

const { values } = parseArgs({ options: { dataset: { type: 'string' }, write: { type: 'boolean' } } });
if (!values.dataset) throw new Error('--dataset DIR is required');
const sets = readLabelledSets(resolve(process.env.INIT_CWD ?? '.', values.dataset));
const families = wordFamilies();
console.log(`${families.length} families, ${families.flatMap(({ members }) => members).length} entries`);
crossValidate(sets, families);
if (values.write)
  write(
    families,
    train(
      sets.filter(({ name }) => FITTED.has(name)),
      families,
    ),
  );
