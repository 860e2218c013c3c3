import type { TrendingResult } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { formatDate } from '../../lib/format.ts';
import { binDays } from './bin-days.ts';
import type { StoryView } from './story-view.ts';
import { TRENDING_STRINGS } from './strings.ts';
import { timeLabel } from './time-label.ts';
import { TimelineBars } from './timeline-bars.tsx';

const STRINGS = TRENDING_STRINGS.timeline;

interface TimelineChartProps {
  readonly timeline: TrendingResult['summary']['timeline'];
  readonly view: Pick<StoryView, 'from' | 'to'>;
  readonly onView: (change: Partial<StoryView>) => void;
}

/** Histogram of dated lines, by day unless there would be too many bars. Clicking a bar filters the stories by its dates. */
export function TimelineChart({ timeline, view, onView }: TimelineChartProps) {
  const { unit, bins } = useMemo(() => binDays(timeline), [timeline]);
  const bars = bins.map((bin) => ({ ...bin, label: timeLabel(unit, bin) }));
  const peak = bars.reduce<{ count: number; label: string }>(
    (most, bar) => (bar.kind === 'bin' && bar.count > most.count ? bar : most),
    { count: 0, label: '' },
  );
  const first = bins[0];
  const last = bins.at(-1);
  if (!first || !last) return null;
  const caption = STRINGS.captions[unit];
  return (
    <Box sx={{ minWidth: 0 }}>
      <TimelineBars
        caption={STRINGS.chart(caption, formatDate(first.first), formatDate(last.last))}
        bars={bars}
        max={peak.count}
        picked={view}
        onPick={onView}
      />
      <Box sx={AXIS}>
        <span>{formatDate(first.first)}</span>
        {bins.length > 1 ? <span>{formatDate(last.last)}</span> : null}
      </Box>
      <Box sx={{ typography: 'caption' }}>
        {`${caption}. ${STRINGS.peak(peak.count, peak.label)}. `}
        <span className="no-print">{STRINGS.pickHint}</span>
      </Box>
    </Box>
  );
}

const AXIS = {
  typography: 'small',
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 1,
  mt: 0.5,
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;
