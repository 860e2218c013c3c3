/**
 * Measures how much ranks change if one weight of heat changes by a third. `--dataset`: a folder of labeled lists; defaults
 * to the project's own.
 */

import { scoreHeat } from '@earshot/schema/trending/heat';
import { HEAT_PARTS, HEAT_WEIGHTS } from '@earshot/schema/trending/heat-weights';
import { analyzeLines } from '../src/core/trending/analyze-lines.ts';
import { OWN_LISTS, readClientLists } from './client-lists.ts';
import type { Bench, BenchRow } from './harness.ts';

const TOP = 10;
const FACTORS = { 'a third more': 4 / 3, 'a third less': 2 / 3 } as const;
const REFERENCE_DAY = '2026-12-31';

export const bench: Bench = async ({ dataset }) => {
  const folder = dataset ?? OWN_LISTS;
  const rankings = readClientLists(folder).map(({ lines }) =>
    analyzeLines({ lines: lines.map(({ text }) => text), lineType: 'mixed', referenceDay: REFERENCE_DAY }),
  );
  const rows: BenchRow[] = [];
  for (const part of HEAT_PARTS) {
    for (const [name, factor] of Object.entries(FACTORS)) {
      const weights = { ...HEAT_WEIGHTS, [part]: HEAT_WEIGHTS[part] * factor };
      const moves = rankings.map((ranking) => movesOf(ranking, weights));
      const mean = (pick: (move: Moves) => number) =>
        moves.reduce((sum, move) => sum + pick(move), 0) / moves.length;
      rows.push({
        name: `${part}, ${name}`,
        figures: {
          'mean move of the top 10': mean(({ meanMove }) => meanMove),
          'largest move': Math.max(...moves.map(({ largest }) => largest)),
          'of the top 10 stay': mean(({ stay }) => stay),
        },
      });
    }
  }
  return [
    { title: 'Heat: ranks when one weight moves', ranOn: `${rankings.length} lists in ${folder}`, rows },
  ];
};

interface Moves {
  readonly meanMove: number;
  readonly largest: number;
  /** Fraction of the top stories that remain among them. */
  readonly stay: number;
}

function movesOf(
  { items, summary }: ReturnType<typeof analyzeLines>,
  weights: typeof HEAT_WEIGHTS | Record<(typeof HEAT_PARTS)[number], number>,
): Moves {
  const list = { basis: summary.heat_basis, topTags: summary.top_tags };
  const scores = items.map(({ members }) => scoreHeat(members, list, weights).score);
  const order = items.map((_, i) => i).sort((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b);
  const top = Math.min(TOP, items.length);
  const moves = Array.from({ length: top }, (_, rank) => Math.abs(order.indexOf(rank) - rank));
  return {
    meanMove: moves.reduce((sum, move) => sum + move, 0) / top,
    largest: Math.max(...moves),
    stay: order.slice(0, top).filter((before) => before < top).length / top,
  };
}
