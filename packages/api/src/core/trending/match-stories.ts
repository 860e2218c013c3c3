import { at } from '@earshot/schema/at';
import type { ListedStory, StoryMatch } from '@earshot/schema/trending/compare-rankings';
import { findLikelyPairs } from './grouping/likely-pairs.ts';
import { prepareTitles } from './grouping/prepare-titles.ts';
import { dropFarDays } from './near-days.ts';

/** Minimum link strength for stories in the two lists to count as the same story. */
const MIN_STRENGTH = 0.4;
/** Minimum strength of a link that counts because it is at least `CLEAR_RATIO` times as strong as all others of its stories. */
const MIN_CLEAR_STRENGTH = 0.15;
const CLEAR_RATIO = 2;
/** Exponent in the formula for link strength (see docs/methods/grouping.md). */
const SIZE_EXPONENT = 0.85;

/** Returns the stories that two lists have in common, most certain first, each story once. */
export function matchStories(
  before: readonly ListedStory[],
  after: readonly ListedStory[],
  minStrength = MIN_STRENGTH,
): StoryMatch[] {
  return matchLinks(certainLinks(linkStories(before, after), minStrength));
}

/**
 * Returns the links that are strong, or clearly stronger than any other link of either story. The bounds were chosen on
 * labeled lists (`npm run bench -- comparison`).
 * @param links strongest first
 */
export function certainLinks(links: readonly StoryMatch[], minStrength = MIN_STRENGTH): StoryMatch[] {
  const ofBefore = new Map<number, StoryMatch[]>();
  const ofAfter = new Map<number, StoryMatch[]>();
  for (const link of links) {
    keepTwo(ofBefore, link.before, link);
    keepTwo(ofAfter, link.after, link);
  }
  const isClear = (link: StoryMatch) =>
    [...(ofBefore.get(link.before) ?? []), ...(ofAfter.get(link.after) ?? [])].every(
      (other) => other === link || link.strength >= CLEAR_RATIO * other.strength,
    );
  return links.filter(
    (link) => link.strength >= minStrength || (link.strength >= MIN_CLEAR_STRENGTH && isClear(link)),
  );
}

/** Adds a link to those of a story, of which only the two strongest matter. */
function keepTwo(links: Map<number, StoryMatch[]>, story: number, link: StoryMatch): void {
  const kept = links.get(story);
  if (!kept) links.set(story, [link]);
  else if (kept.length < 2) kept.push(link);
}

/**
 * Returns all links between stories of two lists, strongest first. All lines are compared as if they were in one list, so
 * that the same likelihood applies as within a list. The result contains indexes into `before` and `after`.
 */
export function linkStories(before: readonly ListedStory[], after: readonly ListedStory[]): StoryMatch[] {
  const stories = [...before, ...after];
  const [linesBefore, linesAfter] = [linesOf(before), linesOf(after)];
  const prepared = prepareTitles([
    ...dropFarDays(linesBefore, linesAfter),
    ...dropFarDays(linesAfter, linesBefore),
  ]);
  const storiesOf = storiesOfTitles(stories, prepared.numberOfLine);
  const sizes = new Float64Array(stories.length);
  for (const held of storiesOf) for (const story of held) sizes[story] = at(sizes, story) + 1;
  const sums = new Map<number, number>();
  const add = (a: number, b: number, likelihood: number) => {
    const [old, now] = a < b ? [a, b] : [b, a];
    if (old >= before.length || now < before.length) return;
    const key = old * stories.length + now;
    sums.set(key, (sums.get(key) ?? 0) + likelihood);
  };
  for (const held of storiesOf)
    for (const [i, a] of held.entries()) for (const b of held.slice(i + 1)) add(a, b, 1);
  const pairs = findLikelyPairs(prepared);
  pairs.likelihood.forEach((likely, pair) => {
    for (const a of storiesOf[at(pairs.first, pair)] ?? [])
      for (const b of storiesOf[at(pairs.second, pair)] ?? []) add(a, b, likely);
  });
  const links = [...sums].map(([key, sum]) => {
    const [old, now] = [Math.floor(key / stories.length), key % stories.length];
    const strength = Math.min(1, sum / (at(sizes, old) * at(sizes, now)) ** SIZE_EXPONENT);
    return { before: old, after: now - before.length, strength };
  });
  return links.sort((a, b) => b.strength - a.strength || a.after - b.after || a.before - b.before);
}

function linesOf(stories: readonly ListedStory[]): ListedStory['members'] {
  return stories.flatMap(({ members }) => members);
}

/** Returns, for each distinct title, the indexes of the stories that contain it, in ascending order without duplicates. */
function storiesOfTitles(stories: readonly ListedStory[], numberOfLine: Int32Array): number[][] {
  const held: number[][] = [];
  let line = 0;
  stories.forEach(({ members }, story) => {
    for (const _ of members) {
      const title = at(numberOfLine, line++);
      held[title] ??= [];
      if (held[title].at(-1) !== story) held[title].push(story);
    }
  });
  return held;
}

/** Keeps each story's first link, if its other story is still free. */
export function matchLinks(links: readonly StoryMatch[]): StoryMatch[] {
  const [taken, given] = [new Set<number>(), new Set<number>()];
  return links.filter(({ before, after }) => {
    if (taken.has(before) || given.has(after)) return false;
    taken.add(before);
    given.add(after);
    return true;
  });
}
