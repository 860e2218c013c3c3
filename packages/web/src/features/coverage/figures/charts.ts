import { addDays, dayNumber, weekday } from '@earshot/schema/values/dates/calendar';
import { formatDate, formatShare } from '../../../lib/format.ts';
import type { PictureData } from '../../../ui/chart-picture.tsx';
import type { CoverageRow } from '../book/list-shape.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { countCell, type FigureCell, type FigureTable, shareCell } from './figure-tables.ts';
import { countRows, dayOf, type ListFigures, type RowGroup } from './list-figures.ts';

const STRINGS = COVERAGE_STRINGS.charts;

export type ChartName = 'coverage' | 'tone' | 'voice';
type Unit = 'day' | 'week';

export interface Chart {
  readonly name: ChartName;
  readonly table: FigureTable;
  readonly picture: PictureData;
}

/** Maximum number of days from first to last article for charts by day. Longer periods are shown by week. */
const MAX_DAYS = 31;
/** Maximum number of points, because a mistyped year would give 100,000 empty weeks. */
const MAX_POINTS = 160;
/** Minimum mean number of articles per period for a chart of tones, which would otherwise swing between -100% and +100%. */
const MIN_TONED = 3;
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

export function coverageCharts({ counted, days, keywords: counts }: ListFigures): Chart[] {
  const keywords = counts.map(({ keyword }) => keyword);
  const [first, last] = [days[0]?.value ?? '', days.at(-1)?.value ?? ''];
  if (first === '') return [];
  const unit = dayNumber(last) - dayNumber(first) > MAX_DAYS ? 'week' : 'day';
  const dated = counted.length / Math.max(1, days.length);
  const weeks = periods(counted, 'week');
  const toneUnit = unit === 'day' && dated >= MIN_TONED ? 'day' : 'week';
  const isToned = counts.some(({ scored }) => scored.length > 0);
  const hasTone = isToned && counted.length / weeks.length >= MIN_TONED;
  return [
    chart('coverage', unit, [STRINGS.count], periods(counted, unit), ({ rows }, about) => [
      countCell(
        rows.length,
        rows.map(({ id }) => id),
        about(STRINGS.count),
      ),
    ]),
    ...(hasTone
      ? [
          chart('tone', toneUnit, keywords, periods(counted, toneUnit), ({ rows }, about) =>
            countRows(rows, keywords).keywords.map(({ keyword, net, scored }) =>
              shareCell(net, scored, about(keyword)),
            ),
          ),
        ]
      : []),
    chart('voice', 'week', keywords, weeks, ({ rows }, about) => {
      const { mentions, keywords: shares } = countRows(rows, keywords);
      return shares.map(({ keyword, percent, rows: found }) =>
        shareCell(mentions === 0 ? null : percent / 100, found, about(keyword), formatShare),
      );
    }),
  ];
}

type CellsOf = (group: RowGroup, about: (series: string) => string) => FigureCell[];

function chart(
  name: ChartName,
  unit: Unit,
  series: readonly string[],
  groups: readonly RowGroup[],
  cellsOf: CellsOf,
): Chart {
  const title = STRINGS.captions[name](unit);
  const rows = groups.map((group) => {
    const label = formatDate(group.value);
    return { label, cells: cellsOf(group, (of) => STRINGS.of(`${title}, ${of}`, label)) };
  });
  const most = Math.max(1, ...rows.flatMap(({ cells }) => cells.map(({ value }) => value ?? 0)));
  return {
    name,
    table: { title, note: STRINGS.notes[name], heads: [STRINGS.first[unit], ...series], rows },
    picture: {
      title,
      series: name === 'coverage' ? [''] : series,
      points: groups.map(({ value }, i) => ({
        label: shortDay.format(new Date(`${value}T00:00:00Z`)),
        values: rows[i]?.cells.map((cell) => cell.value) ?? [],
      })),
      range: [name === 'tone' ? -1 : 0, name === 'coverage' ? most : 1],
      format: STRINGS.format[name],
    },
  };
}

export function periods(rows: readonly CoverageRow[], unit: Unit): RowGroup[] {
  const groups = new Map<string, CoverageRow[]>();
  for (const row of rows) {
    const day = dayOf(row);
    if (day === '') continue;
    const value = unit === 'day' ? day : mondayOf(day);
    const group = groups.get(value);
    if (group) group.push(row);
    else groups.set(value, [row]);
  }
  const values = [...groups.keys()].sort();
  const [first = '', last = ''] = [values[0], values.at(-1)];
  const step = unit === 'day' ? 1 : 7;
  const points = values.length === 0 ? 0 : (dayNumber(last) - dayNumber(first)) / step + 1;
  const all =
    points > MAX_POINTS ? values : Array.from({ length: points }, (_, i) => addDays(first, i * step));
  return all.map((value) => ({ value, rows: groups.get(value) ?? [] }));
}

export function mondayOf(day: string): string {
  return addDays(day, -((weekday(day) + 6) % 7));
}
