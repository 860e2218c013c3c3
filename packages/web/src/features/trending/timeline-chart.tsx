import type { TrendingResult } from '@earshot/schema/trending/model';
import Box from '@mui/material/Box';
import { useMemo } from 'react';
import { formatCount, formatDate } from '../../lib/format.ts';
import { ChartFrame } from '../../ui/chart-frame.tsx';
import { Section } from '../../ui/section.tsx';
import { binDays, type TimeBins } from './bin-days.ts';
import { TRENDING_STRINGS } from './strings.ts';

const STRINGS = TRENDING_STRINGS.timeline;
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Dated lines over time as a histogram, by day unless they span too long. */
export function TimelineChart({ timeline }: { readonly timeline: TrendingResult['summary']['timeline'] }) {
  const { unit, bins } = useMemo(() => binDays(timeline), [timeline]);
  const max = bins.reduce((most, { count }) => Math.max(most, count), 1);
  const rows = bins.map(({ start, count }) => ({ key: start, label: labelOf(unit, start), value: count }));
  const peak = rows.find(({ value }) => value === max);
  const first = bins[0];
  const last = bins.at(-1);
  if (!first || !last || !peak) return null;
  return (
    <Section title={STRINGS.title} heading="h4">
      <ChartFrame
        caption={STRINGS.captions[unit]}
        labelHeading={STRINGS.period}
        valueHeading={STRINGS.count}
        rows={rows.map((row) => ({ ...row, figure: formatCount(row.value) }))}
      >
        <Box
          role="img"
          aria-label={`${STRINGS.captions[unit]}, ${rows[0]?.label} – ${rows.at(-1)?.label}. ${STRINGS.peak(max, peak.label)}`}
          sx={{ ...PLOT, gap: bins.length > 20 ? '1px' : '4px' }}
        >
          {rows.map(({ key, label, value }) => (
            <div key={key} title={STRINGS.bar(label, value)}>
              <Box
                className="print-bar"
                sx={{ bgcolor: 'primary.main', borderRadius: '3px 3px 0 0', minHeight: value > 0 ? 3 : 0 }}
                style={{ height: `${(value / max) * 100}%` }}
              />
            </div>
          ))}
        </Box>
        <Box aria-hidden="true" sx={AXIS}>
          <span>{tickOf(unit, first.start)}</span>
          <span>{STRINGS.peak(max, tickOf(unit, peak.key))}</span>
          <span>{bins.length > 1 ? tickOf(unit, last.start) : ''}</span>
        </Box>
      </ChartFrame>
    </Section>
  );
}

function labelOf(unit: TimeBins['unit'], start: string): string {
  if (unit === 'day') return formatDate(start);
  if (unit === 'week') return STRINGS.weekOf(formatDate(start));
  return unit === 'month' ? month.format(new Date(start)) : start.slice(0, 4);
}

function tickOf(unit: TimeBins['unit'], start: string): string {
  if (unit === 'day' || unit === 'week') return shortDay.format(new Date(start));
  return labelOf(unit, start);
}

const PLOT = {
  display: 'flex',
  alignItems: 'stretch',
  // Few bars keep their width, and the first and the last stand over their dates.
  justifyContent: 'space-between',
  height: 84,
  borderBottom: 1,
  borderColor: 'control.border',
  '& > div': {
    flex: '1 1 0',
    minWidth: 0,
    maxWidth: 56,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'flex-end',
  },
} as const;

const AXIS = {
  typography: 'small',
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1,
  mt: 0.5,
  color: 'text.secondary',
  fontVariantNumeric: 'tabular-nums',
} as const;
