import { countOf, formatCount } from '@earshot/schema/format-count';
import type { Change } from '@earshot/schema/trending/changes';

/** UI strings of the comparison of two rankings. */
export const COMPARE_STRINGS = {
  title: 'Compare with an earlier ranking',
  guidance:
    'Paste an earlier list, such as last week’s, and it is ranked and compared with this one. Or open a ranking that you saved: “Save as JSON” above a ranking makes such a file, with your corrections. A pasted list is deleted from the server right after ranking. Your answers, each with a line of the earlier list, stay in this ranking and its JSON file, even after you remove the earlier ranking.',
  comparing: 'Comparing the two lists…',
  failed: 'The two lists could not be compared. Please try again.',
  open: 'Open a saved ranking',
  paste: 'List or saved JSON to compare with',
  unreadable:
    'This is not a ranking that was saved as JSON. Paste the earlier list itself, one headline per line, or open a file made with “Save as JSON”.',
  rank: 'Rank this list and compare',
  ranking: 'Ranking the earlier list…',
  notRanked: 'The earlier list could not be ranked. Please try again.',
  clear: 'Remove the earlier ranking',
  byHand: 'The earlier ranking was changed by hand. The comparison uses its stories as they were changed.',
  summary: (count: number, window: string) =>
    `${countOf(count, 'story', 'stories')} across both lists.${window ? ` Earlier list: ${window}.` : ''}`,
  changes: {
    new: 'New',
    growing: 'Growing: more lines and a larger share of the list',
    moved: 'Moved: another rank, as many lines as before for the size of the list',
    steady: 'Steady: same rank, and lines and share of the list did not both rise or both fall',
    fading: 'Fading: fewer lines and a smaller share of the list',
    gone: 'Gone',
  } as const satisfies Record<Change, string>,
  story: 'Story',
  maybe: (title: string, likelihood: number | null) =>
    `May be the same event as “${title}”${likelihood === null ? '' : ` (${Math.round(likelihood * 100)}%)`}`,
  where: { now: 'in this list', earlier: 'in the earlier list', across: 'in the other list' },
  join: 'Join',
  different: 'Different',
  outcome: (title: string, change: string) => `“${title}” is now under ${change}.`,
  matched: 'A story of the earlier list and one of this list count as one in the comparison.',
  unmatched: 'A story of the earlier list and one of this list stay apart in the comparison.',
  answered: (same: number, different: number) =>
    ` Your answers: ${countOf(same, 'pair')} the same, ${formatCount(different)} different.`,
  joinOf: (title: string) => `: ${title}`,
  takeBack: (count: number) => `Take back the last of ${countOf(count, 'answer')} about the earlier list`,
  earlierTitle: (title: string) => `Matched with “${title}”`,
  differentFrom: (title: string) => `: ${title} in the two lists`,
  before: 'Earlier',
  after: 'Now',
  side: (rank: number, lines: number) => `Rank ${formatCount(rank)}, ${countOf(lines, 'line')}`,
  share: (lines: number, all: number) => `${Math.round((lines / all) * 100)}% of the list`,
  none: '—',
} as const;
