import { countOf } from '@earshot/schema/format-count';
import type { HandEditCounts } from '@earshot/schema/trending/hand-edits';

/**
 * Describes the user's changes to a ranking in one sentence: "Changed by hand: 2 lines taken out, 1 story joined with
 * another."
 */
export function handEditsText({ takenOut, joined, titled, grouping }: HandEditCounts): string {
  const parts = [
    grouping === 'usual' ? null : `lines grouped more ${grouping === 'looser' ? 'loosely' : 'tightly'}`,
    takenOut > 0 ? `${countOf(takenOut, 'line')} taken out` : null,
    joined > 0 ? `${countOf(joined, 'story', 'stories')} joined with another` : null,
    titled > 0 ? `${countOf(titled, 'title')} chosen` : null,
  ];
  return `Changed by hand: ${parts.filter((part) => part !== null).join(', ')}.`;
}
