import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binDays } from './bin-days.ts';

const bin = (first: string, last: string, count: number) => ({ kind: 'bin', first, last, count });
const listOf = (days: Readonly<Record<string, number>>) =>
  Object.entries(days).map(([day, count]) => ({ day, count }));

describe('binDays', () => {
  it('short silences are empty bars', () => {
    expect(binDays(listOf({ '2025-02-27': 2, '2025-03-02': 1 }))).toEqual({
      unit: 'day',
      bins: [
        bin('2025-02-27', '2025-02-27', 2),
        bin('2025-02-28', '2025-02-28', 0),
        bin('2025-03-01', '2025-03-01', 0),
        bin('2025-03-02', '2025-03-02', 1),
      ],
    });
  });

  it('one old line is separated by a gap and does not lead to a larger unit', () => {
    expect(binDays(listOf({ '2019-03-01': 1, '2025-03-01': 4, '2025-03-02': 7 }))).toEqual({
      unit: 'day',
      bins: [
        bin('2019-03-01', '2019-03-01', 1),
        { kind: 'gap', first: '2019-03-02', last: '2025-02-28', days: 2191 },
        bin('2025-03-01', '2025-03-01', 4),
        bin('2025-03-02', '2025-03-02', 7),
      ],
    });
  });

  it.each([
    [1, 'day'],
    [7, 'week'],
    [30, 'month'],
    [365, 'year'],
  ])('40 lines %d days apart are counted by %s', (apart, unit) => {
    const days = Array.from({ length: 40 }, (_, at) => ({
      day: new Date(Date.UTC(2001, 0, 1) + at * apart * 86_400_000).toISOString().slice(0, 10),
      count: 1,
    }));
    expect(binDays(days).unit).toBe(unit);
  });

  it('weeks begin on Monday, and the first and the last are cut off at the ends of the list', () => {
    const days = listOf({ '2025-03-05': 1, '2025-03-12': 1, '2025-05-20': 2, '2025-05-21': 1 });
    const every3 = Array.from({ length: 24 }, (_, at) => ({
      day: new Date(Date.UTC(2025, 2, 6) + at * 3 * 86_400_000).toISOString().slice(0, 10),
      count: 1,
    }));
    const { unit, bins } = binDays([...days, ...every3]);
    expect(unit).toBe('week');
    expect(bins[0]).toMatchObject({ first: '2025-03-05', last: '2025-03-09' });
    expect(bins.at(-1)).toMatchObject({ first: '2025-05-19', last: '2025-05-21' });
  });

  it('has nothing to show without days', () => {
    expect(binDays([]).bins).toEqual([]);
    expect(binDays([{ day: 'someday', count: 1 }]).bins).toEqual([]);
  });

  it('keeps the sum of the counts and leaves no hole, whatever the span', () => {
    const days = fc.uniqueArray(
      fc.record({ day: fc.integer({ min: 0, max: 20_000 }), count: fc.integer({ min: 1, max: 50 }) }),
      { selector: ({ day: number }) => number, minLength: 1, maxLength: 200 },
    );
    fc.assert(
      fc.property(days, (list) => {
        const timeline = list.map(({ day: number, count }) => ({
          day: new Date(number * 86_400_000).toISOString().slice(0, 10),
          count,
        }));
        const sorted = timeline.map(({ day }) => day).sort();
        const { bins } = binDays(timeline);
        const total = bins.reduce((sum, part) => sum + (part.kind === 'bin' ? part.count : 0), 0);
        expect(total).toBe(timeline.reduce((sum, { count }) => sum + count, 0));
        expect(bins[0]?.first).toBe(sorted[0]);
        expect(bins.at(-1)?.last).toBe(sorted.at(-1));
        for (const [at, { first }] of bins.entries()) {
          const before = bins[at - 1];
          if (before) expect(Date.parse(first) - Date.parse(before.last)).toBe(86_400_000);
        }
      }),
    );
  });
});
