import { Failure } from '@earshot/schema/failures';
import { MAX_LINES } from '@earshot/schema/limits';
import { type CompareRequest, type Comparison, tellChanges } from '@earshot/schema/trending/compare-rankings';
import { matchStories } from './match-stories.ts';

/**
 * Compares the stories of an earlier list with a later one. Throws `Failure('too-many-lines')`. Method:
 * docs/methods/heat.md, *Comparing two lists*.
 */
export function compareRankings({ before, after }: CompareRequest): Comparison {
  const lines = [...before.items, ...after.items].reduce((sum, { members }) => sum + members.length, 0);
  if (lines > MAX_LINES) throw new Failure('too-many-lines');
  return { stories: tellChanges(before.items, after.items, matchStories(before.items, after.items)) };
}
