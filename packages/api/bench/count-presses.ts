/** Counts the presses that a person needs to put the lines of a ranking into the right stories, with the controls of the screen. */
import { automaticJoins, DOUBTFUL_LINK } from '@earshot/schema/trending/doubtful-joins';
import { applyHandEdits } from '@earshot/schema/trending/hand-edits';
import { LIKELY_JOIN, likelyJoins } from '@earshot/schema/trending/likely-joins';
import type { HandEdit, Member, TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import { USUAL_CUT } from '@earshot/schema/trending/regroup';

/** Returns the label of a line's true story. */
export type LabelOf = (line: number) => string;

type Ranking = Omit<TrendingResult, 'session_id'>;

/** A ranking while it is corrected, with the presses so far. */
export interface Corrected {
  readonly ranking: Ranking;
  readonly presses: number;
}

/** Answers every question of the review that is asked without a further click. Opening the review takes one press. */
export function answerReview(ranking: Ranking, labelOf: LabelOf): Corrected {
  let [now, presses] = [ranking, 1];
  const edit = (change: HandEdit) => {
    now = applyHandEdits(now, [change]);
  };
  const isSame = (a: readonly Member[], b: readonly Member[]) =>
    mainLabel(a, labelOf) === mainLabel(b, labelOf);
  const asked = new Set<string>();
  const strengths = { from: USUAL_CUT, below: DOUBTFUL_LINK };
  for (;;) {
    const join = automaticJoins(now.items, ranking.merges ?? [], strengths).find(
      ({ kept, joined }) => !asked.has(keyOf(kept, joined)),
    );
    if (!join) break;
    asked.add(keyOf(join.kept, join.joined));
    presses++;
    if (!isSame(join.kept, join.joined))
      edit({ kind: 'gather', lines: join.joined.map(({ line }) => line), stories: [] });
  }
  for (;;) {
    const pair = likelyJoins(now.items, ranking.near_stories).find(
      ({ a, b, likelihood }) => likelihood >= LIKELY_JOIN && !asked.has(keyOf(a.members, b.members)),
    );
    if (!pair) break;
    const [a, b] = [pair.a.members, pair.b.members];
    asked.add(keyOf(a, b));
    presses++;
    const [line, to] = [a[0]?.line, b[0]?.line];
    if (isSame(a, b) && line !== undefined && to !== undefined) edit({ kind: 'join', line, to });
  }
  return { ranking: now, presses };
}

/**
 * Marks the lines of each true story that are not one story yet, and joins them or splits them off. In a story with lines of
 * several true stories, the lines of the most frequent one stay.
 */
export function markStories(start: Corrected, labelOf: LabelOf): Corrected {
  let { ranking, presses } = start;
  const opened = new Set<string>();
  const labels = new Set(ranking.items.flatMap(({ members }) => members.map(({ line }) => labelOf(line))));
  // A label that shares its story with others comes later, because its story is right only once the others are split off.
  const order = [...labels].sort(
    (a, b) => Number(staysAmong(ranking, a, labelOf)) - Number(staysAmong(ranking, b, labelOf)),
  );
  for (const label of order) {
    const parts = partsOf(ranking.items, label, labelOf);
    if (parts.stories.length + parts.mixed.length === 1 && parts.mixed.length === 0) continue;
    const lines = parts.mixed.flatMap(({ members }) => linesOf(members, label, labelOf));
    for (const { members } of parts.mixed) {
      const story = members.map(({ line }) => line).join(' ');
      if (!opened.has(story)) presses++;
      opened.add(story);
    }
    const isTakenOut = lines.length === 1 && parts.stories.length === 0;
    presses += isTakenOut ? 1 : marksOf(ranking, parts, label, labelOf) + 1;
    const stories = parts.stories.flatMap(({ members }) => members[0]?.line ?? []);
    ranking = applyHandEdits(ranking, [{ kind: 'gather', lines, stories }]);
  }
  return { ranking, presses };
}

interface Parts {
  /** Stories that have only lines of the label. */
  readonly stories: readonly TrendingItem[];
  /** Stories that also have other lines. */
  readonly mixed: readonly TrendingItem[];
}

function partsOf(items: readonly TrendingItem[], label: string, labelOf: LabelOf): Parts {
  const held = items.filter(({ members }) => members.some(({ line }) => labelOf(line) === label));
  const isPure = ({ members }: TrendingItem) => members.every(({ line }) => labelOf(line) === label);
  return { stories: held.filter(isPure), mixed: held.filter((item) => !isPure(item)) };
}

function staysAmong({ items }: Ranking, label: string, labelOf: LabelOf): boolean {
  return partsOf(items, label, labelOf).mixed.some(({ members }) => mainLabel(members, labelOf) === label);
}

/** Returns the number of presses to mark the parts: runs of boxes, or with a keyword filter if that takes fewer presses. */
function marksOf(
  { items, summary }: Ranking,
  { stories, mixed }: Parts,
  label: string,
  labelOf: LabelOf,
): number {
  const inLines = mixed.reduce(
    (sum, { members }) => sum + runs(members.map(({ line }) => labelOf(line) === label)),
    0,
  );
  const marked = new Set(stories);
  const filters = summary.top_tags.map(([tag]) => tag.toLowerCase());
  const ways = filters.flatMap((tag) => {
    const shown = items.filter(({ title, members }) =>
      [title, ...members.map(({ text }) => text)].join('\n').toLowerCase().includes(tag),
    );
    // Setting and clearing the filter take one press each.
    return stories.every((story) => shown.includes(story))
      ? [2 + runs(shown.map((item) => marked.has(item)))]
      : [];
  });
  return inLines + Math.min(runs(items.map((item) => marked.has(item))), ...ways);
}

/** Returns the number of presses to check all boxes that are true: one for a single box, two for a run (its first and last box). */
function runs(marked: readonly boolean[]): number {
  let [presses, length] = [0, 0];
  for (const isMarked of [...marked, false]) {
    if (isMarked) length++;
    else {
      presses += Math.min(length, 2);
      length = 0;
    }
  }
  return presses;
}

function linesOf(members: readonly Member[], label: string, labelOf: LabelOf): number[] {
  return members.map(({ line }) => line).filter((line) => labelOf(line) === label);
}

/** Returns the label of most of the lines. */
function mainLabel(members: readonly Member[], labelOf: LabelOf): string | undefined {
  const counts = new Map<string, number>();
  for (const { line } of members) counts.set(labelOf(line), (counts.get(labelOf(line)) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

function keyOf(a: readonly Member[], b: readonly Member[]): string {
  return [a, b]
    .map((members) => members.map(({ line }) => line).sort((x, y) => x - y))
    .sort(([x = 0], [y = 0]) => x - y)
    .join('|');
}
