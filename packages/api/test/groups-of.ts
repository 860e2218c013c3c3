import { groupTitles } from '../src/core/trending/grouping/group-titles.ts';
import type { DatedTitle } from '../src/core/trending/grouping/terms.ts';

/** Returns the number of each title's story, in the order of their first titles. */
export function groupsOf(titles: readonly DatedTitle[]): number[] {
  const groups: number[] = [];
  groupTitles(titles).stories.forEach((lines, story) => {
    for (const line of lines) groups[line] = story;
  });
  return groups;
}
