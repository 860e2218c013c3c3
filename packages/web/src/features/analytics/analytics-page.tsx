import {
  COUNTED_TOOLS,
  estimatedDailyUsage,
  type PartialCounters,
  sharePercent,
  totalUsage,
  userSatisfactionPercent,
  usesOf,
} from '@earshot/schema/counters/rules';
import { formatCount } from '@earshot/schema/format-count';
import { ROUTES } from '@earshot/schema/routes';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDocumentTitle } from '../../lib/use-document-title.ts';
import { trpc } from '../../transport/trpc.ts';
import { BarList } from '../../ui/bar-list.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Section } from '../../ui/section.tsx';
import { SkeletonCards } from '../../ui/skeleton-cards.tsx';
import { buildInsights } from './build-insights.ts';
import { Figure } from './figure.tsx';
import { ANALYTICS_STRINGS as STRINGS } from './strings.ts';
import { ToolCard } from './tool-card.tsx';

const GRID = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
} as const;

/** Usage Analytics: the counters, the insights derived from them, and how they are computed. */
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
        // As tall as the window, so that the footer does not appear first and then jump out of view.
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
        <Panel>
          <BarList
            caption={STRINGS.chart}
            labelHeading={STRINGS.tool}
            valueHeading={STRINGS.uses}
            bars={COUNTED_TOOLS.map((tool) => ({
              label: STRINGS.tools[tool],
              value: usesOf(counters, tool),
            }))}
          />
        </Panel>
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
