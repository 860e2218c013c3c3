import {
  COUNTED_TOOLS,
  type CountedTool,
  estimatedDailyUsage,
  type PartialCounters,
  sharePercent,
  totalUsage,
  type UsageTier,
  usageTier,
  userSatisfactionPercent,
  usesOf,
} from '@earshot/schema/counters/rules';
import { countOf, formatCount } from '@earshot/schema/format-count';
import { DAYS_PER_USAGE_ESTIMATE, SATISFACTION_THRESHOLD, USAGE_TIERS } from '@earshot/schema/limits';
import { ROUTES } from '@earshot/schema/routes';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useDocumentTitle } from '../../lib/page.ts';
import { trpc } from '../../transport/trpc.ts';
import { MessageScreen, SkeletonCards } from '../../ui/message-screen.tsx';
import { Panel, Section } from '../../ui/section.tsx';

const STRINGS = {
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

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
} as const;

export function AnalyticsPage() {
  const counters = trpc.counters.get.useQuery();
  useDocumentTitle(ROUTES.analytics.title);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <div>
        <Typography variant="h1">{STRINGS.heading}</Typography>
        <Typography sx={{ mt: 1, color: 'text.secondary', maxWidth: '44rem' }}>{STRINGS.lead}</Typography>
      </div>
      {counters.isPending ? (
        // Tall enough to keep the footer from jumping.
        <Box sx={{ minHeight: '100vh' }}>
          <SkeletonCards count={COUNTED_TOOLS.length} />
        </Box>
      ) : null}
      {counters.isError ? (
        <MessageScreen
          title={STRINGS.failed}
          text={STRINGS.failedText}
          onRetry={() => void counters.refetch()}
          alert
        />
      ) : null}
      {counters.data ? <Figures counters={counters.data} /> : null}
    </Box>
  );
}

function Figures({ counters }: { readonly counters: PartialCounters }) {
  const total = totalUsage(counters);
  return (
    <>
      <Panel>
        <Figure label={STRINGS.total} value={formatCount(total)} formula={STRINGS.totalFormula} />
      </Panel>
      <Section title={STRINGS.perTool} heading="h2">
        <Box sx={GRID}>
          {COUNTED_TOOLS.map((tool) => (
            <ToolCard
              key={tool}
              name={STRINGS.tools[tool]}
              uses={usesOf(counters, tool)}
              percent={sharePercent(usesOf(counters, tool), total)}
            />
          ))}
        </Box>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {STRINGS.shareFormula}
        </Typography>
      </Section>
      <Section title={STRINGS.insights} heading="h2">
        <Panel component="ul" sx={{ m: 0, pl: { xs: 4, sm: 5 }, display: 'grid', gap: 0.75 }}>
          {buildInsights(counters).map((insight) => (
            <li key={insight}>{insight}</li>
          ))}
        </Panel>
      </Section>
      <Section title={STRINGS.impact} heading="h2">
        <Panel sx={GRID}>
          <Figure
            label={STRINGS.daily}
            value={formatCount(estimatedDailyUsage(total))}
            formula={STRINGS.dailyFormula}
          />
          <Figure
            label={STRINGS.satisfaction}
            value={`${userSatisfactionPercent(total)}%`}
            formula={STRINGS.satisfactionFormula}
          />
        </Panel>
      </Section>
    </>
  );
}

export function buildInsights(counters: PartialCounters): string[] {
  const total = totalUsage(counters);
  if (total === 0) return [STRINGS.nothingYet];
  const most = Math.max(...COUNTED_TOOLS.map((tool) => usesOf(counters, tool)));
  const leaders = COUNTED_TOOLS.filter((tool) => usesOf(counters, tool) === most).map(
    (tool) => STRINGS.tools[tool],
  );
  const shares = COUNTED_TOOLS.map((tool) =>
    STRINGS.shareInsight(STRINGS.tools[tool], sharePercent(usesOf(counters, tool), total)),
  );
  const tiers = COUNTED_TOOLS.filter((tool) => usageTier(usesOf(counters, tool)) !== 'New').map((tool) =>
    STRINGS.tierInsight(STRINGS.tools[tool], usageTier(usesOf(counters, tool))),
  );
  return [STRINGS.mostUsed(leaders, countOf(most, 'use')), ...shares, ...tiers];
}

interface FigureProps {
  readonly label: string;
  readonly value: string;
  readonly formula: string;
}

export function Figure({ label, value, formula }: FigureProps) {
  return (
    <Box role="group" aria-label={label}>
      <Typography sx={{ fontWeight: 620 }}>{label}</Typography>
      <Typography sx={{ typography: 'figure' }}>{value}</Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {formula}
      </Typography>
    </Box>
  );
}

const TIER_COLORS = {
  'Most Popular': 'primary',
  Popular: 'secondary',
  Growing: 'info',
  New: 'default',
} as const satisfies Record<UsageTier, string>;

interface ToolCardProps {
  readonly name: string;
  readonly uses: number;
  /** From 0 to 100. */
  readonly percent: number;
}

export function ToolCard({ name, uses, percent }: ToolCardProps) {
  const tier = usageTier(uses);
  return (
    <Panel component="article" aria-label={name}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'start', gap: 1 }}>
        <Typography variant="h3">{name}</Typography>
        <Chip
          size="small"
          label={tier}
          color={TIER_COLORS[tier]}
          variant={tier === 'New' ? 'outlined' : 'filled'}
        />
      </Box>
      <Typography sx={{ typography: 'figure', mt: 1.5 }}>{formatCount(uses)}</Typography>
      <Typography sx={{ color: 'text.secondary' }}>{STRINGS.shareOfTotal(percent)}</Typography>
    </Panel>
  );
}
