/** Measures of a labeled list: likelihoods, suggestions, halves and the event that dominates it. */
import { at } from '@earshot/schema/at';
import type { ListedStory } from '@earshot/schema/trending/compare-rankings';
import { analyzeLines } from '../src/core/trending/analyze-lines.ts';
import { groupTitles } from '../src/core/trending/grouping/group-titles.ts';
import { measureLikelihoods } from '../src/core/trending/grouping/likely-pairs.ts';
import { prepareTitles } from '../src/core/trending/grouping/prepare-titles.ts';
import { resolveNicknames } from '../src/core/trending/grouping/resolve-nicknames.ts';
import { matchStories } from '../src/core/trending/match-stories.ts';
import type { LabeledList } from './client-lists.ts';

export interface LabeledTitle {
  readonly title: string;
  readonly date: string | null;
  readonly story: string;
}

interface Counted {
  readonly right: number;
  readonly given: number;
  readonly wanted: number;
}

/** Minimum number and share of lines for a story to dominate its list. */
const DOMINANT_LINES = 10;
const DOMINANT_SHARE = 0.2;
const REFERENCE_DAY = '2026-12-31';

/** Returns the headlines of a list with the titles and days as labeled. */
export function labeledTitles({ lines }: LabeledList): LabeledTitle[] {
  return lines.flatMap(({ title, story, date }) => (title && story ? [{ title, story, date }] : []));
}

/** Returns the sum of the likelihoods of all pairs of distinct titles, and the number of pairs in the same story. */
export function expectedPairs(titles: readonly LabeledTitle[]): { expected: number; wanted: number } {
  const resolved = resolveNicknames(titles.map(({ title }) => title));
  const prepared = prepareTitles(titles.map(({ date }, i) => ({ title: at(resolved, i), date })));
  const { likelihood } = measureLikelihoods(prepared);
  const sizes = new Map<string, Set<number>>();
  titles.forEach(({ story }, i) => {
    const held = sizes.get(story) ?? new Set();
    sizes.set(story, held.add(at(prepared.numberOfLine, i)));
  });
  const wanted = [...sizes.values()].reduce((sum, { size }) => sum + (size * (size - 1)) / 2, 0);
  return { expected: likelihood.reduce((sum, likely) => sum + likely, 0), wanted };
}

/** Returns, for each suggested join in order, whether most lines of the two groups belong to the same story. */
export function suggestionsRight(titles: readonly LabeledTitle[]): boolean[] {
  const { groups, near } = groupTitles(titles);
  const story = majorities(groups, titles);
  return near.map(({ line, to }) => story.get(at(groups, line)) === story.get(at(groups, to)));
}

/** Splits a list into odd and even lines, groups each half separately and counts the stories that are matched between them. */
export function storiesFoundAgain(titles: readonly LabeledTitle[]): Counted {
  const [before, after] = [0, 1].map((half) => groupedHalf(titles.filter((_, i) => i % 2 === half)));
  if (!before || !after) return { right: 0, given: 0, wanted: 0 };
  const matches = matchStories(before.stories, after.stories);
  const right = new Set(
    matches
      .filter((match) => before.labels[match.before] === after.labels[match.after])
      .map((match) => before.labels[match.before]),
  );
  const later = new Set(after.all);
  return {
    right: right.size,
    given: matches.length,
    wanted: new Set(before.all.filter((label) => later.has(label))).size,
  };
}

function groupedHalf(titles: readonly LabeledTitle[]) {
  const { groups } = groupTitles(titles);
  const members: LabeledTitle[][] = [];
  titles.forEach((title, i) => {
    const group = at(groups, i);
    members[group] ??= [];
    members[group].push(title);
  });
  const story = majorities(groups, titles);
  return {
    stories: members.map((held): ListedStory => ({ title: held[0]?.title ?? '', members: held })),
    labels: members.map((_, group) => story.get(group)),
    all: titles.map((title) => title.story),
  };
}

/** Returns the most frequent label of each group. Ties go to the label that comes first. */
function majorities(groups: readonly number[], titles: readonly LabeledTitle[]): Map<number, string> {
  const counts = new Map<number, Map<string, number>>();
  titles.forEach(({ story }, i) => {
    const group = at(groups, i);
    const own = counts.get(group) ?? new Map<string, number>();
    counts.set(group, own.set(story, (own.get(story) ?? 0) + 1));
  });
  return new Map([...counts].map(([group, own]) => [group, mostFrequent(own) ?? '']));
}

function mostFrequent(counts: ReadonlyMap<string, number>): string | undefined {
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0];
}

/** Returns the story that dominates the list, or null. */
export function dominantStory(titles: readonly LabeledTitle[]): string | null {
  const counts = new Map<string, number>();
  for (const { story } of titles) counts.set(story, (counts.get(story) ?? 0) + 1);
  const top = mostFrequent(counts);
  const lines = counts.get(top ?? '') ?? 0;
  return top !== undefined && lines >= Math.max(DOMINANT_LINES, DOMINANT_SHARE * titles.length) ? top : null;
}

/** Ranks a list as pasted. Returns whether `story` is ranked first, and the largest share of its lines in one item. */
export function shownDominant({ lines }: LabeledList, story: string): { first: boolean; share: number } {
  const { items } = analyzeLines({
    lines: lines.map(({ text }) => text),
    lineType: 'mixed',
    referenceDay: REFERENCE_DAY,
  });
  const held = items.map(
    ({ members }) => members.filter(({ line }) => lines[line - 1]?.story === story).length,
  );
  const all = lines.filter((line) => line.story === story).length;
  const [top] = items;
  return {
    first: top !== undefined && 2 * (held[0] ?? 0) > top.members.length,
    share: Math.max(0, ...held) / all,
  };
}
