import { formatCount } from '@earshot/schema/format-count';
import { formatShare } from '../../../lib/format.ts';

/** UI strings of the comparison of two lists. */
export const COMPARE_STRINGS = {
  compare: {
    title: 'Compare with an earlier list',
    choose: 'Earlier list',
    none: 'None',
    with: (earlier: string) => `Compared with ${earlier}`,
    unnamed: 'an earlier list',
    figures: 'Figures of both lists',
    figure: 'Figure',
    before: 'Earlier',
    after: 'This list',
    change: 'Change',
    nothing: '–',
    names: { articles: 'Articles', outlets: 'Outlets', mentions: 'Mentions', headlines: 'In headlines' },
    netTone: (keyword: string) => `Net tone toward ${keyword}`,
    share: (keyword: string) => `Share of voice: ${keyword}`,
    shareOf: (share: number) => formatShare(share),
    difference: (value: number, isShare: boolean) => {
      const size = isShare
        ? `${formatCount(Math.round(Math.abs(value) * 100))} points`
        : formatCount(Math.abs(value));
      if (Math.round(value * 100) === 0) return '0';
      return `${value > 0 ? '+' : '−'}${size}`;
    },
    earlierOf: (what: string) => `articles in the earlier list: ${what}`,
    rowsOf: (what: string) => `articles in this list: ${what}`,
  },
} as const;
