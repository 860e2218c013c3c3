import { describe, expect, it } from 'vitest';
import { examplesIn } from '../../testing/examples.ts';
import { findDates } from './find-dates.ts';
import table from './relative-dates.examples.tsv?raw';

/** A Wednesday. */
const REFERENCE_DAY = '2025-06-18';
const read = (text: string) => findDates(text, { referenceDay: REFERENCE_DAY });

describe('dates relative to the reference day', () => {
  it.each(examplesIn<[string, string]>(table, 'dates'))('%s is %s', (text, date) => {
    expect(read(text)).toEqual([{ date, start: 0, end: text.length, relative: true, isYearAssumed: false }]);
  });

  it.each([
    ['Ferry reopens (1 year ago)', '2024-06-18'],
    ['Ferry - 2 months ago in the harbor', '2025-04-18'],
    ['Ferry | 2 yrs. ago | Wire', '2023-06-18'],
    ['“2 years ago” the ferry opened', '2023-06-18'],
    ['The ferry opened 2 years ago.', '2023-06-18'],
    ['The ferry opened 2 weeks ago in the harbor', '2025-06-04'],
  ])('%s: %s', (text, date) => {
    expect(read(text).map((found) => found.date)).toEqual([date]);
  });

  it.each([
    'The ferry opened 2 years ago in the harbor',
    'A low - the ferry opened 3 months ago in the harbor',
    'Yesterday’s ferry',
    'Today’s ferry',
    'usa today',
    'on Monday’s ferry',
    'Monday ferry',
    'Black Friday - deals',
    'next Friday',
    'tomorrow',
    'Pago: ferry',
  ])('finds no date in: %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});
