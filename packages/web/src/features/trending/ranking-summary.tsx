import { formatCount } from '@earshot/schema/format-count';
import type { TrendingItem, TrendingResult } from '@earshot/schema/trending/model';
import { NO_DATES_FOUND } from '@earshot/schema/trending/rules';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useMemo, useState } from 'react';
import { formatDate, formatDateTime } from '../../lib/format.ts';
import { Figure } from '../../ui/figure.tsx';
import { FigureRow } from '../../ui/figure-row.tsx';
import { InfoIcon } from '../../ui/icons.tsx';
import { Section } from '../../ui/section.tsx';
import { type ExportScope, FilterNote } from './filter-note.tsx';
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
  /** Stories that pass the filter. Null if no filter is on. */
  readonly shown: readonly TrendingItem[] | null;
  /** Brings the list of stories into view. */
  readonly onGoToStories: () => void;
}

/**
 * The summary: figures, time range, notes, keywords, tone and timeline, with the actions on the ranking (#202-#207).
 */
export function RankingSummary({ ranking, view, onView, shown, ...props }: RankingSummaryProps) {
  const { summary, items } = ranking;
  const { scope, setScope, only } = useExportScope(shown);
  const figure = (text: string, about: string) => (
    <Figure about={about} onOpen={items.length === 0 ? undefined : props.onShowAll}>
      {text}
    </Figure>
  );
  const hasDates = summary.time_window !== '' && summary.time_window !== NO_DATES_FOUND;
  return (
    <Section title={STRINGS.title} actions={<RankingActions ranking={ranking} only={only} />}>
      <FigureRow
        figures={[
          {
            label: STRINGS.totalInputs,
            value: figure(formatCount(summary.total_inputs), STRINGS.aboutInputs),
          },
          {
            label: STRINGS.uniqueArticles,
            value: figure(formatCount(summary.unique_titles), STRINGS.aboutUnique),
            note: STRINGS.uniqueNote,
          },
          { label: STRINGS.topHeat, value: figure(formatHeat(topHeat(items)), STRINGS.aboutTopHeat) },
          {
            label: STRINGS.dates,
            ...(hasDates && { note: STRINGS.datesNote }),
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
      {shown === null ? null : (
        <FilterNote
          shown={shown.length}
          all={items.length}
          scope={scope}
          onScope={setScope}
          onGoToStories={props.onGoToStories}
        />
      )}
      <Methods version={summary.method_version} />
    </Section>
  );
}

/**
 * Manages which stories the CSV files contain: all of them, or only those that pass the filter. The choice ends with
 * its filter, so that the next filter does not leave stories out unasked.
 */
function useExportScope(shown: RankingSummaryProps['shown']) {
  const [scope, setScope] = useState<ExportScope>('all');
  if (shown === null && scope !== 'all') setScope('all');
  const only = useMemo(() => (shown !== null && scope === 'shown' ? new Set(shown) : null), [shown, scope]);
  return { scope, setScope, only };
}

/** The version of the methods and, on paper, the time of printing. */
function Methods({ version }: { readonly version: string }) {
  return (
    <Typography variant="caption" sx={{ color: 'text.secondary' }}>
      {version ? TRENDING_STRINGS.method.version(version) : null}{' '}
      <span className="print-only">{TRENDING_STRINGS.method.generated(formatDateTime(new Date()))}</span>
    </Typography>
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
