import type { PictureData } from '../../../ui/chart-picture.tsx';
import { COVERAGE_STRINGS } from '../strings.ts';
import type { ChartData, ChartName } from './chart-data.ts';

const STRINGS = COVERAGE_STRINGS.charts;
const KINDS: Readonly<Record<ChartName, PictureData['kind']>> = {
  coverage: 'columns',
  voice: 'stacked',
  tone: 'lines',
};
const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });

/** Converts a chart into the data to draw. */
export function toPicture({ name, unit, series, points }: ChartData): PictureData {
  const values = points.flatMap(({ cells }) => cells.map(({ value }) => value ?? 0));
  const high = name === 'voice' || name === 'tone' ? 1 : Math.max(1, ...values);
  return {
    title: STRINGS.captions[name](unit),
    kind: KINDS[name],
    series,
    points: points.map(({ key, cells }) => ({
      label: shortDay.format(new Date(`${key}T00:00:00Z`)),
      values: cells.map(({ value }) => value),
    })),
    range: [name === 'tone' ? -1 : 0, high],
    format: STRINGS.format[name],
  };
}
