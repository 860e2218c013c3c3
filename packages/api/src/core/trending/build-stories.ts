import { rowOf } from './grouping/packed-rows.ts';
import type { WeightedTitles } from './grouping/word-weights.ts';
import type { ListSources } from './lines/list-sources.ts';
import type { ReadLine } from './lines/read-line.ts';
import type { Story } from './story.ts';

/** Longest title that stands for a story while a shorter one exists. */
const COMFORTABLE_TITLE_CHARACTERS = 140;

/** Gathers the lines of each group, one story at a time to spare memory; `groups[i]` is the group of `lines[i]`. */
export function* buildStories(
  lines: readonly ReadLine[],
  groups: readonly number[],
  weighted: WeightedTitles,
  sources: ListSources,
): Generator<Story> {
  const members: number[][] = [];
  groups.forEach((group, i) => {
    const positions = members[group];
    if (positions) positions.push(i);
    else members[group] = [i];
  });
  for (const positions of members) yield buildStory(positions, lines, weighted, sources);
}

function buildStory(
  positions: readonly number[],
  all: readonly ReadLine[],
  weighted: WeightedTitles,
  sources: ListSources,
): Story {
  const lines = positions.flatMap((i) => all[i] ?? []);
  const words = positions.map((i) => rowOf(weighted.words, i));
  const best = mostTypical(lines, words, weighted);
  return {
    lines,
    title: lines[best]?.title ?? '',
    sources: countSources(lines, sources),
    days: lines.flatMap(({ date }) => date ?? []).sort(),
    words: new Set(words.flatMap((row) => Array.from(row, (word) => weighted.vocabulary[word] ?? ''))),
  };
}

/** Position of the line whose words most other lines share; written headlines before those made from an address. */
function mostTypical(
  lines: readonly ReadLine[],
  words: readonly Int32Array[],
  { weights }: WeightedTitles,
): number {
  if (lines.length === 1) return 0;
  const counts = new Map<number, number>();
  for (const row of words) for (const word of row) counts.set(word, (counts.get(word) ?? 0) + 1);
  const typicality = words.map((row) => {
    let [shared, total] = [0, 0];
    for (const word of row) {
      shared += (weights[word] ?? 0) * (counts.get(word) ?? 0);
      total += weights[word] ?? 0;
    }
    return shared / Math.sqrt(1 + total);
  });
  const order = lines.map((_, i) => i);
  const rank = (i: number) => lines[i];
  order.sort((a, b) => {
    const [left, right] = [rank(a), rank(b)];
    if (!left || !right) return 0;
    return (
      Number(left.fromSlug) - Number(right.fromSlug) ||
      Number(left.title.length > COMFORTABLE_TITLE_CHARACTERS) -
        Number(right.title.length > COMFORTABLE_TITLE_CHARACTERS) ||
      (typicality[b] ?? 0) - (typicality[a] ?? 0) ||
      (left.title < right.title ? -1 : Number(left.title > right.title))
    );
  });
  return order[0] ?? 0;
}

function countSources(lines: readonly ReadLine[], sources: ListSources): Story['sources'] {
  const counts = new Map<string, number>();
  for (const { source } of lines) {
    if (source === null) continue;
    const name = sources.nameOf(source);
    counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .sort((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
}
