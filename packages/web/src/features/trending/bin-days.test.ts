import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binDays } from './bin-days.ts';

const day = (start: string, count: number) => ({ start, count });

describe('binDays', () => {
  it('fills the gaps between days with zeros', () => {
    expect(
      binDays([
        { day: '2025-02-27', count: 2 },
        { day: '2025-03-02', count: 1 },
      ]),
    ).toEqual({
      unit: 'day',
      bins: [day('2025-02-27', 2), day('2025-02-28', 0), day('2025-03-01', 0), day('2025-03-02', 1)],
    });
  });

  it.each([
    ['2025-05-02', 'week', '2025-02-24'],
    ['2026-06-01', 'month', '2025-03-01'],
    ['2036-01-01', 'year', '2025-01-01'],
  ])('from March 1 to %s it counts by %s', (last, unit, start) => {
    const result = binDays([
      { day: '2025-03-01', count: 1 },
      { day: last, count: 1 },
    ]);
    expect(result.unit).toBe(unit);
    expect(result.bins[0]).toEqual(day(start, 1));
  });

  it('weeks begin on Monday', () => {
    const { bins } = binDays([
      { day: '2025-03-03', count: 1 },
      { day: '2025-03-09', count: 1 },
      { day: '2025-12-01', count: 1 },
    ]);
    expect(bins[0]).toEqual(day('2025-03-03', 2));
  });

  it('has nothing to show without days', () => {
    expect(binDays([]).bins).toEqual([]);
    expect(binDays([{ day: 'someday', count: 1 }]).bins).toEqual([]);
  });

  it('keeps the sum of the counts, whatever the span', () => {
    const days = fc.uniqueArray(
      fc.record({ day: fc.integer({ min: 0, max: 20_000 }), count: fc.integer({ min: 1, max: 50 }) }),
      { selector: ({ day: number }) => number, maxLength: 30 },
    );
    fc.assert(
      fc.property(days, (list) => {
        const timeline = list
          .map(({ day: number, count }) => ({
            day: new Date(number * 86_400_000).toISOString().slice(0, 10),
            count,
          }))
          .sort((a, b) => a.day.localeCompare(b.day));
        const total = (counts: readonly { count: number }[]) =>
          counts.reduce((sum, { count }) => sum + count, 0);
        const { bins } = binDays(timeline);
        expect(total(bins)).toBe(total(timeline));
        expect(bins.map(({ start }) => start)).toEqual(bins.map(({ start }) => start).sort());
      }),
    );
  });
});
