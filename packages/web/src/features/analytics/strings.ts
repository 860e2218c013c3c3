import type { CountedTool, UsageTier } from '@earshot/schema/counters/rules';
import { DAYS_PER_USAGE_ESTIMATE, SATISFACTION_THRESHOLD, USAGE_TIERS } from '@earshot/schema/limits';

/** UI strings of the Usage Analytics page. Every figure is shown with its formula. */
export const ANALYTICS_STRINGS = {
  heading: 'Usage Analytics',
  lead: 'How many analyses each tool has completed since this server was set up. We keep nothing about who ran them.',
  tools: {
    article: 'Article Analyzer',
    social: 'Social Post Snapshot',
    trending: 'Trending Analyzer',
  } satisfies Record<CountedTool, string>,
  total: 'Total usage',
  totalFormula: 'article + social + trending',
  perTool: 'By tool',
  shareOfTotal: (percent: number) => `${percent}% of all uses`,
  shareFormula: `Share: uses of the tool divided by total usage, rounded. Badge: ${USAGE_TIERS.mostPopular} or more uses Most Popular, ${USAGE_TIERS.popular} Popular, ${USAGE_TIERS.growing} Growing, fewer New.`,
  chart: 'Uses of each tool',
  tool: 'Tool',
  uses: 'Uses',
  insights: 'Insights',
  impact: 'Estimated impact',
  daily: 'Estimated daily usage',
  dailyFormula: `total usage divided by ${DAYS_PER_USAGE_ESTIMATE}, rounded`,
  satisfaction: 'User Satisfaction',
  satisfactionFormula: `Illustrative and not measured: a fixed figure, 95% up to ${SATISFACTION_THRESHOLD} uses and 99% above.`,
  nothingYet: 'No tool has been used yet. The first analysis will appear here.',
  mostUsed: (names: readonly string[], uses: string) =>
    names.length === 1
      ? `${names[0]} is the most used tool, with ${uses}.`
      : `${names.join(' and ')} are used most, with ${uses} each.`,
  shareInsight: (name: string, percent: number) => `${name} accounts for ${percent}% of all uses.`,
  tierInsight: (name: string, tier: UsageTier) => `${name} has earned the ${tier} badge.`,
  failed: 'Failed to load analytics',
  failedText: 'Please try again later',
} as const;
