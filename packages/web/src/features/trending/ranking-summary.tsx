import { formatCount } from '@earshot/schema/format-count';
import type { TrendingResult } from '@earshot/schema/trending/model';
import { NO_DATES_FOUND } from '@earshot/schema/trending/rules';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { Figure } from '../../ui/figure.tsx';
import { FigureRow } from '../../ui/figure-row.tsx';
import { InfoIcon } from '../../ui/icons.tsx';
import { Section } from '../../ui/section.tsx';
import { formatHeat } from './format-heat.ts';
import { KeywordChart } from './keyword-chart.tsx';
import { RankingActions } from './ranking-actions.tsx';
import { SentimentChart } from './sentiment-chart.tsx';
import type { StoryView } from './story-view.ts';
import { TRENDING_STRINGS } from './strings.ts';
import { TimelineChart } from './timeline-chart.tsx';
import { topHeat } from './top-heat.ts';

const STRINGS = TRENDING_STRINGS.summary;

interface RankingSummaryProps {
  readonly ranking: TrendingResult;
  readonly view: StoryView;
  readonly onView: (change: Partial<StoryView>) => void;
  /** Shows all stories. */
  readonly onShowAll: () => void;
}

/** The summary card: figures, rejected lines, keywords, sentiment and timeline (#202-#207). */
export function RankingSummary({ ranking, view, onView, onShowAll }: RankingSummaryProps) {
  const { summary, items } = ranking;
  const figure = (text: string, about: string) => (
    <Figure about={about} onOpen={items.length === 0 ? undefined : onShowAll}>
      {text}
    </Figure>
  );
  const hasDates = summary.time_window !== '' && summary.time_window !== NO_DATES_FOUND;
  return (
    <Section title={STRINGS.title} actions={<RankingActions ranking={ranking} />}>
      <FigureRow
        figures={[
          {
            label: STRINGS.totalInputs,
            value: figure(formatCount(summary.total_inputs), STRINGS.aboutInputs),
          },
          {
            label: STRINGS.uniqueArticles,
            value: figure(formatCount(summary.unique_titles), STRINGS.aboutUnique),
          },
          { label: STRINGS.topHeat, value: figure(formatHeat(topHeat(items)), STRINGS.aboutTopHeat) },
          {
            label: STRINGS.dates,
            value: (
              <span role="img" aria-label={hasDates ? STRINGS.datesFound : STRINGS.noDates}>
                {hasDates ? '✓' : '—'}
              </span>
            ),
          },
        ]}
      />
      <TimeRange timeWindow={hasDates ? summary.time_window : ''} referenceDay={summary.reference_day} />
      {summary.notes.length > 0 ? <Notes notes={summary.notes} /> : null}
      <Box sx={CHARTS}>
        <KeywordChart keywords={summary.top_tags} view={view} onView={onView} />
        <Box sx={{ display: 'grid', gap: 2.5, alignContent: 'start', minWidth: 0 }}>
          {items.length > 0 ? <SentimentChart items={items} view={view} onView={onView} /> : null}
          {hasDates && summary.timeline.length > 0 ? (
            <TimelineChart timeline={summary.timeline} view={view} onView={onView} />
          ) : null}
        </Box>
      </Box>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {summary.method_version ? TRENDING_STRINGS.method.version(summary.method_version) : null}{' '}
        <span className="print-only">{TRENDING_STRINGS.method.generated(formatDateTime(new Date()))}</span>
      </Typography>
    </Section>
  );
}

interface TimeRangeProps {
  /** Empty if there are no dates. */
  readonly timeWindow: string;
  readonly referenceDay: TrendingResult['summary']['reference_day'];
}

/** The date range of the lines, and the reference date for relative dates. */
function TimeRange({ timeWindow, referenceDay }: TimeRangeProps) {
  if (timeWindow === '' && !referenceDay) return null;
  return (
    <Typography variant="body2" component="p">
      {timeWindow ? (
        <>
          <Box component="span" sx={{ color: 'text.secondary' }}>{`${STRINGS.timeRange}: `}</Box>
          <span>{timeWindow}</span>
        </>
      ) : null}
      {timeWindow && referenceDay ? ' · ' : null}
      {referenceDay ? (
        <>
          <Box component="span" sx={{ color: 'text.secondary' }}>{`${STRINGS.referenceDay} `}</Box>
          <span>{formatDate(referenceDay)}</span>
        </>
      ) : null}
    </Typography>
  );
}

function Notes({ notes }: { readonly notes: readonly string[] }) {
  return (
    <Box sx={{ typography: 'caption', display: 'flex', gap: 1, color: 'text.secondary' }}>
      <InfoIcon sx={{ fontSize: 18, mt: 0.125 }} />
      <Box
        component="ul"
        aria-label={STRINGS.notes}
        sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75, overflowWrap: 'anywhere' }}
      >
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </Box>
    </Box>
  );
}

const CHARTS = {
  display: 'grid',
  columnGap: 4,
  rowGap: 2.5,
  alignItems: 'start',
  mt: 1,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
