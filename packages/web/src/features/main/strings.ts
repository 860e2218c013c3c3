import { countOf } from '@earshot/schema/format-count';

/** UI strings of the main page. */
export const MAIN_STRINGS = {
  heading: 'Media analysis tools',
  tabs: {
    article: 'Article Analyzer',
    social: 'Social Post Snapshot',
    trending: 'Trending Analyzer',
    'url-expander': 'URL Expander',
  },
  promise:
    'See what an article, a post or a list of headlines says about your keywords, with the sentences behind every number. Free, no sign-in.',
  usageCounted: 'This counts completed analyses on this site. Nothing else about them is kept.',
  tabList: 'Tools',
  usage: (count: number) =>
    `${countOf(count, 'professional')} ${count === 1 ? 'has' : 'have'} used this tool`,
  sampleFailed: {
    title: 'Sample not opened',
    text: 'The practice data could not be loaded. Please try again.',
  },
  urlExpanderTagline: 'See where a short link leads before you open it',
} as const;
