import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findDates } from './find-dates.ts';

const REFERENCE_DAY = '2025-06-18';
const first = (text: string) => findDates(text, { referenceDay: REFERENCE_DAY })[0]?.date ?? null;

describe('findDates', () => {
  it.each([
    ['2025-06-02 Ferry line reopens', '2025-06-02'],
    ['[2025/06/02] Ferry line reopens', '2025-06-02'],
    ['Tue, 03 Jun 2025 08:10:00 +0000 - Ferry line reopens', '2025-06-03'],
    ['June 2nd, 2025 | Ferry line reopens', '2025-06-02'],
    ['OSLO, 2 June (Wire) Ferry line reopens', '2025-06-02'],
    ['06/30/2024 Ferry results', '2024-06-30'],
    ['30/06/2024 Ferry results', '2024-06-30'],
    ['02.06.2025 Fähre fährt wieder', '2025-06-02'],
    ['2. Juni 2025 – Fähre fährt wieder', '2025-06-02'],
    ['2 de junio de 2025: vuelve el ferry', '2025-06-02'],
    ['2025年6月2日 フェリー再開', '2025-06-02'],
    ['https://example.org/news/2025/jun/02/ferry', '2025-06-02'],
    ['https://example.org/20250602/ferry', '2025-06-02'],
  ])('reads %s', (text, day) => {
    expect(first(text)).toBe(day);
  });

  it.each([
    ['3 hours ago - Ferry line reopens', '2025-06-18'],
    ['4 days ago | Ferry line reopens', '2025-06-14'],
    ['Yesterday: ferry line reopens', '2025-06-17'],
    ['last Monday the ferry stopped', '2025-06-16'],
    ['vor 2 Tagen - Fähre', '2025-06-16'],
    ['3日前 フェリー', '2025-06-15'],
  ])('reads %s against the reference day and says so', (text, day) => {
    expect(findDates(text, { referenceDay: REFERENCE_DAY })).toMatchObject([{ date: day, relative: true }]);
  });

  it('a weekday in front of a written date is a part of it', () => {
    expect(findDates('Friday, June 13th: ferry fares rise', { referenceDay: REFERENCE_DAY })).toMatchObject([
      { date: '2025-06-13', relative: false, start: 0, end: 17 },
    ]);
  });

  it.each([
    ['an age', 'Posted 3 hours ago, November 12, 2024', ['2025-06-18', '2024-11-12']],
    ['today', 'Today, November 30 deadline for Acme', ['2025-06-18', '2024-11-30']],
    [
      'a weekday and an address',
      'Friday https://coast.example/2024/11/13/ferry',
      ['2025-06-13', '2024-11-13'],
    ],
  ])('%s in front of a written date is not a part of it', (_, text, days) => {
    const found = findDates(text, { referenceDay: REFERENCE_DAY });
    expect(found.filter(({ relative }) => !relative).map(({ date, start }) => [date, start > 0])).toEqual([
      [days.at(-1), true],
    ]);
    expect(found.map(({ date }) => date)).toEqual(days);
  });

  it('takes a day without a year for the latest one that is not in the future', () => {
    expect(first('Nov 30: Ferry fares rise')).toBe('2024-11-30');
    expect(first('June 10 - Ferry fares rise')).toBe('2025-06-10');
  });

  it.each([
    'Harbour budget 2026 sees cuts',
    'Company sees 2027 revenue of $3.5 billion',
    'March against ferry fares draws 300',
    'Ferry may 10 people carry',
    'Harbour United win 3-2',
    'App 18.3.2 released',
    'Open 24/7, 1,200 seats',
    'Fare rises to $10.03.2025',
    'Ferry launched 10 years ago is sold',
  ])('finds no date in: %s', (text) => {
    expect(first(text)).toBeNull();
  });

  it('reads ambiguous numeric dates in the order that is asked for', () => {
    const dates = findDates('03/04/2025', { referenceDay: REFERENCE_DAY, numericOrder: 'day-first' });
    expect(dates[0]?.date).toBe('2025-04-03');
    expect(first('03/04/2025')).toBe('2025-03-04');
  });

  it.each([
    ['http://a.example/2025/06/02/ferry', '2025-06-02'],
    ['https://a.example/2025/6/2/ferry', '2025-06-02'],
    ['https://a.example/ferry-2025-06-02.html', '2025-06-02'],
    ['https://a.example/2025/june/2/ferry', '2025-06-02'],
    ['https://a.example/2025/06/02/ferry-2024-01-01', '2025-06-02'],
    ['https://a.example/2025/fer/02/2025-06-03', '2025-06-03'],
  ])('the address %s has the date %s', (url, date) => {
    expect(findDates(url, { referenceDay: REFERENCE_DAY })).toEqual([
      { date, start: 0, end: url.length, relative: false, isYearAssumed: false },
    ]);
  });

  it.each([
    'https://2025-06-02.example/ferry',
    'https://a.example/ferry?day=2025/06/02',
    'https://a.example/ferry#/2025/06/02/',
    'https://a.example/2025/02/30/ferry',
    'https://a.example/2025/fer/02/ferry',
    'https://a.example/March-10-2025',
  ])('the address %s has no date', (url) => {
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
