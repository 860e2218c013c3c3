/** Agreement with human ratings: Pearson's r and macro-F1 of positive, neutral and negative at ±0.1. Also measures speed. */
import { fileURLToPath } from 'node:url';
import { SENTIMENT_THRESHOLD } from '@earshot/schema/limits';
import { scoreTone } from '../src/core/tone/score-tone.ts';
import { type Bench, type BenchRow, measureCpu } from './harness.ts';
import { type LabelledSet, readLabelledSets } from './labelled-sets.ts';
import { macroF1, pearson } from './metrics/correlation.ts';
import { sentimentPeers } from './peers/untyped.ts';

const FIXTURES = fileURLToPath(new URL('./fixtures/sentiment/headlines.jsonl', import.meta.url));

async function row(name: string, score: (text: string) => number, { texts }: LabelledSet): Promise<BenchRow> {
  const { result, cpuMs } = await measureCpu(() => texts.map(({ text }) => score(text)));
  const gold = texts.map((text) => text.gold);
  const figures = {
    r: pearson(gold, result),
    'macro-F1': macroF1(gold, result, SENTIMENT_THRESHOLD),
    'µs/text': Math.round((cpuMs * 1000) / Math.max(1, texts.length)),
  };
  return { name, figures };
}

export const bench: Bench = async ({ dataset }) => {
  const systems = { earshot: (text: string) => scoreTone(text).value ?? 0, ...sentimentPeers() };
  const reports = [];
  for (const set of readLabelledSets(dataset ?? FIXTURES)) {
    const rows = [];
    for (const [name, score] of Object.entries(systems)) rows.push(await row(name, score, set));
    reports.push({ title: `Sentiment: ${set.name}`, ranOn: `${set.texts.length} texts`, rows });
  }
  return reports;
};
