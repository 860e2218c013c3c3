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

  it.each(examplesIn<[string, string]>(table, 'ages in a line'))('%s: %s', (text, date) => {
    expect(read(text).map((found) => found.date)).toEqual([date]);
  });

  it.each(examplesIn<[string]>(table, 'texts without a day'))('finds no date in: %s', (text) => {
    expect(read(text)).toEqual([]);
  });
});
