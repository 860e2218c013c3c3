import { describe, expect, it } from 'vitest';
import { coverageEntry, coverageList, coverageRow, keywordFigures } from '../../../../test/coverage.ts';
import { coverageCharts, mondayOf } from './chart-data.ts';

const row = (id: number, date: string | null, tone: number | null, [alpha, beta]: readonly number[]) =>
  coverageRow(id, {
    entry: coverageEntry({
      date,
      outlet: `Outlet ${id % 2}`,
      headline: `Story ${id}`,
      url: `https://news.example/${id}`,
      keywords: [keywordFigures('alpha', alpha ?? 0, { tone }), keywordFigures('beta', beta ?? 0)],
    }),
  });
const list = coverageList(
  row(1, '2026-03-02T08:00:00Z', 0.5, [3, 1]),
  row(2, '2026-03-04', -0.5, [1, 0]),
  row(3, '2026-03-04', -0.5, [0, 0]),
  row(4, null, 0.5, [5, 5]),
);
const chart = (name: string) => coverageCharts(list, ['alpha', 'beta']).find((one) => one.name === name);

describe('charts of a list', () => {
  it('coverage by day includes empty days and leaves out undated articles', () => {
    expect(chart('coverage')?.points).toEqual([
      { key: '2026-03-02', cells: [{ value: 1, rows: [1] }] },
      { key: '2026-03-03', cells: [{ value: 0, rows: [] }] },
      { key: '2026-03-04', cells: [{ value: 2, rows: [2, 3] }] },
    ]);
  });

  it.each(['0000-00-00', '2026-13-01', '0026-05-04', '9999-12-31', 'soon'])(
    'an article of the day %s counts as undated',
    (day) => {
      const odd = coverageList(row(1, '2026-03-02', 0.5, [3, 1]), row(2, day, 0.5, [3, 1]));
      expect(coverageCharts(odd, ['alpha']).map(({ points }) => points.length)).toEqual([1, 1, 1]);
    },
  );

  it('tone is positive minus negative over those with a tone, and null without any', () => {
    expect(chart('tone')?.points.map(({ cells }) => cells.map(({ value }) => value))).toEqual([
      [1, null],
      [null, null],
      [-1, null],
    ]);
  });

  it('share of voice by week adds up to one', () => {
    expect(chart('voice')?.points).toEqual([
      {
        key: '2026-03-02',
        cells: [
          { value: 0.8, rows: [1, 2] },
          { value: 0.2, rows: [1] },
        ],
      },
    ]);
  });

  it('a long period is shown by week; a list without dates has no chart over time', () => {
    const long = coverageList(row(1, '2026-01-01', null, [1]), row(2, '2026-03-01', null, [1]));
    expect(coverageCharts(long, ['alpha'])[0]).toMatchObject({ unit: 'week' });
    expect(coverageCharts(long, ['alpha'])[0]?.points).toHaveLength(9);
    const mistyped = coverageList(row(1, '1926-05-04', null, [1]), row(2, '2026-05-04', null, [1]));
    expect(coverageCharts(mistyped, ['alpha'])[0]?.points).toHaveLength(2);
    const undated = coverageList(row(1, null, null, [1]));
    expect(coverageCharts(undated, ['alpha'])).toEqual([]);
  });

  it.each([
    ['2026-03-02', '2026-03-02'],
    ['2026-03-08', '2026-03-02'],
    ['2026-01-01', '2025-12-29'],
  ])('the week of %s starts on %s', (day, monday) => expect(mondayOf(day)).toBe(monday));
});
