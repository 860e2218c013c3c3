import { type CoverageRow, figuresOf } from '../book/coverage-list.ts';
import { countedRows, shownEntry, toneOf } from '../book/effective-row.ts';
import type { CountedList } from './coverage-figures.ts';

/** A value of a chart, with the ids of the rows that it is made of. */
interface ChartCell {
  /** Null where nothing could be counted. */
  readonly value: number | null;
  readonly rows: readonly number[];
}

interface ChartPoint {
  /** ISO day, the Monday of a week, or the name of a group. */
  readonly key: string;
  /** One for each series. */
  readonly cells: readonly ChartCell[];
}

export type ChartName = 'coverage' | 'tone' | 'voice' | 'scope';

/** The figures of one chart: what is drawn, read as a table, and copied. */
export interface ChartData {
  readonly name: ChartName;
  readonly unit: 'day' | 'week' | 'group';
  readonly series: readonly string[];
  readonly points: readonly ChartPoint[];
}

/** Longer periods are shown by week. */
const MAX_DAYS = 31;
const MS_PER_DAY = 86_400_000;

/**
 * The charts of a list that have something to show: articles by day, tone toward each keyword over time, share of voice by
 * week, and outlets by scope. All of them count the rows that count.
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
    },
    {
      name: 'voice',
      unit: 'week',
      series: keywords,
      points: periods(rows, 'week', (members) => shares(members, keywords)),
    },
    { name: 'scope', unit: 'group', series: [''], points: scopes(rows) },
  ];
  return charts.filter(({ points }) => points.length > 0);
}

/** The rows of each day or week from the first to the last, empty ones among them. */
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
  for (let day = first; day <= last; day = plusDays(day, step))
    points.push({ key: day, cells: cellsOf(groups.get(day) ?? []) });
  return points;
}

function countOf(members: readonly CoverageRow[]): ChartCell {
  return { value: members.length, rows: members.map(({ id }) => id) };
}

/**
 * Positive minus negative articles over all articles with a tone toward the keyword, -1 to 1; null without such an article.
 * Tones that a person set count like computed ones.
 */
function netTone(members: readonly CoverageRow[], keyword: string): ChartCell {
  const toned = members.flatMap((row) => {
    const { label } = toneOf(row, keyword);
    return label === null ? [] : [{ id: row.id, label }];
  });
  if (toned.length === 0) return { value: null, rows: [] };
  const of = (wanted: string) => toned.filter(({ label }) => label === wanted).length;
  return {
    value: (of('Positive') - of('Negative')) / toned.length,
    rows: toned.map(({ id }) => id),
  };
}

/** The part of each keyword in the mentions of all; null while nothing is mentioned. */
function shares(members: readonly CoverageRow[], keywords: readonly string[]): ChartCell[] {
  const counts = keywords.map((keyword) => {
    const found = members.map((row) => ({ id: row.id, mentions: figuresOf(row, keyword)?.mentions ?? 0 }));
    return {
      mentions: found.reduce((sum, { mentions }) => sum + mentions, 0),
      rows: found.filter(({ mentions }) => mentions > 0).map(({ id }) => id),
    };
  });
  const all = counts.reduce((sum, { mentions }) => sum + mentions, 0);
  return counts.map(({ mentions, rows }) => ({ value: all === 0 ? null : mentions / all, rows }));
}

/** How many outlets each scope has, most first. */
function scopes(rows: readonly CoverageRow[]): ChartPoint[] {
  const groups = new Map<string, CoverageRow[]>();
  for (const row of rows) {
    const scope = shownEntry(row)?.scope ?? '';
    groups.set(scope, [...(groups.get(scope) ?? []), row]);
  }
  return [...groups]
    .map(([key, members]) => {
      const outlets = new Set(members.map((row) => shownEntry(row)?.outlet.trim().toLowerCase()));
      return { key, cells: [{ value: outlets.size, rows: members.map(({ id }) => id) }] };
    })
    .sort((a, b) => (b.cells[0]?.value ?? 0) - (a.cells[0]?.value ?? 0) || a.key.localeCompare(b.key));
}

/** The calendar day of a row; null without one. */
function dayOf(row: CoverageRow): string | null {
  return /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(shownEntry(row)?.date ?? '')?.[0] ?? null;
}

/** The Monday of the week of a day. */
export function mondayOf(day: string): string {
  return plusDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
}

function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

function daysBetween(first: string, last: string): number {
  return first === '' ? 0 : (Date.parse(`${last}T00:00:00Z`) - Date.parse(`${first}T00:00:00Z`)) / MS_PER_DAY;
}
