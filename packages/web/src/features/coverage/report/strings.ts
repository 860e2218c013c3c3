import { countOf, formatCount } from '@earshot/schema/format-count';
import { formatDate, formatSignedShare } from '../../../lib/format.ts';
import type { KeywordShare } from '../figures/coverage-figures.ts';

export interface DayRange {
  /** First day, as an ISO date. Empty if no article has a date. */
  readonly first: string;
  readonly last: string;
}

export interface ToneCounts {
  /** Net tone, from -1 to 1. */
  readonly net: number;
  readonly positive: number;
  readonly mixed: number;
  readonly neutral: number;
  readonly negative: number;
  /** Number of articles without a clear tone. */
  readonly none: number;
}

const period = ({ first, last }: DayRange) => {
  if (first === '') return '';
  return first === last ? ` on ${formatDate(first)}` : ` from ${formatDate(first)} to ${formatDate(last)}`;
};

/** Strings of the composed report, for print and files. */
export const REPORT_STRINGS = {
  report: {
    title: 'Coverage report',
    titleOf: (client: string) => `${client}: media coverage`,
    texts: 'Unique texts',
    nextSteps: 'So what, next steps',
    starred: 'Top articles',
    spokenTitle: 'Quotes',
    summaryTitle: 'Summary',
    summary: {
      extent: (articles: number, outlets: number, range: DayRange) =>
        `This report covers ${countOf(articles, 'article')} in ${countOf(outlets, 'outlet')}${period(range)}.`,
      only: ({ keyword, mentions, articles }: KeywordShare) =>
        `${keyword} is mentioned ${countOf(mentions, 'time')} in ${countOf(articles, 'article')}.`,
      leads: (first: KeywordShare, second: KeywordShare) =>
        `${first.keyword} has the largest share of voice, ${first.percent}% (${countOf(first.mentions, 'mention')} in ${countOf(first.articles, 'article')}), ahead of ${second.keyword} with ${second.percent}%.`,
      level: (first: KeywordShare, second: KeywordShare) =>
        `${first.keyword} and ${second.keyword} lead with ${countOf(first.mentions, 'mention')} each${first.percent === second.percent ? ` (${first.percent}% share of voice)` : ''}.`,
      tone: (keyword: string, { net, positive, mixed, neutral, negative, none }: ToneCounts) =>
        `The net tone toward ${keyword} is ${formatSignedShare(net)}: of ${countOf(positive + mixed + neutral + negative, 'article')} with a clear tone, ${formatCount(positive)} ${positive === 1 ? 'is' : 'are'} positive${mixed === 0 ? '' : `, ${formatCount(mixed)} mixed`}${neutral === 0 ? '' : `, ${formatCount(neutral)} neutral`} and ${formatCount(negative)} negative${none === 0 ? '' : `; ${formatCount(none)} ${none === 1 ? 'has' : 'have'} no clear tone`}.`,
      day: (day: string, articles: number) =>
        `Coverage peaked on ${formatDate(day)} with ${countOf(articles, 'article')}.`,
      outlet: (outlet: string, articles: number) =>
        `${outlet} published most, ${countOf(articles, 'article')}.`,
    },
    figures: 'Figures',
    timeline: 'Articles by day',
    day: 'Day',
    articles: 'Articles',
    article: 'Article',
    number: 'No.',
    headline: 'Headline',
    mentions: 'Mentions',
    tone: 'Tone',
    toneLine: (keyword: string, tone: string) => `${keyword}: ${tone}`,
    messageLine: (message: string) => `Message “${message}”`,
    tones: 'Articles by tone toward each keyword',
    toneNames: {
      Positive: 'Positive',
      Mixed: 'Mixed',
      Neutral: 'Neutral',
      Negative: 'Negative',
      none: 'No clear tone',
    },
    toneOf: (keyword: string) => (keyword === '' ? 'Tone' : `Tone toward ${keyword}`),
    toneValueOf: (keyword: string) => `Tone value toward ${keyword}`,
    mentionsOf: (keyword: string) => `Mentions of ${keyword}`,
    byHand: 'by hand',
    noTone: 'No clear tone',
    netTone: 'Net tone',
    undated: 'Undated',
    appendix: 'Appendix',
    quotes: (keyword: string) => `What articles say: ${keyword}`,
    spoken: (keyword: string) => `Who says what: ${keyword}`,
    nobody: 'no speaker named',
    speaker: 'Speaker',
    quote: 'Quote',
    attribution: 'Words that name the speaker',
    corrections: 'Corrections by hand',
    left: 'Not in the figures',
    method: 'Method and limits',
    notAnalyzed: 'Not analyzed yet.',
    copy: 'A copy of a text that counts once.',
    notCounted: (keyword: string, reason: string) => `${keyword} does not count ${reason}.`,
    prepared: (day: string, by: string) => `Prepared ${by === '' ? 'with Earshot' : `by ${by}`} on ${day}`,
    versions: (versions: string) => `Methods ${versions}`,
    place: 'Where',
    sentence: 'Sentence',
    keyword: 'Keyword',
    figure: 'Figure',
    value: 'Value',
    share: 'Share of voice',
    scope: 'Scope',
    author: 'Author',
    words: 'Words',
    reach: 'Reach (own figure)',
    notes: 'Notes',
    what: 'Change',
    why: 'Reason',
    when: 'When',
    reason: 'Reason',
    sheets: {
      articles: 'Articles',
      evidence: 'Evidence',
      quotes: 'Quotes',
      figures: 'Figures',
      record: 'Not counted, corrected',
      comparison: 'Comparison',
    },
    topArticles: 'Articles',
  },
} as const;
