/** Order, dates, case and newsroom labels must not change which lines belong to one story. */

import { addDays } from '@earshot/schema/values/dates/calendar';
import { REAL_LISTS } from '../fit/labeled-lists.ts';
import { readClientLists } from '../test/data/client-lists.ts';
import { groupsOf } from '../test/groups-of.ts';
import { type Gate, gate } from './gate.ts';

interface ListCase {
  readonly name: string;
  readonly lines: readonly { readonly title: string; readonly date: string | null }[];
}

const CASES: readonly ListCase[] = readClientLists(REAL_LISTS).map(({ name, lines }) => ({
  name,
  lines: lines.flatMap(({ title, date }) => (title === null ? [] : [{ title, date }])),
}));
/** Share of the pairs of lines in one story. */
const MIN_SHARE_KEPT = 0.85;

function pairsOf({ lines }: ListCase): string[] {
  const groups = groupsOf(lines);
  return lines.flatMap(({ title }, i) =>
    lines.slice(0, i).flatMap((other, j) =>
      groups[i] === groups[j]
        ? [
            [title, other.title]
              .map((text) => text.toLowerCase())
              .sort()
              .join('\n'),
          ]
        : [],
    ),
  );
}

function keepsMost(before: readonly string[], after: readonly string[]): boolean {
  const kept = new Set(after);
  const both = before.filter((pair) => kept.has(pair)).length;
  return both >= MIN_SHARE_KEPT * Math.max(before.length, after.length);
}

const changed =
  (change: (line: ListCase['lines'][number]) => ListCase['lines'][number]) => (one: ListCase) => ({
    ...one,
    lines: one.lines.map(change),
  });

export const listGates: readonly Gate[] = [
  gate({
    name: 'lists: the same stories in another order',
    cases: CASES,
    change: (one) => ({ ...one, lines: one.lines.toReversed() }),
    answer: (one) => pairsOf(one).sort(),
    minShare: 1,
  }),
  gate({
    name: 'lists: the same stories a year later',
    cases: CASES,
    change: changed(({ title, date }) => ({ title, date: date === null ? null : addDays(date, 365) })),
    answer: pairsOf,
    minShare: 1,
  }),
  gate({
    name: 'lists: most pairs stay together with labels of the newsroom in front',
    cases: CASES,
    change: changed(({ title, date }) => ({ title: `UPDATE 1-${title}`, date })),
    answer: (one) => pairsOf(one).map((pair) => pair.replaceAll('update 1-', '')),
    holds: keepsMost,
    minShare: 0.95,
  }),
  gate({
    name: 'lists: most pairs stay together in capitals',
    cases: CASES,
    change: changed(({ title, date }) => ({ title: title.toUpperCase(), date })),
    answer: pairsOf,
    holds: keepsMost,
    minShare: 0.5,
  }),
];
