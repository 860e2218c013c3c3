/** Unrelated headlines must never be joined, even in a list that also has true stories. */
import { type TrainingList, unrelatedLists } from '../fit/labeled-lists.ts';
import { groupsOf } from '../test/groups-of.ts';
import { type Gate, gate } from './gate.ts';

const MAX_JOINED_SHARE = 0.02;
const MAX_ITEM = 3;

interface Joined {
  readonly lines: number;
  readonly joined: number;
  /** Number of lines in the largest item with an unrelated headline. */
  readonly largest: number;
}

const LISTS = unrelatedLists('test');
const found = new Map<TrainingList, Joined>();

function joinedOf(list: TrainingList): Joined {
  const known = found.get(list);
  if (known) return known;
  const groups = groupsOf(list.titles);
  const sizes = new Map<number, number>();
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const strangers = list.titles.flatMap(({ story }, i) =>
    story.startsWith('unrelated') ? (sizes.get(groups[i] ?? -1) ?? 0) : [],
  );
  const result = {
    lines: strangers.length,
    joined: strangers.filter((size) => size > 1).length,
    largest: Math.max(...strangers),
  };
  found.set(list, result);
  return result;
}

export const unrelatedGates: readonly Gate[] = [
  gate({
    name: `lists: at most ${100 * MAX_JOINED_SHARE}% of the lines of ${LISTS.length} lists of unrelated headlines are joined`,
    cases: [LISTS],
    change: (lists) => lists,
    answer: (lists) => {
      const sum = (pick: (one: Joined) => number) =>
        lists.reduce((total, list) => total + pick(joinedOf(list)), 0);
      return sum(({ joined }) => joined) / sum(({ lines }) => lines);
    },
    holds: (_, share) => share <= MAX_JOINED_SHARE,
    minShare: 1,
  }),
  gate({
    name: 'lists: no unrelated headline in an item of four lines, or in a true story',
    cases: LISTS,
    change: (list) => list,
    answer: (list) => joinedOf(list).largest,
    holds: (_, largest) => largest <= MAX_ITEM,
    minShare: 1,
  }),
];
