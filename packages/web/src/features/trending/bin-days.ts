/** Counts over time, in the finest unit that keeps the number of bars readable. */
export interface TimeBins {
  readonly unit: 'day' | 'week' | 'month' | 'year';
  /** Without gaps, ascending; `start` is the ISO date of the first day of the bin. */
  readonly bins: readonly { readonly start: string; readonly count: number }[];
}

interface DayCount {
  /** ISO date. */
  readonly day: string;
  readonly count: number;
}

/** More bars than this cannot be told apart on a phone. */
const MAX_BINS = 62;
const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_PER_WEEK = 7;
/** The first day of the epoch was a Thursday; weeks begin on Monday. */
const EPOCH_WEEKDAY = 3;
const MONTHS_PER_YEAR = 12;
const UNITS = ['day', 'week', 'month', 'year'] as const;

/**
 * Counts per day, gaps filled with zeros; per week, month or year when the days span too long. The counts keep their
 * sum. Days that are no ISO date are left out; no bins without days.
 */
export function binDays(timeline: readonly DayCount[]): TimeBins {
  const days = timeline.filter(({ day }) => !Number.isNaN(Date.parse(day)));
  for (const unit of UNITS) {
    const indices = days.map(({ day }) => indexOf(unit, Date.parse(day)));
    const first = indices.reduce((least, index) => Math.min(least, index), Number.POSITIVE_INFINITY);
    const last = indices.reduce((most, index) => Math.max(most, index), Number.NEGATIVE_INFINITY);
    if (last - first >= MAX_BINS && unit !== 'year') continue;
    const counts = new Map<number, number>();
    days.forEach(({ count }, position) => {
      const index = indices[position] ?? first;
      counts.set(index, (counts.get(index) ?? 0) + count);
    });
    const length = days.length === 0 ? 0 : last - first + 1;
    const bins = Array.from({ length }, (_, offset) => ({
      start: startOf(unit, first + offset),
      count: counts.get(first + offset) ?? 0,
    }));
    return { unit, bins };
  }
  return { unit: 'year', bins: [] };
}

function indexOf(unit: TimeBins['unit'], timeMs: number): number {
  const date = new Date(timeMs);
  if (unit === 'year') return date.getUTCFullYear();
  if (unit === 'month') return date.getUTCFullYear() * MONTHS_PER_YEAR + date.getUTCMonth();
  const day = Math.floor(timeMs / DAY_MS);
  return unit === 'day' ? day : Math.floor((day + EPOCH_WEEKDAY) / DAYS_PER_WEEK);
}

function startOf(unit: TimeBins['unit'], index: number): string {
  if (unit === 'year') return isoDay(Date.UTC(index, 0));
  if (unit === 'month') return isoDay(Date.UTC(Math.floor(index / MONTHS_PER_YEAR), index % MONTHS_PER_YEAR));
  return isoDay((unit === 'day' ? index : index * DAYS_PER_WEEK - EPOCH_WEEKDAY) * DAY_MS);
}

function isoDay(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}
