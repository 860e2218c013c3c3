import type { GlossaryTerm } from '@earshot/schema/help/model';

export const earshotWordsTerms = [
  {
    id: 'term-mention',
    slug: 'mention',
    term: 'Mention',
    category: 'Monitoring & Listening',
    definition:
      'One place in a text where a keyword or one of its other spellings appears as a whole word. In Earshot every mention is counted and highlighted, so an article with five mentions is still one article. Say in a report whether you count mentions or items.',
    aka: ['keyword mention', 'hit'],
    related: ['Evidence', 'Prominence', 'Share of Voice', 'Clipping'],
    confusedWith: ['article', 'citation'],
    sources: [
      {
        author: 'Marianne Eisenmann, David Geddes, Katie Paine, Ruth Pestana, Frank Walton and Mark Weiner',
        title: 'Proposed Interim Standards for Metrics in Traditional Media Analysis',
        year: 2012,
        note: 'Institute for Public Relations; says how a hit and an impression are counted',
      },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-heat',
    slug: 'heat',
    term: 'Heat',
    category: 'Monitoring & Listening',
    definition:
      'Earshot’s score from 0 to 100 for how much a story leads the list you pasted: how many lines and outlets carry it, how recent it is, and three smaller parts. It describes your list, not the news, so scores from two lists cannot be compared.',
    aka: ['heat score'],
    related: ['Story', 'Trending Topic', 'Outlet', 'Deduplication'],
    confusedWith: ['popularity', 'reach'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-publisher-scope',
    slug: 'publisher-scope',
    term: 'Publisher Scope',
    category: 'Monitoring & Listening',
    definition:
      'How widely an outlet is read, in geographic terms: international, national, state or regional. Earshot takes it from a table of outlets and says why; an outlet it cannot place is “other.” Scope says nothing about the size of the audience or the quality of the outlet.',
    aka: ['scope'],
    related: ['Outlet', 'Media Tiers', 'Reach'],
    confusedWith: ['reach', 'circulation'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-provenance',
    slug: 'provenance',
    term: 'Provenance',
    category: 'Monitoring & Listening',
    definition:
      'Where a value was read, and how. Earshot shows for a headline, date or source whether it came from the machine-readable data of the page, from its visible text or from the address. For an image or quote, provenance is the record of who made it and what was changed.',
    aka: ['origin of a value'],
    related: ['Evidence', 'Dateline', 'Deepfake'],
    confusedWith: ['copyright'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-story',
    slug: 'story',
    term: 'Story',
    category: 'Monitoring & Listening',
    definition:
      'All the lines or articles that report one event. Earshot groups such lines under one headline and lets you unfold them. It decides by wording, so two reports in very different words may stay apart; look at the groups before you quote their number.',
    aka: ['news story', 'story cluster'],
    related: ['Deduplication', 'Heat', 'Syndication', 'Outlet'],
    confusedWith: ['article', 'topic'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-breakout',
    slug: 'breakout',
    term: 'Breakout',
    category: 'Monitoring & Listening',
    definition:
      'In an Earshot report, the list of sentences about one keyword or special term, taken from the article in their order. It lets a reader check one subject without reading the whole piece. The sentences are quoted; nothing is rewritten.',
    aka: ['keyword breakout'],
    related: ['Evidence', 'Mention', 'Message Pull-Through'],
    confusedWith: ['summary', 'breakout session'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-outlet',
    slug: 'outlet',
    term: 'Outlet',
    category: 'Monitoring & Listening',
    definition:
      'A publication, broadcaster or site that decides what it publishes under its own name. A newspaper and its website count as one outlet; a local edition with its own newsroom may count separately. The owner, the platform and the journalist are different things.',
    aka: ['publisher', 'media outlet'],
    related: ['Publisher Scope', 'Media Tiers', 'Beat', 'Story'],
    confusedWith: ['platform', 'media group'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-tracking-parameter',
    slug: 'tracking-parameter',
    term: 'Tracking Parameter',
    category: 'Monitoring & Listening',
    definition:
      'A part added to a web address, such as utm_source, that tells the site where a visitor came from. It rarely changes the page. Remove it before you share or archive a link: it makes one article look like several, and it can identify the person who clicked.',
    aka: ['UTM parameter', 'tracking code'],
    related: ['URL Shortener', 'Deduplication', 'Clipping'],
    confusedWith: ['URL shortener', 'cookie'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-deduplication',
    slug: 'deduplication',
    term: 'Deduplication',
    category: 'Monitoring & Listening',
    definition:
      'Finding items that repeat each other and counting them as one. Decide first what counts as a repeat: the same address, the same text or the same event. Report both figures, for example “14 articles on 3 stories,” so that readers can see what was merged.',
    aka: ['de-duplication', 'merging duplicates'],
    related: ['Story', 'Syndication', 'Pick-up', 'Sample'],
    confusedWith: ['deletion'],
    lastReviewed: '2026-11',
  },
] satisfies GlossaryTerm[];
