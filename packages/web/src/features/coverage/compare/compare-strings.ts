import { formatCount } from '@earshot/schema/format-count';
import { formatShare } from '../../../lib/format.ts';

/** UI strings of the comparison of two lists. */
export const COMPARE_STRINGS = {
  compare: {
    title: 'Compare with an earlier list',
    choose: 'Earlier list',
    none: 'None',
    with: (what: string, earlier: string) => `${what}, compared with ${earlier}`,
    unnamed: 'an earlier list',
    figures: 'Figures',
    figure: 'Figure',
    before: 'Earlier',
    after: 'This list',
    change: 'Change',
    names: { articles: 'Articles', outlets: 'Outlets', mentions: 'Mentions', headlines: 'In headlines' },
    share: (keyword: string) => `Share of voice: ${keyword}`,
    shareOf: (share: number) => formatShare(share),
    difference: (value: number, isShare: boolean) => {
      const size = isShare ? `${formatCount(Math.abs(value) * 100)} points` : formatCount(Math.abs(value));
      if (Math.round(value * 100) === 0) return '0';
      return `${value > 0 ? '+' : '-'}${size}`;
    },
    outlets: 'Outlets',
    outlet: 'Outlet',
    stories: 'Stories',
    story: 'Story',
    changes: {
      new: 'New',
      growing: 'Growing',
      moved: 'Steady',
      steady: 'Steady',
      fading: 'Fading',
      gone: 'Gone',
    },
    earlierOf: (what: string) => `articles in the earlier list: ${what}`,
    rowsOf: (what: string) => `articles in this list: ${what}`,
    storiesNote:
      'Stories are matched by how likely two headlines tell the same thing; a shared name alone does not match them. Only headlines and dates are sent.',
    comparing: 'Comparing the stories…',
    failed: 'The stories could not be compared. Please try again.',
    more: (count: number) => `Show ${formatCount(count)} more`,
  },
} as const;
