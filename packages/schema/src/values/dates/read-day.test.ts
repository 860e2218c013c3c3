import { describe, expect, it } from 'vitest';
import { examplesIn } from '../../testing/examples.ts';
import table from './read-day.examples.tsv?raw';
import { dayOfCell, firstDay, readMoment, serialDay } from './read-day.ts';

const OPTIONS = { referenceDay: '2026-06-18' };

describe('serialDay', () => {
  it.each([
    [45_000, false, '2023-03-15'],
    [45_000.5, false, '2023-03-15 12:00'],
    [2_958_465, false, '9999-12-31'],
    [2_958_466, false, null],
    [43_538, true, '2023-03-15'],
    [2_957_003, true, '9999-12-31'],
    [2_957_004, true, null],
    [0, false, null],
    [-1, true, null],
    [1e300, false, null],
    [Number.NaN, false, null],
    [Number.POSITIVE_INFINITY, true, null],
  ])('%d (1904: %s) is %s', (serial, is1904, day) => {
    expect(serialDay(serial, is1904)).toBe(day);
  });
});

describe('the first day of a text about dates', () => {
  it.each(examplesIn<[string, string | null]>(table, 'days'))('of %j is %j', (text, day) => {
    expect(firstDay(text, { ...OPTIONS, numericOrder: 'day-first' })).toBe(day);
  });

  it.each([
    ['03/09/2024', '2024-03-09', '2024-09-03'],
    ['13/09/2024', '2024-09-13', '2024-09-13'],
    ['03.09.2024', '2024-09-03', '2024-09-03'],
  ])('of %j is %j where the month comes first, else %j', (text, monthFirst, dayFirst) => {
    expect(firstDay(text, { ...OPTIONS, numericOrder: 'month-first' })).toBe(monthFirst);
    expect(firstDay(text, { ...OPTIONS, numericOrder: 'day-first' })).toBe(dayFirst);
  });

  it('is not after the next year', () => {
    expect(firstDay('2027-12-31', OPTIONS)).toBe('2027-12-31');
    expect(firstDay('2028-01-01', OPTIONS)).toBeNull();
  });
});

describe('a moment', () => {
  it.each(examplesIn<[string, string | null]>(table, 'moments'))(
    '%j is %j: the day is never moved to another time zone',
    (value, moment) => {
      expect(readMoment(value, OPTIONS)).toBe(moment);
    },
  );
});

describe('a cell in a column of dates', () => {
  it.each(examplesIn<[string, string | null]>(table, 'cells'))('%j is %j', (cell, day) => {
    expect(dayOfCell(cell, OPTIONS)).toBe(day);
  });
});
