import type { TrendingResult } from '@earshot/schema/trending/model';
import { addDays, dayNumber, instantOf, leadingDay } from '@earshot/schema/values/dates/calendar';
import { useMemo } from 'react';
import { formatDate } from '../../lib/format.ts';
import { BarList } from '../../ui/bar-list.tsx';
import type { StoryView } from './story-view.ts';
import { TRENDING_STRINGS } from './strings.ts';

const STRINGS = TRENDING_STRINGS.timeline;
const MAX_BARS = 14;
const DAYS_PER_WEEK = 7;
/** Weekday of day 0 of 1970, which was a Thursday, counted from Monday as 0. */
const EPOCH_WEEKDAY = 3;

const PERIODS = {
  day: (day: string) => day,
  week: (day: string) => addDays(day, -((dayNumber(day) + EPOCH_WEEKDAY) % DAYS_PER_WEEK)),
  month: (day: string) => day.slice(0, 'YYYY-MM'.length),
  year: (day: string) => day.slice(0, 'YYYY'.length),
} as const;
type Unit = keyof typeof PERIODS;
const UNITS: readonly Unit[] = ['day', 'week', 'month', 'year'];

type Timeline = TrendingResult['summary']['timeline'];

interface Period {
  readonly first: string;
  readonly last: string;
  readonly count: number;
}

/** Takes the shortest unit with few enough bars. */
export function periodsOf(timeline: Timeline): { readonly unit: Unit; readonly periods: readonly Period[] } {
  const days = timeline
    .filter(({ day }) => leadingDay(day) !== null)
    .sort((a, b) => a.day.localeCompare(b.day));
  const counted = (unit: Unit) => {
    const periods = new Map<string, Period>();
    for (const { day, count } of days) {
      const key = PERIODS[unit](day);
      const before = periods.get(key);
      periods.set(key, { first: before?.first ?? day, last: day, count: count + (before?.count ?? 0) });
    }
    return { unit, periods: [...periods.values()] };
  };
  return UNITS.map(counted).find(({ periods }) => periods.length <= MAX_BARS) ?? counted('year');
}

const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const span = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

function periodLabel(unit: Unit, { first, last }: Period): string {
  if (unit === 'month') return month.format(instantOf(first));
  if (unit === 'year') return first.slice(0, 'YYYY'.length);
  return first === last ? formatDate(first) : span.formatRange(instantOf(first), instantOf(last));
}

interface TimelineChartProps {
  readonly timeline: Timeline;
  readonly view: Pick<StoryView, 'from' | 'to'>;
  readonly onView: (change: Partial<StoryView>) => void;
}

export function TimelineChart({ timeline, view, onView }: TimelineChartProps) {
  const { unit, bars } = useMemo(() => {
    const { unit, periods } = periodsOf(timeline);
    return { unit, bars: periods.map((period) => ({ ...period, label: periodLabel(unit, period) })) };
  }, [timeline]);
  return (
    <BarList
      caption={STRINGS.captions[unit]}
      bars={bars.map(({ label, count }) => ({ label, value: count }))}
      pick={{
        picked: bars.find(({ first, last }) => first === view.from && last === view.to)?.label ?? '',
        onPick: (picked) => {
          const { first = '', last = '' } = bars.find(({ label }) => label === picked) ?? {};
          onView({ from: first, to: last });
        },
        hint: STRINGS.pickHint,
      }}
    />
  );
}
