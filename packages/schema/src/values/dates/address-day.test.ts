import { describe, expect, it } from 'vitest';
import { examplesIn } from '../../testing/examples.ts';
import table from './address-day.examples.tsv?raw';
import { dayInAddress } from './address-day.ts';

const OPTIONS = { referenceDay: '2026-06-18' };

describe('the day in an address', () => {
  it.each(examplesIn<[string, string | null]>(table, 'days in addresses'))('%j is %j', (url, day) => {
    expect(dayInAddress(url, OPTIONS)).toBe(day);
  });

  it('follows the order of the language or the list if two are possible', () => {
    const url = 'https://a.example/news/09-03-2024/ferry';
    expect(dayInAddress(url, { ...OPTIONS, numericOrder: 'day-first' })).toBe('2024-03-09');
    expect(dayInAddress(url, { ...OPTIONS, numericOrder: 'month-first' })).toBe('2024-09-03');
  });
});
