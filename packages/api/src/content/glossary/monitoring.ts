import type { GlossaryTerm } from '@earshot/schema/help/model';

export const monitoringTerms = [
  {
    id: 'term-media-monitoring',
    slug: 'media-monitoring',
    term: 'Media Monitoring',
    category: 'Monitoring & Listening',
    definition:
      'Continuous, rule-based collection of published items about chosen subjects from press, broadcast and online sources. Its quality depends on the sources and the search terms, so know what is not covered. Monitoring finds the items; analysis says what they mean.',
    aka: ['press monitoring', 'news monitoring', 'coverage tracking'],
    related: ['Social Listening', 'Boolean Search', 'Clipping', 'Media Content Analysis', 'Alert Threshold'],
    confusedWith: ['media content analysis', 'social listening'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-social-listening',
    slug: 'social-listening',
    term: 'Social Listening',
    category: 'Monitoring & Listening',
    definition:
      'Following public conversation on social platforms, forums and review sites to understand themes, needs and language, and to act on them. Users of a platform are not a sample of the population, so never read their posts as a poll.',
    aka: ['social media listening'],
    related: ['Media Monitoring', 'Sentiment Analysis', 'Trending Topic', 'Boolean Search', 'Sample'],
    confusedWith: ['social monitoring', 'opinion polling'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-boolean-search',
    slug: 'boolean-search',
    term: 'Boolean Search',
    category: 'Monitoring & Listening',
    definition:
      'A query that joins words with AND, OR and NOT, parentheses and quotation marks to say exactly what to find, for example (merger OR takeover) AND “Blue Harbor”. A plain list of words often means OR and fills the inbox. Tools differ in symbols and in order of evaluation.',
    aka: ['Boolean query', 'search string', 'search operators'],
    related: ['Media Monitoring', 'Social Listening', 'Alert Threshold'],
    confusedWith: ['keyword search'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-clipping',
    slug: 'clipping',
    term: 'Clipping',
    category: 'Monitoring & Listening',
    definition:
      'A single item of coverage kept with its outlet, date, author and link. It was once cut from paper and is now mostly a file. Copying it within an organization, or sending it to a client, may require a license from the publisher or its collecting society.',
    aka: ['clip', 'press cutting', 'news clipping'],
    related: ['Media Monitoring', 'Syndication', 'Mention', 'Media Content Analysis'],
    confusedWith: ['mention', 'coverage'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-syndication',
    slug: 'syndication',
    term: 'Syndication',
    category: 'Monitoring & Listening',
    definition:
      'Publication of the same item by several outlets through a license or a wire feed, often under a new headline. It widens distribution but reflects one editorial decision. Group copies before you count, or one wire story on forty sites will look like forty articles.',
    aka: ['republication', 'reprint'],
    related: ['Pick-up', 'Deduplication', 'Clipping', 'Spike'],
    confusedWith: ['independent coverage'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-alert-threshold',
    slug: 'alert-threshold',
    term: 'Alert Threshold',
    category: 'Monitoring & Listening',
    definition:
      'The value at which monitoring notifies someone, such as three times the usual hourly mentions or one item in a named outlet. Attach a person and a first action to it. If it is too low, people learn to ignore it; if it is too high, the warning comes late.',
    aka: ['alert level', 'trigger', 'alarm threshold'],
    related: ['Spike', 'Media Monitoring', 'Issues Management', 'Benchmark'],
    confusedWith: ['target'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-trending-topic',
    slug: 'trending-topic',
    term: 'Trending Topic',
    category: 'Monitoring & Listening',
    definition:
      'A subject whose mentions are rising faster than is normal for it, as ranked by a platform or tool under its own rules. A large, steady subject does not trend, and a small, sudden one may. Rankings can be personalized, bought or driven by automated accounts.',
    aka: ['trend', 'trending', 'hot topic'],
    related: ['Spike', 'Heat', 'Social Listening', 'Misinformation'],
    confusedWith: ['most popular subject'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-spike',
    slug: 'spike',
    term: 'Spike',
    category: 'Monitoring & Listening',
    definition:
      'A sudden, short rise in mentions well above the usual range for that hour or weekday. Look for the cause before you judge it: one viral post, a syndicated story or a changed query. Many spikes are harmless, and some are welcome.',
    aka: ['volume spike', 'peak', 'surge'],
    related: ['Alert Threshold', 'Trending Topic', 'Syndication', 'Crisis Communication'],
    confusedWith: ['trend', 'crisis'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-url-shortener',
    slug: 'url-shortener',
    term: 'URL Shortener',
    category: 'Monitoring & Listening',
    definition:
      'A service that replaces a long web address with a short link, forwards visitors to the original and usually counts clicks. The destination is hidden until someone follows the link. Expand unknown links before you share them.',
    aka: ['link shortener'],
    related: ['Tracking Parameter', 'Media Monitoring', 'Misinformation', 'Call to Action'],
    confusedWith: ['tracking parameter', 'QR code'],
    lastReviewed: '2026-11',
  },
] satisfies GlossaryTerm[];
