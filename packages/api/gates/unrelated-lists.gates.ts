/** Lists of unrelated headlines, of which nothing may be joined, also with true stories among them. */
import { drawUnrelated, UNRELATED_LANGUAGES } from '../fit/unrelated-lists.ts';
import { groupTitles } from '../src/core/trending/grouping/group-titles.ts';
import { type Gate, gate } from './gate.ts';

const LISTS = 200;
const [MIN_LINES, MAX_LINES] = [20, 150];
/** Numbers of days over which the lines are spread. 0: without days. */
const DAYS = [0, 1, 5] as const;
const MAX_JOINED_SHARE = 0.02;
const MAX_ITEM = 3;
/** Every second list has one to three true stories among its lines. */
const MAX_STORIES = 3;

interface Joined {
  /** Number of unrelated headlines, and of those that are in an item with others. */
  readonly lines: number;
  readonly joined: number;
  /** Lines of the largest item in which an unrelated headline is. */
  readonly largest: number;
}

const SEEDS = Array.from({ length: LISTS }, (_, i) => i + 1);
const found = new Map<number, Joined>();

/** Draws and groups the list of a seed. */
function joinedOf(seed: number): Joined {
  const known = found.get(seed);
  if (known) return known;
  const titles = drawUnrelated({
    seed,
    language: UNRELATED_LANGUAGES[seed % UNRELATED_LANGUAGES.length] ?? 'en',
    lines: MIN_LINES + ((seed * 37) % (MAX_LINES - MIN_LINES + 1)),
    days: DAYS[seed % DAYS.length] ?? 0,
    stories: seed % 2 === 0 ? 0 : 1 + (seed % MAX_STORIES),
    half: 'test',
  });
  const { groups } = groupTitles(titles);
  const sizes = new Map<number, number>();
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const strangers = titles.flatMap(({ story }, i) =>
    story.startsWith('unrelated') ? (sizes.get(groups[i] ?? -1) ?? 0) : [],
  );
  const result = {
    lines: strangers.length,
    joined: strangers.filter((size) => size > 1).length,
    largest: Math.max(...strangers),
  };
  found.set(seed, result);
  return result;
}

export const unrelatedGates: readonly Gate[] = [
  gate({
    name: `lists: at most ${100 * MAX_JOINED_SHARE}% of the lines of 200 lists of unrelated headlines are joined`,
    cases: [SEEDS],
    change: (seeds) => seeds,
    answer: (seeds) => {
      const sum = (pick: (one: Joined) => number) =>
        seeds.reduce((total, seed) => total + pick(joinedOf(seed)), 0);
      return sum(({ joined }) => joined) / sum(({ lines }) => lines);
    },
    holds: (_, share) => share <= MAX_JOINED_SHARE,
    minShare: 1,
  }),
  gate({
    name: 'lists: no unrelated headline in an item of four lines, or in a true story',
    cases: SEEDS,
    change: (seed) => seed,
    answer: (seed) => joinedOf(seed).largest,
    holds: (_, largest) => largest <= MAX_ITEM,
    minShare: 1,
  }),
];
