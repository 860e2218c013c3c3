import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { periodsOf } from './ranking-side.tsx';

const DAY_MS = 86_400_000;
const dayAt = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);

describe('periodsOf', () => {
  it('has one period per day with lines, and nothing for days without or values that are no days', () => {
    const counts = { '2025-03-02': 1, '2019-03-01': 2, someday: 1 };
    expect(periodsOf(Object.entries(counts).map(([day, count]) => ({ day, count })))).toEqual({
      unit: 'day',
      periods: [
        { first: '2019-03-01', last: '2019-03-01', count: 2 },
        { first: '2025-03-02', last: '2025-03-02', count: 1 },
      ],
    });
  });

  it.each([
    [14, 1, 'day'],
    [40, 1, 'week'],
    [40, 7, 'month'],
    [40, 60, 'year'],
    [20, 730, 'year'],
  ])('%d lines, %d days apart, are counted by %s', (lines, apart, unit) => {
    const days = Array.from({ length: lines }, (_, at) => ({ day: dayAt(11_323 + at * apart), count: 1 }));
    expect(periodsOf(days).unit).toBe(unit);
  });

  it('weeks begin on Monday', () => {
    const days = Array.from({ length: 20 }, (_, at) => ({ day: dayAt(20_152 + at), count: 1 }));
    expect(periodsOf(days).periods[0]).toEqual({ first: '2025-03-05', last: '2025-03-09', count: 5 });
  });

  it('keeps the sum of the counts, in order and without overlap, whatever the span', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(days, (numbers) => {
        const { periods } = periodsOf(numbers.map((number) => ({ day: dayAt(number), count: 2 })));
        expect(periods.reduce((sum, { count }) => sum + count, 0)).toBe(2 * numbers.length);
        for (const [at, { first }] of periods.entries())
          if (at > 0) expect(first > (periods[at - 1]?.last ?? '')).toBe(true);
      }),
    );
  });
});
