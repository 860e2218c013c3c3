import { describe, expect, it } from 'vitest';
import { examplesIn } from '../../testing/examples.ts';
import table from './absolute-dates.examples.tsv?raw';
import { findDates } from './find-dates.ts';
import { requiredOrder } from './numeric-order.ts';

const REFERENCE_DAY = '2025-06-18';
const datesIn = (text: string, options = {}) =>
  findDates(text, { referenceDay: REFERENCE_DAY, ...options }).map(({ date, start, end }) => [
    date,
    text.slice(start, end),
  ]);

describe('dates with a day and a month', () => {
  it.each(examplesIn<[string, string, string]>(table, 'dates with a year'))('%s', (text, date, words) => {
    expect(datesIn(text)).toEqual([[date, words]]);
    expect(findDates(text, { referenceDay: REFERENCE_DAY })).toMatchObject([
      { relative: false, isYearAssumed: false },
    ]);
  });

  it.each(examplesIn<[string, string, string]>(table, 'dates without a year'))(
    '%s: the year is assumed',
    (text, date, words) => {
      expect(datesIn(text)).toEqual([[date, words]]);
      expect(findDates(text, { referenceDay: REFERENCE_DAY })[0]?.isYearAssumed).toBe(true);
    },
  );

  it.each(examplesIn<[string, string, string]>(table, 'years near a day'))(
    '%s near %s is %s',
    (text, yearNear, date) => {
      expect(datesIn(text, { yearNear })[0]?.[0]).toBe(date);
    },
  );

  it.each(examplesIn<[string]>(table, 'texts without a date').flat())('finds no date in: %s', (text) => {
    expect(datesIn(text)).toEqual([]);
  });

  it('a day and a month alone are a day only as a piece of a line of a list, elsewhere they may count pictures', () => {
    const options = { referenceDay: REFERENCE_DAY, numericOrder: 'day-first' } as const;
    expect(findDates('1/8', options)).toEqual([]);
    expect(findDates('He made most of his shots (Brunson, 12/18)', options)).toEqual([]);
    expect(findDates('1/8', { ...options, isListPiece: true })[0]?.date).toBe('2024-08-01');
  });

  it('a version elsewhere in the line, or a count after the date, does not hide a date', () => {
    expect(datesIn('Version two, 10.03.2025: released')).toEqual([['2025-03-10', '10.03.2025']]);
    expect(datesIn('10 June: no 5 boats')).toEqual([['2025-06-10', '10 June']]);
    expect(datesIn('Top of the harbor, 10 June boats')).toEqual([['2025-06-10', '10 June']]);
    expect(datesIn('Top June 10 boats')).toEqual([['2025-06-10', 'June 10']]);
  });

  it('a Turkish capital, which is two characters in lowercase, does not move the date', () => {
    expect(datesIn('İZMİR İskelesi 10 KASIM 2024')).toEqual([['2024-11-10', '10 KASIM 2024']]);
  });

  it.each(examplesIn<[string, string, string]>(table, 'numeric orders'))(
    '%s, %s: %s',
    (text, numericOrder, date) => {
      expect(datesIn(text, { numericOrder })).toEqual([[date, text]]);
    },
  );

  it.each(examplesIn<[string, string | null]>(table, 'required orders'))(
    '%s requires the order %s',
    (text, order) => {
      expect(requiredOrder([text])).toBe(order);
    },
  );
});
