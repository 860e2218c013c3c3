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
  it.each([
    ['2025-Mar-10 Ferry reopens', '2025-03-10', '2025-Mar-10'],
    ['2025 March 10: ferry reopens', '2025-03-10', '2025 March 10'],
    ['Mar-10-2025 Ferry reopens', '2025-03-10', 'Mar-10-2025'],
    ['10. 3. 2025 Fähre fährt', '2025-03-10', '10. 3. 2025'],
    ['10.03.25 Fähre fährt', '2025-03-10', '10.03.25'],
    ['3/4/25 Ferry reopens', '2025-03-04', '3/4/25'],
    ['03-04-2025 Ferry reopens', '2025-03-04', '03-04-2025'],
    ['20250310 Ferry reopens', '2025-03-10', '20250310'],
    ['12.11.2024 Fähre fährt', '2024-11-12', '12.11.2024'],
    ['12.13.2024 Ferry reopens', '2024-12-13', '12.13.2024'],
    ['13.12.2024 Fähre fährt', '2024-12-13', '13.12.2024'],
    ['Ferry, 10 Mar 25', '2025-03-10', '10 Mar 25'],
    ["10 Mar '24 | Ferry", '2024-03-10', "10 Mar '24"],
    ['1-Nov-19\tFerry', '2019-11-01', '1-Nov-19'],
    ['10-Mar-25 16:52 Ferry', '2025-03-10', '10-Mar-25'],
    ['10 Mar 24: ferry reopens', '2024-03-10', '10 Mar 24'],
    ['9 Des 2024 - Feri', '2024-12-09', '9 Des 2024'],
    ['9 มีนาคม 2567 เรือ', '2024-03-09', '9 มีนาคม 2567'],
    ['1402/12/19 | ferry', '2024-03-09', '1402/12/19'],
    ['3-5 March 2025: ferry week', '2025-03-03', '3-5 March 2025'],
    ['1900-01-01 First ferry', '1900-01-01', '1900-01-01'],
    ['Chapter 10 June 2024', '2024-06-10', '10 June 2024'],
    ['March 10 of 2024', '2024-03-10', 'March 10 of 2024'],
  ])('%s', (text, date, words) => {
    expect(datesIn(text)).toEqual([[date, words]]);
    expect(findDates(text, { referenceDay: REFERENCE_DAY })).toMatchObject([
      { relative: false, isYearAssumed: false },
    ]);
  });

  it.each([
    ['3月10日 フェリー', '2025-03-10', '3月10日'],
    ['10 March: ferry reopens', '2025-03-10', '10 March'],
    ['March 3-5: ferry week', '2025-03-03', 'March 3-5'],
    ['Feb 29 - Ferry', '2024-02-29', 'Feb 29'],
    ['June 18: ferry', '2025-06-18', 'June 18'],
    ['June 19 - a day ahead in the east', '2025-06-19', 'June 19'],
    ['June 20 - Ferry', '2024-06-20', 'June 20'],
    ['May 10 Ferry', '2025-05-10', 'May 10'],
    ['the best 10 June trips', '2025-06-10', '10 June'],
  ])('%s: the year is assumed', (text, date, words) => {
    expect(datesIn(text)).toEqual([[date, words]]);
    expect(findDates(text, { referenceDay: REFERENCE_DAY })[0]?.isYearAssumed).toBe(true);
  });

  it.each([
    ['Nov 30 Ferry', '2022-12-15', '2022-11-30'],
    ['Nov 30 Ferry', '2023-01-10', '2022-11-30'],
    ['Jan 5 Ferry', '2022-12-20', '2023-01-05'],
    ['Dec 31 Ferry', '2025-06-01', '2024-12-31'],
    ['Feb 29 Ferry', '2023-05-01', '2024-02-29'],
    ['Feb 29 Ferry', '2022-05-01', '2020-02-29'],
  ])('%s near %s is %s', (text, yearNear, date) => {
    expect(datesIn(text, { yearNear })[0]?.[0]).toBe(date);
  });

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

  it.each([
    ['12/11/2024', 'day-first', '2024-11-12'],
    ['12/11/2024', 'month-first', '2024-12-11'],
    ['13/12/2024', 'month-first', '2024-12-13'],
    ['12/13/2024', 'day-first', '2024-12-13'],
    ['11/12/2024', 'day-first', '2024-12-11'],
    ['10.12.2024', 'month-first', '2024-12-10'],
  ])('%s, %s: %s', (text, numericOrder, date) => {
    expect(datesIn(text, { numericOrder })).toEqual([[date, text]]);
  });

  it.each([
    ['13/12/2024 Ferry', 'day-first'],
    ['31-12-2024 Ferry', 'day-first'],
    ['31/01/2024 Ferry', 'day-first'],
    ['12/13/2024 Ferry', 'month-first'],
    ['12-31-2024 Ferry', 'month-first'],
    ['01/31/2024 Ferry', 'month-first'],
    ['12/12/2024 Ferry', null],
    ['03/04/2024 Ferry', null],
    ['32/12/2024 Ferry', null],
    ['12/32/2024 Ferry', null],
    ['13/13/2024 Ferry', null],
    ['13.12.2024 Ferry', null],
    ['Ferry reopens', null],
  ])('%s requires the order %s', (text, order) => {
    expect(requiredOrder([text])).toBe(order);
  });
});
