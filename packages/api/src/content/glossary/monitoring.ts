import type { GlossaryTerm } from '@earshot/schema/help/model';

export const monitoringTerms = [
  {
    id: 'term-media-monitoring',
    slug: 'media-monitoring',
    term: 'Media Monitoring',
    category: 'Monitoring & Listening',
    definition:
      'Continuous, rule-based collection of published items about chosen subjects from press, broadcast and online sources. Its quality depends on sources and search terms, so know what is not covered. Confused with media analysis, which interprets the finds, and with social listening in networks.',
    aka: ['press monitoring', 'news monitoring', 'coverage tracking'],
    related: ['Social Listening', 'Boolean Search', 'Clipping', 'Media Content Analysis', 'Alert Threshold'],
    confusedWith: ['media content analysis', 'social listening'],
  },
  {
    id: 'term-social-listening',
    slug: 'social-listening',
    term: 'Social Listening',
    category: 'Monitoring & Listening',
    definition:
      'Following public talk on social platforms, forums and reviews in order to understand themes, needs and language and to act on them. Confused with social monitoring, which notes single mentions and answers them. Users of a platform are no sample of the population, so do not read shares as poll results.',
    aka: ['social media listening'],
    related: ['Media Monitoring', 'Sentiment Analysis', 'Trending Topic', 'Boolean Search'],
    confusedWith: ['social monitoring', 'opinion polling'],
  },
  {
    id: 'term-boolean-search',
    slug: 'boolean-search',
    term: 'Boolean Search',
    category: 'Monitoring & Listening',
    definition:
      'A query that joins words with AND, OR and NOT, brackets and quotation marks to say exactly what shall be found, for example (merger OR takeover) AND "Blue Harbour". Confused with keyword search, which has no logic: a list of words often means OR and fills the inbox. Tools differ in symbols and order.',
    aka: ['boolean query', 'search string', 'search operators'],
    related: ['Media Monitoring', 'Social Listening', 'Alert Threshold'],
    confusedWith: ['keyword search'],
  },
  {
    id: 'term-clipping',
    slug: 'clipping',
    term: 'Clipping',
    category: 'Monitoring & Listening',
    definition:
      'A single item of coverage kept with outlet, date, author and link, once cut from paper and now mostly stored as a file. Copying it inside an organisation may need a licence. Confused with coverage as a whole and with a mention, which can be a passing name in an item about something else.',
    aka: ['clip', 'press cutting', 'news clipping'],
    related: ['Media Monitoring', 'Syndication', 'Media Content Analysis'],
    confusedWith: ['mention', 'coverage'],
  },
  {
    id: 'term-syndication',
    slug: 'syndication',
    term: 'Syndication',
    category: 'Monitoring & Listening',
    definition:
      'Publication of the same item by several outlets by licence or agency feed, often with a new headline. It widens distribution but is one editorial decision. Confused with independent coverage, so group copies before counting, or one agency story on forty sites will pass for forty articles.',
    aka: ['republication', 'wire pickup', 'reprint'],
    related: ['Clipping', 'Media Monitoring', 'Spike', 'Outputs'],
    confusedWith: ['independent coverage'],
  },
  {
    id: 'term-alert-threshold',
    slug: 'alert-threshold',
    term: 'Alert Threshold',
    category: 'Monitoring & Listening',
    definition:
      'The value at which monitoring wakes somebody up, such as three times the usual hourly mentions or one item in a named outlet. It belongs with a person and a first action. Confused with a target, which one hopes to reach. Too low, it trains people to ignore it; too high, it reports history.',
    aka: ['alert level', 'trigger', 'alarm threshold'],
    related: ['Spike', 'Media Monitoring', 'Issues Management', 'Benchmark'],
    confusedWith: ['target'],
  },
  {
    id: 'term-trending-topic',
    slug: 'trending-topic',
    term: 'Trending Topic',
    category: 'Monitoring & Listening',
    definition:
      'A subject whose mentions rise faster than is normal for it, as ranked by a platform or tool under rules of its own. Confused with popular: a large constant subject does not trend, and a small sudden one may. Rankings can be personalised, bought or driven by automated accounts.',
    aka: ['trend', 'trending', 'hot topic'],
    related: ['Spike', 'Social Listening', 'Misinformation', 'Syndication'],
    confusedWith: ['most popular subject'],
  },
  {
    id: 'term-spike',
    slug: 'spike',
    term: 'Spike',
    category: 'Monitoring & Listening',
    definition:
      'A sudden and short rise in the number of mentions well above the usual range for that hour or weekday. Look for the cause before judging: one viral post, a syndicated story or a changed query. Confused with a trend, which lasts, and with a crisis, as many peaks are harmless or welcome.',
    aka: ['volume spike', 'peak', 'surge'],
    related: ['Alert Threshold', 'Trending Topic', 'Syndication', 'Crisis Communication'],
    confusedWith: ['trend', 'crisis'],
  },
  {
    id: 'term-url-shortener',
    slug: 'url-shortener',
    term: 'URL Shortener',
    category: 'Monitoring & Listening',
    definition:
      'A service that replaces a long web address by a brief one, forwards visitors to it and usually counts clicks. The target stays hidden until followed, so expand unknown links before sharing. Confused with a tracking parameter, which is added to an address and leaves the destination in sight.',
    aka: ['short link', 'shortlink', 'link shortener'],
    related: ['Media Monitoring', 'Misinformation', 'Call to Action'],
    confusedWith: ['tracking parameter', 'QR code'],
  },
] satisfies GlossaryTerm[];
