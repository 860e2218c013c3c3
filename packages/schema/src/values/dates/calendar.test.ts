import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examplesIn } from '../../testing/examples.ts';
import table from './calendar.examples.tsv?raw';
import { addDays, dayNumber, subtractMonths, toIsoDay, weekday } from './calendar.ts';

describe('ISO days', () => {
  it.each(examplesIn<[number, number, number, string | null]>(table, 'ISO days'))(
    'year %i, month %i, day %i: %s',
    (year, month, day, iso) => {
      expect(toIsoDay(year, month, day)).toBe(iso);
    },
  );

  it('are counted from 1970-01-01', () => {
    expect([dayNumber('1970-01-01'), dayNumber('1970-02-01'), dayNumber('1969-12-31')]).toEqual([0, 31, -1]);
  });

  it.each(examplesIn<[string, number, string]>(table, 'months subtracted'))(
    '%s minus %i months is %s',
    (day, months, earlier) => {
      expect(subtractMonths(day, months)).toBe(earlier);
    },
  );

  it.each([
    ['2025-06-15', 0],
    ['2025-06-18', 3],
    ['1969-12-28', 0],
    ['1969-12-27', 6],
  ])('%s is day %i of the week', (day, number) => {
    expect(weekday(day)).toBe(number);
  });

  it('adding and subtracting days cancel out, and a week keeps the day of the week', () => {
    const days = fc
      .integer({ min: -200_000, max: 200_000 })
      .map((days) => addDays('1970-01-01', days))
      .filter((day) => /^\d{4}-/.test(day));
    fc.assert(
      fc.property(days, fc.integer({ min: -5_000, max: 5_000 }), (day, count) => {
        expect(dayNumber(addDays(day, count)) - dayNumber(day)).toBe(count);
        expect(addDays(addDays(day, count), -count)).toBe(day);
        expect(weekday(addDays(day, 7 * count))).toBe(weekday(day));
      }),
    );
  });
});
