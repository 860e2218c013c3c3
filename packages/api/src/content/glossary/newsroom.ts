import type { GlossaryTerm } from '@earshot/schema/help/model';

export const newsroomTerms = [
  {
    id: 'term-on-the-record',
    slug: 'on-the-record',
    term: 'On the Record',
    category: 'Media Relations',
    definition:
      'Everything said may be published and attributed to the speaker by name. This is the normal state of any conversation with a journalist unless both sides agreed otherwise beforehand. If you would not want to read a sentence in print, do not say it.',
    aka: ['for attribution'],
    related: ['On Background', 'Off the Record', 'Spokesperson'],
    confusedWith: ['on background'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-chatham-house-rule',
    slug: 'chatham-house-rule',
    term: 'Chatham House Rule',
    category: 'Media Relations',
    definition:
      'A rule for meetings: participants may use the information received, but may reveal neither the identity nor the affiliation of any speaker or other participant. It applies only when it was announced for the meeting or part of it. It does not forbid use of what was said.',
    aka: ['Chatham House Rules'],
    related: ['On Background', 'Off the Record', 'On the Record'],
    confusedWith: ['off the record'],
    sources: [
      {
        author: 'Chatham House (Royal Institute of International Affairs)',
        title: 'Chatham House Rule',
        year: 1927,
        note: 'the wording was refined in 1992 and 2002',
      },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-standfirst',
    slug: 'standfirst',
    term: 'Standfirst',
    category: 'Media Relations',
    definition:
      'The short text between the headline and the article that sums up or sells the story. American newsrooms usually call it a deck or subhead. Earshot keeps it apart from the body, because many readers see a mention there and never get to the article.',
    aka: ['deck', 'subheadline'],
    related: ['Prominence', 'Byline', 'Dateline'],
    confusedWith: ['lead paragraph', 'caption'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-pick-up',
    slug: 'pick-up',
    term: 'Pick-up',
    category: 'Media Relations',
    definition:
      'An outlet’s use of text that comes from elsewhere, such as a release or a wire story, in whole or in part. Ten word-for-word pick-ups are one text in ten places. Report how many outlets ran it, and how many did reporting of their own, as two figures.',
    aka: ['pickup'],
    related: ['Syndication', 'Press Release', 'Paid Distribution', 'Deduplication'],
    confusedWith: ['original reporting'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-dateline',
    slug: 'dateline',
    term: 'Dateline',
    category: 'Media Relations',
    definition:
      'The words at the start of a news story that name the place, and often the day, of the reporting. A release uses the same form. It may differ from the date of publication, so check which of the two a report quotes.',
    aka: ['place line'],
    related: ['Byline', 'Press Release', 'Provenance'],
    confusedWith: ['byline', 'publication date'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-paid-distribution',
    slug: 'paid-distribution',
    term: 'Paid Distribution',
    category: 'Media Relations',
    definition:
      'Sending a release through a wire service that charges for delivery to newsrooms, databases and partner sites. Copies that appear on partner pages were bought with the service. List them apart from coverage. For such an address, Earshot notes that the sender paid for the text.',
    aka: ['paid wire', 'newswire distribution'],
    related: ['Press Release', 'Pick-up', 'Sponsored Content', 'Earned Media'],
    confusedWith: ['news agency', 'earned coverage'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-op-ed',
    slug: 'op-ed',
    term: 'Op-ed',
    category: 'Media Relations',
    definition:
      'An opinion piece by an outside author, named for its traditional place opposite the editorial page. It argues one point, usually in 600 to 800 words, and the editors choose whether to run it. Say who wrote it and what interest they have in the matter.',
    aka: ['opinion piece', 'guest essay'],
    related: ['Byline', 'Thought Leadership', 'Earned Media'],
    confusedWith: ['editorial', 'letter to the editor'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-sponsored-content',
    slug: 'sponsored-content',
    term: 'Sponsored Content',
    category: 'Media Relations',
    definition:
      'Material that looks like the outlet’s own stories but was paid for by a sponsor. It must be clearly labeled, and United States regulators treat a missing or vague label as deceptive. Count it as paid media, never as earned.',
    aka: ['branded content', 'native advertising', 'advertorial'],
    related: ['Earned Media', 'Paid Distribution', 'Byline'],
    confusedWith: ['earned media', 'op-ed'],
    sources: [
      {
        author: 'U.S. Federal Trade Commission',
        title: 'Native Advertising: A Guide for Businesses',
        year: 2015,
      },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-media-tiers',
    slug: 'media-tiers',
    term: 'Media Tiers',
    category: 'Media Relations',
    definition:
      'Groups of outlets ranked by importance to one goal, such as tier 1 for the trade titles your buyers read. There is no standard: lists often rank by audience size or prestige and change between reports. Write the criteria down, and keep the list fixed for the period you compare.',
    aka: ['tiering', 'tier 1 media', 'media tier'],
    related: ['Media List', 'Publisher Scope', 'Target Audience', 'Prominence'],
    confusedWith: ['publisher scope', 'circulation ranking'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-beat',
    slug: 'beat',
    term: 'Beat',
    category: 'Media Relations',
    definition:
      'The subject or place that a journalist covers regularly, such as energy, city hall or health insurance. Read recent articles to check it, and do not trust a database entry: beats change often. A pitch to the wrong reporter costs goodwill.',
    aka: ['reporting area'],
    related: ['Media List', 'Media Pitch', 'Outlet'],
    confusedWith: ['column'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-news-conference',
    slug: 'news-conference',
    term: 'News Conference',
    category: 'Media Relations',
    definition:
      'A meeting at which an organization gives the same information to many journalists and takes questions. Call one when the news is large and the questions are many. For anything smaller, a briefing call or a release gives reporters what they need in less time.',
    aka: ['press conference', 'media briefing'],
    related: ['Spokesperson', 'On the Record', 'Press Release', 'Crisis Communication'],
    confusedWith: ['product event'],
    lastReviewed: '2026-11',
  },
] satisfies GlossaryTerm[];
