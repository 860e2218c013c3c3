/**
 * Measures how often the pairs of stories that the user is asked about are one story, by likelihood. A pair is right if most
 * lines of both stories have the same label. `--dataset`: a folder of labeled lists; defaults to the project's own.
 */

import { likelyJoins } from '@earshot/schema/trending/likely-joins';
import type { TrendingItem } from '@earshot/schema/trending/model';
import { analyzeLines } from '../src/core/trending/analyze-lines.ts';
import { type LabeledList, OWN_LISTS, readClientLists } from './client-lists.ts';
import type { Bench, BenchRow } from './harness.ts';

const REFERENCE_DAY = '2026-12-31';
const BOUNDS = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5];

interface Asked {
  readonly likelihood: number;
  readonly isRight: boolean;
  readonly isFirst: boolean;
}

export const bench: Bench = async ({ dataset }) => {
  const folder = dataset ?? OWN_LISTS;
  const lists = readClientLists(folder);
  const asked = lists.flatMap(askedOf);
  const rows = BOUNDS.map((from, i): BenchRow => {
    const to = BOUNDS[i + 1] ?? 1;
    const band = asked.filter(({ likelihood }) => likelihood >= from && (likelihood < to || to === 1));
    return rowOf(`likelihood ${from} to ${to}`, band, lists.length);
  });
  const first = rowOf(
    'first of its list',
    asked.filter(({ isFirst }) => isFirst),
    lists.length,
  );
  return [
    {
      title: 'Pairs of stories to review',
      ranOn: `${lists.length} lists in ${folder}`,
      rows: [...rows, first],
    },
  ];
};

function rowOf(name: string, asked: readonly Asked[], lists: number): BenchRow {
  const right = asked.filter(({ isRight }) => isRight).length;
  const expected = asked.reduce((sum, { likelihood }) => sum + likelihood, 0);
  return {
    name,
    figures: {
      pairs: asked.length,
      'per list': asked.length / lists,
      right,
      share: right / (asked.length || 1),
      'mean likelihood': expected / (asked.length || 1),
    },
  };
}

function askedOf({ lines }: LabeledList): Asked[] {
  const { items, near_stories } = analyzeLines({
    lines: lines.map(({ text }) => text),
    lineType: 'mixed',
    referenceDay: REFERENCE_DAY,
  });
  const labelOf = ({ members }: TrendingItem) => {
    const counts = new Map<string, number>();
    for (const { line } of members) {
      const label = lines[line - 1]?.story ?? `left out ${line}`;
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
    return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
  };
  return likelyJoins(items, near_stories).map(({ a, b, likelihood }, i) => ({
    likelihood,
    isRight: labelOf(a) === labelOf(b),
    isFirst: i === 0,
  }));
}
