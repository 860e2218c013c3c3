import { countOf, formatCount } from '@earshot/schema/format-count';
import { formatDate } from '../../../lib/format.ts';
import type { RowToneLabel } from '../book/effective-row.ts';

export const FIGURE_STRINGS = {
  figures: {
    title: 'Overview',
    more: 'Share of voice, breakdown, timeline and comparison',
    articles: 'Articles',
    texts: 'Unique texts',
    outlets: 'Outlets',
    mentions: 'Mentions',
    headlines: 'Headlines with a keyword',
    left: {
      excluded: 'excluded',
      repeated: 'added twice',
      copies: 'copies',
      failed: 'failed',
      waiting: 'waiting',
    },
    netTone: (keyword: string) => `Net tone toward ${keyword}`,
    netToneNote:
      'Net tone: percentage of positive articles minus percentage of negative articles, of those with a clear tone toward the keyword.',
    toned: (articles: number, tone: RowToneLabel | null) =>
      `${formatCount(articles)} ${(tone ?? 'no clear tone').toLowerCase()}`,
    byHand: (articles: number) => `${formatCount(articles)} set by hand`,
    rowsOf: 'articles',
    notCounted: 'Not counted:',
  },
  shares: {
    title: 'Share of voice',
    caption: 'Share of voice by keyword',
    keyword: 'Keyword',
    pick: (keyword: string) => `Articles that mention ${keyword}`,
    hint: 'Press a keyword to see its articles in the table.',
    note: (mentions: number, articles: number, headlines: number) =>
      `${countOf(mentions, 'mention')} in ${countOf(articles, 'article')}, ${countOf(headlines, 'headline')}`,
    formula:
      'Share of voice = mentions of one keyword ÷ mentions of all tracked keywords, over the articles that count.',
    caveat:
      'It compares the tracked keywords with each other, in this list only. It does not say how much coverage there was in all, how many people saw it, or whether it was favorable.',
  },
  tables: {
    groups: 'Breakdown',
    groupTitles: { outlet: 'Coverage by outlet', day: 'Coverage by day', tier: 'Coverage by tier' },
    by: 'Break down by',
    dimensions: { outlet: 'Outlet', day: 'Day', tone: 'Tone', tier: 'Tier' },
    articles: 'Articles',
    mentions: 'Mentions',
    headlines: 'In headlines',
    keyword: 'Keyword',
    message: 'Message',
    articlesOf: (group: string) => `Articles: ${group}`,
    mentionsOf: (keyword: string, group: string) => `Mentions of ${keyword}: ${group}`,
    tones: 'Articles by tone toward each keyword',
    noTone: 'No clear tone',
    netTone: 'Net tone',
    netToneOf: (net: string, articles: number) => `${net} of ${formatCount(articles)}`,
    byHand: 'Set by hand',
    byHandOf: (keyword: string) => `Articles whose tone toward ${keyword} was set by hand`,
    tonePick: (tone: string, keyword: string) => `Articles: ${tone} toward ${keyword}`,
    toneNote:
      'Articles that mention the keyword, by their tone toward it. Mixed: some clear sentences are positive and others negative. Neutral: set by hand. No clear tone: too few sentences are clear enough for the model. Net tone: percentage of positive minus percentage of negative articles, of those with a clear tone.',
    messages: 'Key messages in the coverage',
    articlesWith: (message: string) => `Articles with the message “${message}”`,
    mentionsWith: (message: string) => `Articles that mention the message “${message}”`,
    headlinesWith: (message: string) => `Headlines with the message “${message}”`,
  },
  timeline: {
    titles: { day: 'Articles by day', week: 'Articles by week' },
    note: 'Articles without a date are left out.',
    label: { day: formatDate, week: (monday: string) => `Week of ${formatDate(monday)}` },
    hint: 'Press a bar to see its articles in the table.',
  },
  compare: {
    title: 'Compare with an earlier list',
    choose: 'Earlier list',
    none: 'None',
    with: (earlier: string) => `Compared with ${earlier}`,
    unnamed: 'an earlier list',
    figure: 'Figure',
    before: 'Earlier',
    after: 'This list',
    change: 'Change',
    share: (keyword: string) => `Share of voice: ${keyword}`,
    difference: (value: number, isShare: boolean) => {
      const size = isShare
        ? `${formatCount(Math.round(Math.abs(value) * 100))} points`
        : formatCount(Math.abs(value));
      if (Math.round(value * 100) === 0) return '0';
      return `${value > 0 ? '+' : '−'}${size}`;
    },
    earlierOf: (what: string) => `articles in the earlier list: ${what}`,
  },
} as const;
