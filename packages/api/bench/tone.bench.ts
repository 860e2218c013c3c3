/** A package without type declarations that the product is compared with. */

import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sentimentLabel } from '@earshot/schema/sentiment';
import { scoreParty } from '../src/core/tone/score-party.ts';
import { scoreTone } from '../src/core/tone/score-tone.ts';
import type { Bench, BenchReport, BenchRow } from './harness.ts';

const load = createRequire(import.meta.url);

interface VaderModule {
  readonly SentimentIntensityAnalyzer: { polarity_scores(text: string): { readonly compound: number } };
}

/** VADER (Hutto & Gilbert 2014), in [-1, 1]. */
function vaderTone(text: string): number {
  const vader = load('vader-sentiment') as VaderModule;
  return vader.SentimentIntensityAnalyzer.polarity_scores(text).compound;
}

const FIXTURES = fileURLToPath(new URL('./fixtures/tone', import.meta.url));
const LABELS = ['pos', 'neu', 'neg'] as const;
const NAMES = { Positive: 'pos', Neutral: 'neu', Negative: 'neg' } as const;

interface Judged {
  readonly gold: string;
  readonly label: string;
}

const labelOf = (value: number | null) => NAMES[sentimentLabel(value)];

function readRows(folder: string, name: string): Record<string, string | readonly string[]>[] {
  const file = join(folder, `tone-${name}.jsonl`);
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line));
}

function figures(name: string, judged: readonly Judged[], more: BenchRow['figures'] = {}): BenchRow {
  const f1 = LABELS.map((label) => {
    const hits = judged.filter((one) => one.label === label && one.gold === label).length;
    const said = judged.filter((one) => one.label === label).length;
    const there = judged.filter((one) => one.gold === label).length;
    return said + there === 0 ? 0 : (2 * hits) / (said + there);
  });
  const right = judged.filter(({ gold, label }) => gold === label).length;
  const opposite = judged.filter(
    ({ gold, label }) => gold !== label && gold !== 'neu' && label !== 'neu',
  ).length;
  return {
    name,
    figures: {
      n: judged.length,
      accuracy: right / Math.max(1, judged.length),
      'macro-F1': f1.reduce((sum, value) => sum + value, 0) / LABELS.length,
      opposite,
      ...more,
    },
  };
}

function headlines(folder: string): BenchRow[] {
  const rows = readRows(folder, 'headlines');
  if (rows.length === 0) return [];
  const judgedBy = (score: (text: string) => number | null) =>
    rows.map(({ text, gold }) => ({ gold: String(gold), label: labelOf(score(String(text))) }));
  return [
    figures(
      'headlines',
      judgedBy((text) => scoreTone(text).value),
    ),
    figures('headlines, VADER', judgedBy(vaderTone)),
  ];
}

function targets(folder: string): BenchRow[] {
  const rows = readRows(folder, 'targets');
  if (rows.length === 0) return [];
  const judged = rows.map(({ text, target, gold }) => {
    const start = String(text).indexOf(String(target));
    const { value } = scoreParty(String(text), [{ start, end: start + String(target).length }]);
    return { text: String(text), gold: String(gold), label: labelOf(value) };
  });
  const sentences = [...new Set(judged.map(({ text }) => text))].map((text) =>
    judged.filter((one) => one.text === text),
  );
  const several = sentences.filter((of) => new Set(of.map(({ gold }) => gold)).size > 1);
  const right = several.filter((of) => of.every(({ gold, label }) => gold === label)).length;
  return [figures('targets', judged, { 'all right': `${right} of ${several.length}` })];
}

export const bench: Bench = async ({ dataset }) => {
  const folder = dataset ?? FIXTURES;
  const rows = [headlines, targets].map((measure) => measure(folder));
  const titles = ['headlines', 'toward a party'];
  return rows.flatMap((part, i): BenchReport[] =>
    part.length === 0 ? [] : [{ title: `Tone: ${titles[i]}`, ranOn: folder, rows: part }],
  );
};
