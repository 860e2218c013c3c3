/**
 * Measures how often the pairs of stories that the user is asked about are one story, by likelihood, and how often the
 * automatic joins are right, by strength. A pair is right if most lines of both sides have the same label. `--dataset`: a
 * folder of labeled lists; defaults to the project's own.
 */

import { automaticJoins } from '@earshot/schema/trending/doubtful-joins';
import { likelyJoins } from '@earshot/schema/trending/likely-joins';
import type { Member } from '@earshot/schema/trending/model';
import { USUAL_CUT } from '@earshot/schema/trending/regroup';
import { analyzeLines } from '../src/core/trending/analyze-lines.ts';
import { type LabeledList, OWN_LISTS, readClientLists } from './client-lists.ts';
import type { Bench, BenchRow } from './harness.ts';

const REFERENCE_DAY = '2026-12-31';
const BOUNDS = [0.05, 0.1, 0.15, 0.2, 0.25, 0.3, 0.4, 0.5];
const MADE_BOUNDS = [0.42, 0.45, 0.5, 0.55, 0.6, 0.7, 0.8, 0.9];

interface Asked {
  readonly likelihood: number;
  readonly isRight: boolean;
  readonly isFirst: boolean;
}

export const bench: Bench = async ({ dataset }) => {
  const folder = dataset ?? OWN_LISTS;
  const lists = readClientLists(folder);
  const [asked, made] = [lists.flatMap(askedOf), lists.flatMap(madeOf)];
  const rowsOf = (name: string, all: readonly Asked[], bounds: readonly number[]) =>
    bounds.map((from, i): BenchRow => {
      const to = bounds[i + 1] ?? 1;
      const band = all.filter(({ likelihood }) => likelihood >= from && (likelihood < to || to === 1));
      return rowOf(`${name} ${from} to ${to}`, band, lists.length);
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
      rows: [...rowsOf('likelihood', asked, BOUNDS), first],
    },
    {
      title: 'Automatic joins of different headlines',
      ranOn: `${lists.length} lists in ${folder}`,
      rows: rowsOf('strength', made, MADE_BOUNDS),
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

function rank({ lines }: LabeledList) {
  return analyzeLines({
    lines: lines.map(({ text }) => text),
    lineType: 'mixed',
    referenceDay: REFERENCE_DAY,
  });
}

function askedOf(list: LabeledList): Asked[] {
  const { items, near_stories } = rank(list);
  return likelyJoins(items, near_stories).map(({ a, b, likelihood }, i) => ({
    likelihood,
    isRight: labelOf(a.members, list) === labelOf(b.members, list),
    isFirst: i === 0,
  }));
}

function madeOf(list: LabeledList): Asked[] {
  const { items, merges = [] } = rank(list);
  return automaticJoins(items, merges, { from: USUAL_CUT, below: 1 }).map(({ kept, joined, strength }) => ({
    likelihood: strength,
    isRight: labelOf(kept, list) === labelOf(joined, list),
    isFirst: false,
  }));
}

/** Returns the label of most of the lines. */
function labelOf(members: readonly Pick<Member, 'line'>[], { lines }: LabeledList): string | undefined {
  const counts = new Map<string, number>();
  for (const { line } of members) {
    const label = lines[line - 1]?.story ?? `left out ${line}`;
    counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
