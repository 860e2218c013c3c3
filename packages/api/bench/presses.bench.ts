/**
 * Counts the presses (clicks and keys) that make the stories of a list of 40 lines exactly right, by a person who knows every
 * story and takes the shortest way that the controls of the screen allow: the review, boxes and ranges, a keyword as filter,
 * J, S and *Not the same story*. Looking and scrolling are not counted. Longer lists are cut to 40 lines, shorter ones left
 * out. `--dataset`: a folder of labeled lists; defaults to the project's own.
 */
import { analyzeLines } from '../src/core/trending/analyze-lines.ts';
import { type LabeledList, OWN_LISTS, readClientLists } from './client-lists.ts';
import { answerReview, type Corrected, type LabelOf, markStories } from './count-presses.ts';
import type { Bench, BenchRow } from './harness.ts';

const REFERENCE_DAY = '2026-12-31';
const LINES = 40;
/** Maximum number of presses that a user should need. */
const GOAL = 25;

interface Counted {
  readonly marks: number;
  readonly review: number;
  readonly both: number;
  /** Number of true stories that are in several stories after the review, and of stories with lines of several true ones. */
  readonly split: number;
}

export const bench: Bench = async ({ dataset }) => {
  const folder = dataset ?? OWN_LISTS;
  const lists = readClientLists(folder).filter(({ lines }) => lines.length >= LINES);
  const counted = lists.map(countFor);
  const rows = [
    rowOf(
      'boxes alone',
      counted.map(({ marks }) => marks),
    ),
    rowOf(
      'review alone',
      counted.map(({ review }) => review),
    ),
    rowOf(
      'review, then boxes',
      counted.map(({ both }) => both),
    ),
    rowOf(
      'the shorter of the two ways',
      counted.map(({ marks, both }) => Math.min(marks, both)),
    ),
    {
      name: 'split or mixed stories after the review',
      figures: { median: median(counted.map(({ split }) => split)) },
    },
  ];
  return [{ title: 'Presses for 40 lines', ranOn: `${lists.length} lists in ${folder}`, rows }];
};

function countFor({ lines: all }: LabeledList): Counted {
  const lines = all.slice(0, LINES);
  const ranking = analyzeLines({
    lines: lines.map(({ text }) => text),
    lineType: 'mixed',
    referenceDay: REFERENCE_DAY,
  });
  const labelOf: LabelOf = (line) => lines[line - 1]?.story ?? `no headline ${line}`;
  const start: Corrected = { ranking, presses: 0 };
  const reviewed = answerReview(ranking, labelOf);
  const [marked, both] = [start, reviewed].map((from) => markStories(from, labelOf));
  if (!marked || !both || splitStories(marked, labelOf) + splitStories(both, labelOf) > 0)
    throw new Error('The presses do not make the stories right');
  return {
    marks: marked.presses,
    review: reviewed.presses,
    both: both.presses,
    split: splitStories(reviewed, labelOf),
  };
}

/** Returns the number of true stories that are in several stories, plus that of stories with lines of several true ones. */
function splitStories({ ranking }: Corrected, labelOf: LabelOf): number {
  const storiesOf = new Map<string, Set<unknown>>();
  for (const item of ranking.items)
    for (const { line } of item.members)
      storiesOf.set(labelOf(line), (storiesOf.get(labelOf(line)) ?? new Set()).add(item));
  const split = [...storiesOf.values()].filter(({ size }) => size > 1).length;
  const mixed = ranking.items.filter(
    ({ members }) => new Set(members.map(({ line }) => labelOf(line))).size > 1,
  ).length;
  return split + mixed;
}

function rowOf(name: string, presses: readonly number[]): BenchRow {
  return {
    name,
    figures: {
      median: median(presses),
      most: Math.max(...presses),
      [`at most ${GOAL}`]: presses.filter((count) => count <= GOAL).length,
    },
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? 0)
    : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2;
}
