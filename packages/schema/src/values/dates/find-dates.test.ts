import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { examplesIn } from '../../testing/examples.ts';
import table from './find-dates.examples.tsv?raw';
import { findDates } from './find-dates.ts';

const REFERENCE_DAY = '2025-06-18';
const first = (text: string) => findDates(text, { referenceDay: REFERENCE_DAY })[0]?.date ?? null;

describe('findDates', () => {
  it.each(examplesIn<[string, string]>(table, 'written dates'))('reads %s', (text, day) => {
    expect(first(text)).toBe(day);
  });

  it('a weekday in front of a written date is a part of it', () => {
    expect(findDates('Friday, June 13th: ferry fares rise', { referenceDay: REFERENCE_DAY })).toMatchObject([
      { date: '2025-06-13', relative: false, start: 0, end: 17 },
    ]);
  });

  it.each(examplesIn<[string, string, string[]]>(table, 'other dates in front'))(
    '%s in front of a written date is not a part of it',
    (_, text, days) => {
      const found = findDates(text, { referenceDay: REFERENCE_DAY });
      expect(found.filter(({ relative }) => !relative).map(({ date, start }) => [date, start > 0])).toEqual([
        [days.at(-1), true],
      ]);
      expect(found.map(({ date }) => date)).toEqual(days);
    },
  );

  it.each(examplesIn<[string]>(table, 'texts without a day'))('finds no date in: %s', (text) => {
    expect(first(text)).toBeNull();
  });

  it.each(examplesIn<[string, string]>(table, 'addresses with a date'))(
    'the address %s has the date %s',
    (url, date) => {
      expect(findDates(url, { referenceDay: REFERENCE_DAY })).toEqual([
        { date, start: 0, end: url.length, relative: false, isYearAssumed: false },
      ]);
    },
  );

  it.each(examplesIn<[string]>(table, 'addresses without a date'))('the address %s has no date', (url) => {
    expect(first(url)).toBeNull();
  });

  it('dates next to a URL keep their positions in the text', () => {
    const text = 'June 5: https://a.example/2025/06/02/x 2025-06-07';
    expect(
      findDates(text, { referenceDay: REFERENCE_DAY }).map(({ date, start, end }) => [
        date,
        text.slice(start, end),
      ]),
    ).toEqual([
      ['2025-06-05', 'June 5'],
      ['2025-06-02', 'https://a.example/2025/06/02/x'],
      ['2025-06-07', '2025-06-07'],
    ]);
  });

  it('of readings that overlap, the longest counts', () => {
    const dates = findDates('10 March 2025', { referenceDay: REFERENCE_DAY });
    expect(dates).toMatchObject([{ date: '2025-03-10', start: 0, end: 13, isYearAssumed: false }]);
  });

  it('dates are days that exist, in order and without overlap', () => {
    const pieces = fc.constantFrom(
      ...['2025-06-02', '31.12.2024', 'June 5', ' ', ', ', '5', 'yesterday', '3 days ago', ' - ', '12/13/24'],
      ...['https://a.example/2025/06/02/x', 'last Friday', '29 Feb', '2025年6月2日', '20250602', "'24"],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        let before = 0;
        for (const { date, start, end } of findDates(parts.join(''), { referenceDay: REFERENCE_DAY })) {
          expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date);
          expect(start).toBeGreaterThanOrEqual(before);
          expect(end).toBeGreaterThan(start);
          before = end;
        }
      }),
    );
  });
});
