import type { CountedTool, UsageTier } from '@earshot/schema/counters/rules';

/** Texts of the Usage Analytics page; every figure has its formula beside it. */
export const ANALYTICS_STRINGS = {
  heading: 'Usage Analytics',
  lead: 'How often each tool has finished an analysis since this server was set up. Nothing about who used it is kept.',
  tools: {
    article: 'Article Analyzer',
    social: 'Social Post Snapshot',
    trending: 'Trending Analyzer',
  } satisfies Record<CountedTool, string>,
  total: 'Total usage',
  totalFormula: 'article + social + trending',
  perTool: 'By tool',
  shareOfTotal: (percent: number) => `${percent}% of all uses`,
  shareFormula:
    'Share: uses of the tool divided by total usage, rounded. Badge: 200 or more uses Most Popular, 50 Popular, 10 Growing, fewer New.',
  chart: 'Uses of each tool',
  tool: 'Tool',
  uses: 'Uses',
  insights: 'Insights',
  impact: 'Estimated impact',
  daily: 'Estimated daily usage',
  dailyFormula: 'total usage divided by 30, rounded',
  satisfaction: 'User Satisfaction',
  satisfactionFormula:
    'Illustrative: a fixed figure, 99% above 100 uses, 95% up to 100 uses. It is not measured.',
  nothingYet: 'No tool has been used yet. The first analysis will show up here.',
  mostUsed: (names: readonly string[], uses: string) =>
    names.length === 1
      ? `${names[0]} is the most used tool, with ${uses}.`
      : `${names.join(' and ')} are used most, with ${uses} each.`,
  shareInsight: (name: string, percent: number) => `${name} makes up ${percent}% of all uses.`,
  tierInsight: (name: string, tier: UsageTier) => `${name} has earned the badge ${tier}.`,
  failed: 'Failed to load analytics',
  failedText: 'Please try again later',
} as const;
