import { countOf, formatCount } from '@earshot/schema/format-count';
import type { Change } from '@earshot/schema/trending/changes';

/** UI strings of the comparison of two rankings. */
export const COMPARE_STRINGS = {
  title: 'Compare with an earlier ranking',
  guidance:
    'Open or paste a ranking that you saved as JSON. The server compares the headlines of both lists and does not keep them.',
  comparing: 'Comparing the two lists…',
  failed: 'The two lists could not be compared. Please try again.',
  open: 'Open a saved ranking',
  paste: 'Or paste the saved JSON',
  unreadable: 'This is not a ranking that was saved as JSON.',
  clear: 'Remove the earlier ranking',
  byHand: 'The earlier ranking was changed by hand.',
  summary: (count: number, window: string) =>
    `${countOf(count, 'story', 'stories')} across both lists.${window ? ` Earlier list: ${window}.` : ''}`,
  changes: {
    new: 'New',
    growing: 'Growing: more lines and a larger share of the list',
    moved: 'Moved: another rank, as many lines as before for the size of the list',
    steady: 'Steady',
    fading: 'Fading: fewer lines and a smaller share of the list',
    gone: 'Gone',
  } as const satisfies Record<Change, string>,
  story: 'Story',
  earlierTitle: (title: string) => `Matched with “${title}”`,
  before: 'Earlier',
  after: 'Now',
  side: (rank: number, lines: number) => `Rank ${formatCount(rank)}, ${countOf(lines, 'line')}`,
  none: '—',
} as const;
