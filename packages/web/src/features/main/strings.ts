import { countOf } from '@earshot/schema/format-count';

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
  whatIsCounted: 'About this number',
  usageCounted:
    'This counts completed analyses on this site, not people: a list of 40 articles counts 40 times. Nothing else about them is kept.',
  tabList: 'Tools',
  usage: (count: number) =>
    `${countOf(count, 'professional')} ${count === 1 ? 'has' : 'have'} used this tool`,
  exercise: {
    title: (label: string) => `Exercise: ${label}`,
    material: (title: string) => `${title} (opens in a new tab)`,
    expected: 'What should come out',
    back: (playbook: string) => `Back to the playbook “${playbook}”`,
    close: 'Close the exercise',
  },
  sampleFailed: {
    title: 'Sample not opened',
    text: 'The practice data could not be loaded. Please try again.',
  },
  urlExpanderTagline: 'See where a short link leads before you open it',
} as const;
