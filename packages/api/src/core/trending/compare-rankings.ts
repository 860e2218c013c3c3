import { Failure } from '@earshot/schema/failures';
import { MAX_LINES } from '@earshot/schema/limits';
import {
  type CompareRequest,
  type Comparison,
  type NearStories,
  type StoryMatch,
  tellChanges,
} from '@earshot/schema/trending/compare-rankings';
import { certainLinks, linkStories, matchLinks } from './match-stories.ts';

/** Minimum strength of the link suggested for a story without a match. */
const MIN_NEAR_STRENGTH = 0.15;

/**
 * Compares the stories of an earlier list with a later one. Stories that the user says are the same are matched first, and
 * those that the user says are different are not matched. Throws `Failure('too-many-lines')`. Method:
 * docs/methods/heat.md, *Comparing two lists*.
 */
export function compareRankings({ before, after, same = [], different = [] }: CompareRequest): Comparison {
  const lines = [...before.items, ...after.items].reduce((sum, { members }) => sum + members.length, 0);
  if (lines > MAX_LINES) throw new Failure('too-many-lines');
  const isApart = new Set(different.map((pair) => `${pair.before} ${pair.after}`));
  const links = linkStories(before.items, after.items).filter(
    (link) => !isApart.has(`${link.before + 1} ${link.after + 1}`),
  );
  const told = same
    .map((pair) => ({ before: pair.before - 1, after: pair.after - 1, strength: 1 }))
    .filter((pair) => pair.before < before.items.length && pair.after < after.items.length);
  const matches = matchLinks([...told, ...certainLinks(links)]);
  const near = nearOf(links, matches);
  return {
    stories: tellChanges(before.items, after.items, matches),
    ...(near.length > 0 && { near }),
  };
}

/** Returns the strongest link of each story that has no match. */
function nearOf(links: readonly StoryMatch[], matches: readonly StoryMatch[]): NearStories[] {
  const matched = {
    before: new Set(matches.map(({ before }) => before)),
    after: new Set(matches.map(({ after }) => after)),
  };
  return links.flatMap(({ before, after, strength }) => {
    if (strength < MIN_NEAR_STRENGTH) return [];
    const isFirst = { before: !matched.before.has(before), after: !matched.after.has(after) };
    matched.before.add(before);
    matched.after.add(after);
    return isFirst.before || isFirst.after ? [{ before: before + 1, after: after + 1, strength }] : [];
  });
}
