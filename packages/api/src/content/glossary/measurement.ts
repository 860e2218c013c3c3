import type { GlossaryTerm } from '@earshot/schema/help/model';

export const measurementTerms = [
  {
    id: 'term-share-of-voice',
    slug: 'share-of-voice',
    term: 'Share of Voice',
    category: 'Measurement & Evaluation',
    definition:
      'The part of all coverage or posts on a subject that mentions you, set against a fixed list of competitors in the same period and sources. It compares visibility and says nothing about tone. Often confused with share of market: a brand can own the talk because of a scandal while it sells less.',
    aka: ['SOV'],
    related: ['Benchmark', 'Media Monitoring', 'Sentiment Analysis', 'Outputs'],
    confusedWith: ['share of market'],
  },
  {
    id: 'term-reach',
    slug: 'reach',
    term: 'Reach',
    category: 'Measurement & Evaluation',
    definition:
      'The number of different people who could have met a piece of content at least once. It is confused with impressions, which count every contact, and with readership of the article itself. Contested: published figures are mostly circulation or site totals added up with overlaps, so call them potential reach.',
    aka: ['potential reach', 'unique audience'],
    related: ['Impressions', 'Opportunities to See', 'Outputs', 'Out-takes'],
    confusedWith: ['impressions', 'readership of one article'],
  },
  {
    id: 'term-impressions',
    slug: 'impressions',
    term: 'Impressions',
    category: 'Measurement & Evaluation',
    definition:
      'How many times content was delivered to a screen or page, repeats included. Confused with reach, which counts people once, and with views, which each platform defines in its own way. Contested in public relations: delivery proves no attention, and totals for press coverage rest on estimates.',
    aka: ['exposures'],
    related: ['Reach', 'Opportunities to See', 'Earned Media Value'],
    confusedWith: ['reach', 'views'],
  },
  {
    id: 'term-opportunities-to-see',
    slug: 'opportunities-to-see',
    term: 'Opportunities to See',
    category: 'Measurement & Evaluation',
    definition:
      'An estimate of how often an audience had the chance to see a message: audience size of each outlet times the number of items. It came from advertising. Confused with people who saw it; a chance is no contact, and one reader is counted again for each item, so the sum can exceed the population.',
    aka: ['OTS'],
    related: ['Reach', 'Impressions', 'Target Audience'],
    confusedWith: ['people who actually saw it'],
  },
  {
    id: 'term-advertising-value-equivalency',
    slug: 'advertising-value-equivalency',
    term: 'Advertising Value Equivalency',
    category: 'Measurement & Evaluation',
    definition:
      'What the space or airtime of an article would cost as an advertisement. Deprecated: the Barcelona Principles state that it is not the value of communication, and AMEC campaigns for its end. It is mistaken for return on investment although it ignores tone, message, audience and effect and prices bad news as a gain.',
    aka: ['AVE', 'ad value equivalent', 'advertising value equivalent'],
    related: ['Earned Media Value', 'Outcomes', 'Impact', 'Media Content Analysis'],
    confusedWith: ['return on investment'],
  },
  {
    id: 'term-earned-media-value',
    slug: 'earned-media-value',
    term: 'Earned Media Value',
    category: 'Measurement & Evaluation',
    definition:
      'A sum of money assigned to mentions, likes or shares with price factors set by the tool that reports it. Contested: the factors differ by vendor and are seldom disclosed, so results cannot be compared, and the logic is that of AVE. It is confused with revenue or savings, neither of which it shows.',
    aka: ['EMV'],
    related: ['Advertising Value Equivalency', 'Earned Media', 'Key Performance Indicator'],
    confusedWith: ['revenue', 'savings'],
  },
  {
    id: 'term-sentiment-analysis',
    slug: 'sentiment-analysis',
    term: 'Sentiment Analysis',
    category: 'Measurement & Evaluation',
    definition:
      'Rating text as positive, neutral or negative, by people or by software. Confused with opinion: it describes the wording of a text and not what readers think, nor whether the fact reported is good for you. Contested when automated, as irony, quotes and mixed subjects mislead it; check a sample by hand.',
    aka: ['tone', 'tonality', 'opinion mining'],
    related: ['Media Content Analysis', 'Social Listening', 'Share of Voice'],
    confusedWith: ['public opinion', 'favourability'],
  },
  {
    id: 'term-message-pull-through',
    slug: 'message-pull-through',
    term: 'Message Pull-Through',
    category: 'Measurement & Evaluation',
    definition:
      'The percentage of relevant items that carry at least one of your key messages, as judged against a written list of what counts. Confused with recall, which asks whether the audience remembers: pull-through ends at the page. Count denied and distorted messages separately, or criticism will look like success.',
    aka: ['message penetration', 'message uptake'],
    related: ['Key Message', 'Media Content Analysis', 'Outputs', 'Out-takes'],
    confusedWith: ['message recall'],
  },
  {
    id: 'term-outputs',
    slug: 'outputs',
    term: 'Outputs',
    category: 'Measurement & Evaluation',
    definition:
      'What communication puts out and what appears as a result: releases, posts, events, coverage, visits to a page. Outputs show that a message became available. They are confused with outcomes because they are easy to count, yet a thousand articles prove no change in anybody who did or did not read them.',
    aka: ['deliverables'],
    related: ['Out-takes', 'Outcomes', 'Impact', 'Media Content Analysis'],
    confusedWith: ['outcomes'],
  },
  {
    id: 'term-out-takes',
    slug: 'out-takes',
    term: 'Out-takes',
    category: 'Measurement & Evaluation',
    definition:
      'What an audience does with content at once: notice it, understand it, remember it, ask, comment or pass it on. Out-takes stand between outputs and outcomes. People confuse them with the latter, but a like or a correct recall can fade within days and need not alter what someone believes or does.',
    aka: ['outtakes', 'audience response'],
    related: ['Outputs', 'Outcomes', 'Reach'],
    confusedWith: ['outcomes'],
  },
  {
    id: 'term-outcomes',
    slug: 'outcomes',
    term: 'Outcomes',
    category: 'Measurement & Evaluation',
    definition:
      'Changes in what an audience knows, believes, intends or does that communication helped to bring about, shown by comparison with a starting value. Confused with outputs, which are produced by the sender, and with impact, which is the later effect on organisation or society and has many other causes.',
    aka: ['outcome', 'communication effects'],
    related: ['Outputs', 'Out-takes', 'Impact', 'Benchmark'],
    confusedWith: ['outputs', 'impact'],
  },
  {
    id: 'term-impact',
    slug: 'impact',
    term: 'Impact',
    category: 'Measurement & Evaluation',
    definition:
      'The longer-term result for the organisation or for society to which communication has contributed, such as sales, trust, policy or health. It is confused with loudness: "high-impact coverage" mostly means large outputs. Since other causes work too, claim a contribution and show how you reasoned.',
    aka: ['organisational impact', 'business results'],
    related: ['Outcomes', 'Outputs', 'Key Performance Indicator'],
    confusedWith: ['volume of coverage'],
  },
  {
    id: 'term-benchmark',
    slug: 'benchmark',
    term: 'Benchmark',
    category: 'Measurement & Evaluation',
    definition:
      'A value to compare a result with: your own past, a competitor, an industry figure. It must use the same sources, period and method. Confused with a target, which says where you want to be, and with a baseline, the narrower term for your own value before the work began.',
    aka: ['reference value'],
    related: ['Key Performance Indicator', 'Share of Voice', 'Outcomes'],
    confusedWith: ['target', 'baseline'],
  },
  {
    id: 'term-key-performance-indicator',
    slug: 'key-performance-indicator',
    term: 'Key Performance Indicator',
    category: 'Measurement & Evaluation',
    definition:
      'One of the few measures by which progress towards an objective is judged, with a target, a date and somebody who acts on it. Confused with metric: everything countable is a metric, and it only becomes a KPI through its link to an objective. If no decision depends on it, drop it.',
    aka: ['KPI', 'performance indicator'],
    related: ['Benchmark', 'Outcomes', 'Impact'],
    confusedWith: ['metric'],
  },
  {
    id: 'term-media-content-analysis',
    slug: 'media-content-analysis',
    term: 'Media Content Analysis',
    category: 'Measurement & Evaluation',
    definition:
      'Systematic coding of coverage by fixed rules: subject, message, speaker, tone, prominence. Two coders who work apart should agree, and their rate of agreement is reported. Confused with monitoring, which finds the items, and with audience research: it studies what was published and not what it did.',
    aka: ['coverage analysis', 'media analysis'],
    related: ['Media Monitoring', 'Message Pull-Through', 'Sentiment Analysis', 'Outputs'],
    confusedWith: ['media monitoring', 'audience research'],
  },
] satisfies GlossaryTerm[];
