import { countOf } from '@earshot/schema/format-count';

export const MAIN_STRINGS = {
  tabs: {
    article: 'Article Analyzer',
    social: 'Social Post Snapshot',
    trending: 'Trending Analyzer',
    'url-expander': 'URL Expander',
  },
  usage: (count: number) =>
    `${countOf(count, 'professional')} ${count === 1 ? 'has' : 'have'} used this tool`,
  sampleFailed: {
    title: 'Sample not opened',
    text: 'The practice data could not be loaded. Please try again.',
  },
} as const;
