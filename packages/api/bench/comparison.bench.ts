/**
 * Measures how well the stories of two rankings are matched, for each minimum strength of a link. Every labeled list is
 * split into two, with the lines of each story alternating. Both halves are ranked and compared. `--dataset`: a folder of
 * labeled lists; defaults to the project's own.
 */
import type { TrendingItem } from '@earshot/schema/trending/model';
import { addDays } from '@earshot/schema/values/dates/calendar';
import { analyzeLines } from '../src/core/trending/analyze-lines.ts';
import { matchStories } from '../src/core/trending/match-stories.ts';
import { type LabeledList, OWN_LISTS, readClientLists } from './client-lists.ts';
import type { Bench, BenchRow } from './harness.ts';

const REFERENCE_DAY = '2026-12-31';
const LATER_DAYS = 365;
const THRESHOLDS = [0.1, 0.15, 0.2, 0.25, 0.3, 0.35, 0.4, 0.5, 0.6];

interface Week {
  readonly items: readonly TrendingItem[];
  /** Label of most lines of each item. */
  readonly labels: readonly string[];
}

interface Counts {
  right: number;
  matched: number;
  /** Number of labels that are the main label of a story in both weeks. */
  common: number;
}

export const bench: Bench = async ({ dataset }) => {
  const folder = dataset ?? OWN_LISTS;
  const pairs = readClientLists(folder).map(inTwo);
  const apart = pairs.map(([before, after]): readonly [Week, Week] => [before, withLaterDays(after)]);
  const ranOn = `${pairs.length} lists in ${folder}, cut into two`;
  return [
    { title: 'Two rankings compared', ranOn, rows: rowsOf(pairs) },
    { title: 'The same, the second one with later days', ranOn, rows: rowsOf(apart) },
  ];
};

function rowsOf(pairs: readonly (readonly [Week, Week])[]): BenchRow[] {
  return THRESHOLDS.map((threshold): BenchRow => {
    const counts = pairs.map(([before, after]) => countMatches(before, after, threshold));
    const sum = (pick: (counts: Counts) => number) => counts.reduce((total, one) => total + pick(one), 0);
    const [right, matched, common] = [sum((c) => c.right), sum((c) => c.matched), sum((c) => c.common)];
    const [precision, recall] = [right / (matched || 1), right / (common || 1)];
    return {
      name: `strength from ${threshold}`,
      figures: {
        matched,
        wrong: matched - right,
        precision,
        recall,
        F1: (2 * precision * recall) / (precision + recall || 1),
      },
    };
  });
}

/** Returns the week moved a year ahead. Moved by only seven days, lists that cover several months would overlap. */
function withLaterDays({ items, labels }: Week): Week {
  const later = items.map((item) => ({
    ...item,
    members: item.members.map((member) => ({
      ...member,
      date: member.date === null ? null : addDays(member.date, LATER_DAYS),
    })),
  }));
  return { items: later, labels };
}

/** Splits the lines of every story alternately into the two weeks. */
function inTwo({ lines }: LabeledList): readonly [Week, Week] {
  const weekOf = new Map<string, 0 | 1>();
  const weeks: [LabeledList['lines'][number][], LabeledList['lines'][number][]] = [[], []];
  for (const line of lines) {
    if (line.story === null) continue;
    // The first line of each story also alternates, so that each week has stories that the other lacks.
    const week = weekOf.get(line.story) ?? (weekOf.size % 2 === 0 ? 0 : 1);
    weekOf.set(line.story, week === 0 ? 1 : 0);
    weeks[week].push(line);
  }
  return [rankWeek(weeks[0]), rankWeek(weeks[1])];
}

function rankWeek(lines: LabeledList['lines']): Week {
  const { items } = analyzeLines({
    lines: lines.map(({ text }) => text),
    lineType: 'mixed',
    referenceDay: REFERENCE_DAY,
  });
  const labels = items.map(({ members }) => {
    const counts = new Map<string, number>();
    for (const { line } of members) {
      const label = lines[line - 1]?.story ?? '';
      counts.set(label, (counts.get(label) ?? 0) + 1);
    }
    return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
  });
  return { items, labels };
}

function countMatches(before: Week, after: Week, threshold: number): Counts {
  const matches = matchStories(before.items, after.items, threshold);
  const right = matches.filter(
    ({ before: old, after: now }) => before.labels[old] === after.labels[now],
  ).length;
  const common = new Set(before.labels.filter((label) => after.labels.includes(label))).size;
  return { right, matched: matches.length, common };
}
