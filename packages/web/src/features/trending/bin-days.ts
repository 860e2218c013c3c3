import { dayNumber, leadingDay } from '@earshot/schema/values/dates/calendar';

/**
 * A bar that counts the lines dated from `first` to `last` (ISO dates, inclusive). Both are clipped to the date range of the
 * list.
 */
interface TimeBin {
  readonly kind: 'bin';
  readonly first: string;
  readonly last: string;
  readonly count: number;
}

/** A gap too long to draw: no line is dated from `first` to `last`. */
interface TimeGap {
  readonly kind: 'gap';
  readonly first: string;
  readonly last: string;
  readonly days: number;
}

/** Counts over time, in the smallest unit that keeps the number of bars readable. */
export interface TimeBins {
  readonly unit: 'day' | 'week' | 'month' | 'year';
  /** Ascending by date. Together, bars and gaps cover every day from the first to the last. */
  readonly bins: readonly (TimeBin | TimeGap)[];
}

interface DayCount {
  /** ISO date. */
  readonly day: string;
  readonly count: number;
}

/** Maximum number of bars that can still be distinguished on a phone. */
const MAX_BINS = 62;
/**
 * Minimum number of consecutive empty bars that become one gap, so that a single old line does not squeeze the other bars.
 */
const MIN_GAP_BINS = 10;
const DAY_MS = 24 * 60 * 60 * 1000;
const DAYS_PER_WEEK = 7;
/** Weekday of day 0 of 1970, which was a Thursday, counted from Monday as 0. */
const EPOCH_WEEKDAY = 3;
const MONTHS_PER_YEAR = 12;
const UNITS = ['day', 'week', 'month', 'year'] as const;

/**
 * Counts lines per day, or per week, month or year if a shorter unit gives too many bars. Short periods without lines become
 * empty bars, and long periods become gaps. The total is preserved. Values that are not ISO dates are ignored. Returns no
 * bins if there are no dates.
 */
export function binDays(timeline: readonly DayCount[]): TimeBins {
  const days = timeline
    .filter(({ day }) => leadingDay(day) !== null)
    .map(({ day, count }) => ({ timeMs: dayNumber(day) * DAY_MS, count }))
    .sort((a, b) => a.timeMs - b.timeMs);
  const first = days[0]?.timeMs;
  const last = days.at(-1)?.timeMs;
  if (first === undefined || last === undefined) return { unit: 'day', bins: [] };
  for (const unit of UNITS) {
    const bins = binsOf(unit, countsOf(unit, days), first, last);
    if (bins.length <= MAX_BINS || unit === 'year') return { unit, bins };
  }
  return { unit: 'year', bins: [] };
}

/** Returns the counts keyed by bin index. If `days` is sorted, so are the keys. */
function countsOf(unit: TimeBins['unit'], days: readonly { timeMs: number; count: number }[]) {
  const counts = new Map<number, number>();
  for (const { timeMs, count } of days) {
    const index = indexOf(unit, timeMs);
    counts.set(index, (counts.get(index) ?? 0) + count);
  }
  return counts;
}

function binsOf(
  unit: TimeBins['unit'],
  counts: ReadonlyMap<number, number>,
  firstMs: number,
  lastMs: number,
): TimeBins['bins'] {
  const bins: (TimeBin | TimeGap)[] = [];
  let next: number | null = null;
  const span = (from: number, to: number) => ({
    first: isoDay(Math.max(firstMs, startOf(unit, from))),
    last: isoDay(Math.min(lastMs, startOf(unit, to + 1) - DAY_MS)),
  });
  for (const [index, count] of counts) {
    const empty = next === null ? 0 : index - next;
    if (next !== null && empty >= MIN_GAP_BINS) {
      const days = Math.round((startOf(unit, index) - startOf(unit, next)) / DAY_MS);
      bins.push({ kind: 'gap', ...span(next, index - 1), days });
    } else if (next !== null) {
      for (let silent = next; silent < index; silent++)
        bins.push({ kind: 'bin', ...span(silent, silent), count: 0 });
    }
    bins.push({ kind: 'bin', ...span(index, index), count });
    next = index + 1;
  }
  return bins;
}

function indexOf(unit: TimeBins['unit'], timeMs: number): number {
  const date = new Date(timeMs);
  if (unit === 'year') return date.getUTCFullYear();
  if (unit === 'month') return date.getUTCFullYear() * MONTHS_PER_YEAR + date.getUTCMonth();
  const day = Math.floor(timeMs / DAY_MS);
  return unit === 'day' ? day : Math.floor((day + EPOCH_WEEKDAY) / DAYS_PER_WEEK);
}

/** Returns the start of a bin, in milliseconds since the epoch. */
function startOf(unit: TimeBins['unit'], index: number): number {
  if (unit === 'year') return Date.UTC(index, 0);
  if (unit === 'month') return Date.UTC(Math.floor(index / MONTHS_PER_YEAR), index % MONTHS_PER_YEAR);
  return (unit === 'day' ? index : index * DAYS_PER_WEEK - EPOCH_WEEKDAY) * DAY_MS;
}

function isoDay(timeMs: number): string {
  return new Date(timeMs).toISOString().slice(0, 10);
}
