import { countOf, formatCount } from '@earshot/schema/format-count';
import { formatDate } from '../../../lib/format.ts';

export const FIGURE_STRINGS = {
  figures: {
    left: {
      excluded: 'excluded',
      repeated: 'added twice',
      copies: 'copies',
      failed: 'failed',
      waiting: 'waiting',
    },
    netTone: (keyword: string) => `Net tone toward ${keyword}`,
  },
  shares: {
    title: 'Share of voice',
    keyword: 'Keyword',
    pick: (keyword: string) => `Articles that mention ${keyword}`,
    note: (mentions: number, articles: number, headlines: number) =>
      `${countOf(mentions, 'mention')} in ${countOf(articles, 'article')}, ${countOf(headlines, 'headline')}`,
    caveat:
      'It compares the tracked keywords with each other, in this list only. It does not say how much coverage there was in all, how many people saw it, or whether it was favorable.',
  },
  tables: {
    groupTitles: { outlet: 'Coverage by outlet', day: 'Coverage by day', tier: 'Coverage by tier' },
    dimensions: { outlet: 'Outlet', day: 'Day', tone: 'Tone', tier: 'Tier' },
    articles: 'Articles',
    noTone: 'No clear tone',
    byHandOf: (keyword: string) => `Articles whose tone toward ${keyword} was set by hand`,
    tonePick: (tone: string, keyword: string) => `Articles: ${tone} toward ${keyword}`,
    toneNote:
      'Articles that mention the keyword, by their tone toward it. Mixed: some clear sentences are positive and others negative. Neutral: set by hand. No clear tone: too few sentences are clear enough for the model. Net tone: percentage of positive minus percentage of negative articles, of those with a clear tone.',
  },
  timeline: {
    titles: { day: 'Articles by day', week: 'Articles by week' },
    label: { day: formatDate, week: (monday: string) => `Week of ${formatDate(monday)}` },
  },
  compare: {
    with: (earlier: string) => `Compared with ${earlier}`,
    difference: (value: number, isShare: boolean) => {
      const size = isShare
        ? `${formatCount(Math.round(Math.abs(value) * 100))} points`
        : formatCount(Math.abs(value));
      if (Math.round(value * 100) === 0) return '0';
      return `${value > 0 ? '+' : '−'}${size}`;
    },
  },
} as const;
