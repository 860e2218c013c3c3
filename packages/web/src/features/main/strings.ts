import { formatCount } from '../../lib/format.ts';

/** Texts of the main page. */
export const MAIN_STRINGS = {
  heading: 'Media analysis tools',
  tabs: {
    article: 'Article Analyzer',
    social: 'Social Post Snapshot',
    trending: 'Trending Analyzer',
    'url-expander': 'URL Expander',
  },
  tabList: 'Tools',
  usage: (count: number) => `${formatCount(count)} professionals have used this tool`,
  urlExpanderTagline: 'See where a short link leads before you open it',
} as const;
