import type { GlossaryTerm } from '@earshot/schema/help/model';

export const measurementTerms = [
  {
    id: 'term-share-of-voice',
    slug: 'share-of-voice',
    term: 'Share of Voice',
    category: 'Measurement & Evaluation',
    definition:
      'Your share of all coverage or posts about a subject, measured against a fixed list of competitors over the same period and sources. It compares visibility and says nothing about tone: a brand can lead the conversation because of a scandal. Always state the list of competitors, the sources and the dates.',
    aka: ['SOV'],
    related: ['Benchmark', 'Media Monitoring', 'Sentiment Analysis', 'Mention', 'Outputs'],
    confusedWith: ['market share'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-reach',
    slug: 'reach',
    term: 'Reach',
    category: 'Measurement & Evaluation',
    definition:
      'The number of different people who had the chance to come across a piece of content at least once. Contested: most published figures add up circulation or site traffic, count the same people several times, and do not show who saw the article. Call such a figure potential reach and name its source.',
    aka: ['unique audience'],
    related: ['Impressions', 'Opportunities to See', 'Outputs', 'Out-takes'],
    confusedWith: ['impressions', 'readership of one article'],
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
    id: 'term-impressions',
    slug: 'impressions',
    term: 'Impressions',
    category: 'Measurement & Evaluation',
    definition:
      'The number of times content was delivered to a screen or page, with repeat views included. Contested in public relations: delivery does not prove attention, and totals for press coverage are estimates that vendors calculate differently. Report them only with the source and the method.',
    aka: ['exposures'],
    related: ['Reach', 'Opportunities to See', 'Earned Media Value'],
    confusedWith: ['reach', 'views'],
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
    id: 'term-opportunities-to-see',
    slug: 'opportunities-to-see',
    term: 'Opportunities to See',
    category: 'Measurement & Evaluation',
    definition:
      'An estimate of how often an audience had the chance to see a message: the audience of each outlet times the number of items. The term comes from advertising. A chance to see is not contact, and the same reader is counted again for each item, so the total can exceed the population.',
    aka: ['OTS'],
    related: ['Reach', 'Impressions', 'Target Audience'],
    confusedWith: ['people who actually saw it'],
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
    id: 'term-advertising-value-equivalency',
    slug: 'advertising-value-equivalency',
    term: 'Advertising Value Equivalency',
    category: 'Measurement & Evaluation',
    definition:
      'What the space or airtime of an article would cost as an advertisement. Deprecated: the Barcelona Principles state that AVEs are not the value of communication, and version 4.0 calls them invalid. The figure ignores tone, message, audience and effect, and it counts bad news as a gain.',
    aka: ['AVE', 'ad value equivalent', 'advertising value equivalent'],
    related: ['Earned Media Value', 'Outcomes', 'Impact', 'Media Content Analysis'],
    confusedWith: ['return on investment'],
    sources: [
      {
        author: 'AMEC',
        title: 'Barcelona Principles 4.0',
        year: 2025,
        note: 'the first edition, of 2010, already rejected AVEs as the value of public relations',
      },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-earned-media-value',
    slug: 'earned-media-value',
    term: 'Earned Media Value',
    category: 'Measurement & Evaluation',
    definition:
      'A dollar figure assigned to mentions, likes or shares with price factors set by the tool that reports it. Contested: the factors differ by vendor and are rarely disclosed, so results cannot be compared, and the logic is the same as that of AVE. It shows neither revenue nor savings.',
    aka: ['EMV'],
    related: ['Advertising Value Equivalency', 'Earned Media', 'Key Performance Indicator'],
    confusedWith: ['revenue', 'savings'],
    sources: [
      {
        author: 'AMEC',
        title: 'Barcelona Principles 4.0',
        year: 2025,
        note: 'rejects advertising prices as a measure; this figure rests on the same logic',
      },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-sentiment-analysis',
    slug: 'sentiment-analysis',
    term: 'Sentiment Analysis',
    category: 'Measurement & Evaluation',
    definition:
      'Rating text as positive, neutral or negative, by people or by software. It describes the wording of the text, not what readers think of it or whether the news is good for you. Contested when automated, because irony, quotes and mixed subjects mislead it. Check a sample by hand before you report it.',
    aka: ['sentiment', 'tonality', 'opinion mining'],
    related: ['Tone', 'Net Sentiment', 'Media Content Analysis', 'Social Listening', 'Share of Voice'],
    confusedWith: ['public opinion', 'favorability'],
    sources: [
      { author: 'Bo Pang and Lillian Lee', title: 'Opinion Mining and Sentiment Analysis', year: 2008 },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-message-pull-through',
    slug: 'message-pull-through',
    term: 'Message Pull-Through',
    category: 'Measurement & Evaluation',
    definition:
      'The percentage of relevant items that carry at least one of your key messages, judged against a written list of what counts. It measures the coverage, not the memory of the audience. Count denied and distorted messages separately; otherwise criticism will look like success.',
    aka: ['message penetration', 'message uptake'],
    related: ['Key Message', 'Media Content Analysis', 'Outputs', 'Out-takes'],
    confusedWith: ['message recall'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-outputs',
    slug: 'outputs',
    term: 'Outputs',
    category: 'Measurement & Evaluation',
    definition:
      'What communication produces and what appears as a result: releases, posts, events, coverage, visits to a page. Outputs show that a message was available. They are easy to count, but a thousand articles do not prove that anyone learned, believed or did anything.',
    aka: ['deliverables'],
    related: ['Out-takes', 'Outcomes', 'Impact', 'Media Content Analysis'],
    confusedWith: ['outcomes'],
    sources: [
      {
        author: 'International Association for the Measurement and Evaluation of Communication (AMEC)',
        title: 'Integrated Evaluation Framework',
        year: 2016,
      },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-out-takes',
    slug: 'out-takes',
    term: 'Out-takes',
    category: 'Measurement & Evaluation',
    definition:
      'What an audience does with content right away: notice it, understand it, remember it, ask, comment or share. Out-takes come between outputs and outcomes. A like or a correct answer in a recall test can fade within days and may change nothing that people believe or do.',
    aka: ['outtakes', 'audience response'],
    related: ['Outputs', 'Outcomes', 'Reach'],
    confusedWith: ['outcomes'],
    sources: [
      {
        author: 'International Association for the Measurement and Evaluation of Communication (AMEC)',
        title: 'Integrated Evaluation Framework',
        year: 2016,
      },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-outcomes',
    slug: 'outcomes',
    term: 'Outcomes',
    category: 'Measurement & Evaluation',
    definition:
      'Changes in what an audience knows, believes, intends or does that communication helped bring about. A comparison with a baseline shows them. Unlike outputs, they are changes in people. They come before impact, the later effect on the organization or on society.',
    aka: ['outcome', 'communication effects'],
    related: ['Outputs', 'Out-takes', 'Impact', 'Baseline'],
    confusedWith: ['outputs', 'impact'],
    sources: [
      {
        author: 'International Association for the Measurement and Evaluation of Communication (AMEC)',
        title: 'Integrated Evaluation Framework',
        year: 2016,
      },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-impact',
    slug: 'impact',
    term: 'Impact',
    category: 'Measurement & Evaluation',
    definition:
      'The longer-term result for the organization or society that communication has helped bring about, such as sales, donations or public health. Other causes are always at work too, so claim a contribution and show your reasons. “High-impact coverage” usually just means many outputs.',
    aka: ['organizational impact', 'business results'],
    related: ['Outcomes', 'Outputs', 'Attribution', 'Theory of Change'],
    confusedWith: ['volume of coverage'],
    sources: [
      {
        author: 'International Association for the Measurement and Evaluation of Communication (AMEC)',
        title: 'Integrated Evaluation Framework',
        year: 2016,
      },
    ],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-benchmark',
    slug: 'benchmark',
    term: 'Benchmark',
    category: 'Measurement & Evaluation',
    definition:
      'A value to compare a result with: your own past, a competitor or an industry figure. It must use the same sources, period and method as the result; otherwise the comparison measures the change of method. It tells you where others are, not where you want to be.',
    aka: ['reference value'],
    related: ['Baseline', 'Key Performance Indicator', 'Share of Voice', 'Outcomes'],
    confusedWith: ['target', 'baseline'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-key-performance-indicator',
    slug: 'key-performance-indicator',
    term: 'Key Performance Indicator',
    category: 'Measurement & Evaluation',
    definition:
      'One of the few measures used to judge progress toward an objective. It has a target, a date and a person who acts on it. Anything you can count is a metric; a metric becomes a KPI through its link to an objective. If no decision depends on it, drop it.',
    aka: ['KPI', 'performance indicator'],
    related: ['SMART Objective', 'Benchmark', 'Outcomes', 'Impact'],
    confusedWith: ['metric'],
    lastReviewed: '2026-11',
  },
  {
    id: 'term-media-content-analysis',
    slug: 'media-content-analysis',
    term: 'Media Content Analysis',
    category: 'Measurement & Evaluation',
    definition:
      'Systematic coding of coverage by fixed rules: subject, message, speaker, tone, prominence. Two coders who work separately should agree, and the report states how often they do. It studies what was published. What the coverage did to its readers takes audience research.',
    aka: ['coverage analysis', 'media analysis'],
    related: [
      'Inter-coder Reliability',
      'Media Monitoring',
      'Message Pull-Through',
      'Sentiment Analysis',
      'Prominence',
    ],
    confusedWith: ['media monitoring', 'audience research'],
    sources: [
      {
        author: 'Jim Macnamara',
        title: 'Media Content Analysis: Its Uses, Benefits and Best Practice Methodology',
        year: 2005,
        note: 'Asia Pacific Public Relations Journal',
      },
    ],
    lastReviewed: '2026-11',
  },
] satisfies GlossaryTerm[];
