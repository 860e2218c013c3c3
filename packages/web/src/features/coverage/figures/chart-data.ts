import { addDays, dayNumber, leadingDay, weekday } from '@earshot/schema/values/dates/calendar';
import { wholePercents } from '../../../lib/whole-percents.ts';
import { type CoverageRow, figuresOf } from '../book/coverage-list.ts';
import { countedRows, shownEntry, toneOf } from '../book/effective-row.ts';
import type { CountedList } from './coverage-figures.ts';
import { netShare } from './tone-counts.ts';

/** A value in a chart, with the IDs of the rows it is computed from. */
interface ChartCell {
  /** Null if nothing could be counted. */
  readonly value: number | null;
  readonly rows: readonly number[];
}

interface ChartPoint {
  /** ISO date of a day, or of a week's Monday. */
  readonly key: string;
  /** One cell per series. */
  readonly cells: readonly ChartCell[];
}

export type ChartName = 'coverage' | 'tone' | 'voice';

/** The data of a chart, used for the drawing, the table and the copied image. */
export interface ChartData {
  readonly name: ChartName;
  readonly unit: 'day' | 'week';
  readonly series: readonly string[];
  readonly points: readonly ChartPoint[];
  /** The values over the whole list, one per series, if they are not the sum of the points. */
  readonly whole?: readonly ChartCell[];
}

/** Maximum number of days between the first and the last article for charts by day. Longer periods are shown by week. */
const MAX_DAYS = 31;
/** Maximum number of points in a chart that shows empty periods. A mistyped year gives 100,000 weeks. */
const MAX_POINTS = 160;

/**
 * Returns a list's charts that are not empty: articles by day or week, tone toward each keyword by day or week, and share of
 * voice by week. They include only the rows that count.
 */
export function coverageCharts(list: CountedList, keywords: readonly string[]): ChartData[] {
  const rows = countedRows(list);
  const days = rows.flatMap((row) => dayOf(row) ?? []).sort();
  const unit = daysBetween(days[0] ?? '', days.at(-1) ?? '') > MAX_DAYS ? 'week' : 'day';
  const charts: ChartData[] = [
    { name: 'coverage', unit, series: [''], points: periods(rows, unit, (members) => [countOf(members)]) },
    {
      name: 'tone',
      unit,
      series: keywords,
      points: periods(rows, unit, (members) => keywords.map((keyword) => netTone(members, keyword))),
      whole: keywords.map((keyword) => netTone(rows, keyword)),
    },
    {
      name: 'voice',
      unit: 'week',
      series: keywords,
      points: periods(rows, 'week', (members) => shares(members, keywords)),
      whole: shares(rows, keywords),
    },
  ];
  return charts.filter(({ points }) => points.length > 0);
}

/** Groups the rows by day or week, including empty periods between the first and the last unless they would be too many. */
function periods(
  rows: readonly CoverageRow[],
  unit: 'day' | 'week',
  cellsOf: (members: readonly CoverageRow[]) => ChartCell[],
): ChartPoint[] {
  const groups = new Map<string, CoverageRow[]>();
  for (const row of rows) {
    const day = dayOf(row);
    if (day === null) continue;
    const key = unit === 'day' ? day : mondayOf(day);
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  const keys = [...groups.keys()].sort();
  const [first, last] = [keys[0], keys.at(-1)];
  if (first === undefined || last === undefined) return [];
  const step = unit === 'day' ? 1 : 7;
  const points: ChartPoint[] = [];
  if (daysBetween(first, last) / step > MAX_POINTS)
    return keys.map((key) => ({ key, cells: cellsOf(groups.get(key) ?? []) }));
  for (let day = first; day <= last; day = addDays(day, step))
    points.push({ key: day, cells: cellsOf(groups.get(day) ?? []) });
  return points;
}

function countOf(members: readonly CoverageRow[]): ChartCell {
  return { value: members.length, rows: members.map(({ id }) => id) };
}

/** Returns the net tone toward a keyword (see `netShare`). Tones set by the user count like computed ones. */
function netTone(members: readonly CoverageRow[], keyword: string): ChartCell {
  const toned = members.flatMap((row) => {
    const { label } = toneOf(row, keyword);
    return label === null ? [] : [{ id: row.id, label }];
  });
  const of = (wanted: string) => toned.filter(({ label }) => label === wanted).length;
  return {
    value: netShare(of('Positive'), of('Negative'), toned.length),
    rows: toned.map(({ id }) => id),
  };
}

/**
 * Returns each keyword's share of all mentions from 0 to 1, rounded to whole percentages that add up to 100%. Null if nothing
 * is mentioned.
 */
function shares(members: readonly CoverageRow[], keywords: readonly string[]): ChartCell[] {
  const counts = keywords.map((keyword) => {
    const found = members.map((row) => ({ id: row.id, mentions: figuresOf(row, keyword)?.mentions ?? 0 }));
    return {
      mentions: found.reduce((sum, { mentions }) => sum + mentions, 0),
      rows: found.filter(({ mentions }) => mentions > 0).map(({ id }) => id),
    };
  });
  const all = counts.reduce((sum, { mentions }) => sum + mentions, 0);
  const percents = wholePercents(counts.map(({ mentions }) => (all === 0 ? 0 : mentions / all)));
  return counts.map(({ rows }, at) => ({ value: all === 0 ? null : (percents[at] ?? 0) / 100, rows }));
}

/** Returns a row's calendar date, or null if it has no full date. */
function dayOf(row: CoverageRow): string | null {
  return leadingDay(shownEntry(row)?.date ?? '');
}

/** Returns the Monday of a date's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((weekday(day) + 6) % 7));
}

function daysBetween(first: string, last: string): number {
  return first === '' ? 0 : dayNumber(last) - dayNumber(first);
}
