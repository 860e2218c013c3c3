/** Example request bodies for the API documentation. Fictional, and small enough to try with curl. */
import type { ProcedurePath } from '@earshot/schema/contract';

export const REQUEST_EXAMPLES: Partial<Record<ProcedurePath, unknown>> = {
  'article.analyze': {
    manualContent: {
      headline: 'Harbor City opens solar ferry line',
      source: 'Harbor City Courier',
      date: '2026-05-04',
      content:
        'Harbor City opened its first solar ferry line on Monday. The solar ferry cuts the crossing to twelve minutes, the port authority said.',
    },
    keywords: ['solar ferry', 'port authority'],
    specialEnabled: true,
    specialTerms: ['crossing'],
  },
  'social.analyze': {
    url: 'https://bsky.app/profile/example.com/post/3kexamplepost',
    keywords: ['solar ferry'],
  },
  'trending.analyzeText': {
    text: 'Solar ferry line opens in Harbor City - Harbor City Courier\nHarbor City starts solar ferry service | Coast Wire',
    lineType: 'mixed',
  },
  'urlExpander.expand': { url: 'https://bit.ly/example' },
  'feeds.read': { url: 'https://example.com/feed.xml' },
  'suggestions.send': {
    name: 'A reader',
    email: 'reader@example.com',
    idea: 'Please add a way to compare two articles.',
  },
};
