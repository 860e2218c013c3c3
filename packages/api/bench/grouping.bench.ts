/**
 * Accuracy of grouping headlines into stories. `--dataset`: JSON lines with `title` and `label`, or tab-separated gold
 * similarity (0-5) and two titles. Defaults to a generated list.
 */
import { readFileSync } from 'node:fs';
import { groupTitles } from '../src/core/trending/grouping/group-titles.ts';
import { readLines } from '../src/core/trending/lines/read-lines.ts';
import { generateLines } from './fixtures/headline-generator.ts';
import { type Bench, type BenchReport, measureCpu } from './harness.ts';
import { scoreClustering } from './metrics/clustering.ts';
import { groupByMinHash, groupByTfIdf } from './peers/grouping-peers.ts';

const METHODS = [
  {
    name: 'Earshot',
    group: (titles: readonly string[]) => groupTitles(titles.map((title) => ({ title, date: null }))).groups,
  },
  { name: 'MinHash-LSH, 16 x 3, union-find', group: groupByMinHash },
  { name: 'TF-IDF cosine 0.6, union-find', group: groupByTfIdf },
] as const;
const SIMILAR_FROM = 3;
const GENERATED_LINES = 2_000;

interface Labelled {
  readonly title: string;
  readonly label: string | number;
}

export const bench: Bench = async ({ dataset }) => {
  if (dataset === undefined) return [await benchStories(generated(), `${GENERATED_LINES} generated lines`)];
  const rows = readFileSync(dataset, 'utf8').trim().split(/\r?\n/);
  if (!rows[0]?.startsWith('{')) return [await benchPairs(rows, dataset)];
  return [
    await benchStories(
      rows.map((row) => JSON.parse(row) as Labelled),
      dataset,
    ),
  ];
};

async function benchStories(items: readonly Labelled[], source: string): Promise<BenchReport> {
  const titles = items.map(({ title }) => title);
  const labels = items.map(({ label }) => label);
  const rows = [];
  for (const { name, group } of METHODS) {
    const { result, cpuMs } = await measureCpu(() => group(titles));
    const { precision, recall, f1, pairPrecision, pairRecall } = scoreClustering(labels, result);
    rows.push({
      name,
      figures: {
        'B-cubed P': precision,
        'B-cubed R': recall,
        'B-cubed F': f1,
        'pair P': pairPrecision,
        'pair R': pairRecall,
        groups: new Set(result).size,
        'CPU s': cpuMs / 1000,
      },
    });
  }
  const ranOn = `${source}: ${titles.length} titles in ${new Set(labels).size} stories`;
  return { title: 'Grouping headlines into stories', ranOn, rows };
}

/** Treats every pair as a list of two titles: are they grouped if their similarity is at least 3 of 5? */
async function benchPairs(lines: readonly string[], source: string): Promise<BenchReport> {
  const pairs = lines.map((line) => line.split('\t'));
  const rows = [];
  for (const { name, group } of METHODS) {
    const { result, cpuMs } = await measureCpu(() =>
      pairs.map(([, a = '', b = '']) => new Set(group([a, b])).size === 1),
    );
    const similar = pairs.map(([gold]) => Number(gold) >= SIMILAR_FROM);
    const right = result.filter((isGrouped, i) => isGrouped && similar[i]).length;
    const grouped = result.filter(Boolean).length;
    const wanted = similar.filter(Boolean).length;
    rows.push({
      name,
      figures: {
        precision: right / (grouped || 1),
        recall: right / (wanted || 1),
        F1: (2 * right) / (grouped + wanted),
        'CPU s': cpuMs / 1000,
      },
    });
  }
  return { title: 'Grouping pairs of headlines', ranOn: `${source}: ${pairs.length} pairs`, rows };
}

function generated(): Labelled[] {
  const lines = generateLines(GENERATED_LINES, 11);
  const { lines: read } = readLines({
    lines: lines.map(({ text }) => text),
    lineType: 'mixed',
    referenceDay: '2025-03-15',
  });
  return read.map(({ title }, i) => ({ title, label: lines[i]?.story ?? -1 }));
}
