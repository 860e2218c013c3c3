import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { readList } from '../../../../test/read-list.ts';
import { commonNumericOrder, endsWithName, placeDates } from './list-dates.ts';
import type { ReadLine } from './read-line.ts';
import { readLines } from './read-lines.ts';

describe('days without a year', () => {
  const datesOf = (lines: readonly string[]) => readList(lines).lines.map(({ date }) => date);

  it('belong to the year that the other lines name', () => {
    const lines = [
      '3 Nov 2025 – Ferry runs aground off Kvaloya',
      '7/11/2025 – Tram drivers begin a strike',
      '9 November – Museum reopens after the flood',
      'Dec 2: Bakery chain recalls rye bread',
      'From the archive, 5 March 2018 – Harbor office opened',
      'Harbour Gazette (4 January): School roof repaired in record time',
    ];
    expect(datesOf(lines)).toEqual([
      '2025-11-03',
      '2025-11-07',
      '2025-11-09',
      '2025-12-02',
      '2018-03-05',
      '2026-01-04',
    ]);
  });

  it('belong to the year of a heading', () => {
    expect(
      datesOf([
        'Press review, 3 to 7 November 2025',
        '• 4 Nov: Ferry runs aground off Kvaloya',
        '• 5 Nov: Tram drivers begin a three-day strike',
        '• 5 Nov: Museum reopens after the flood',
        '• 6 Nov: Council sells the old harbor office',
        '• 6 Nov: Bakery chain recalls rye bread',
      ])[0],
    ).toBe('2025-11-04');
  });

  it('are the most recent ones if the only year named is long past', () => {
    const lines = [
      '9 Nov – Museum reopens',
      '10 Nov – Trams stop again',
      'Archive, 12 June 1987 – Harbor opened',
    ];
    expect(datesOf(lines)).toEqual(['2026-11-09', '2026-11-10', '1987-06-12']);
  });
});

describe('the order of day and month in a list', () => {
  it.each(examples<[string, readonly string[], 'day-first' | 'month-first']>(import.meta.url, 'dates'))(
    '%s: %j is %s',
    (_, lines, order) => {
      const numbered = lines.map((text, i) => ({ line: i + 1, text }));
      expect(commonNumericOrder(numbered, '2026-11-20')).toBe(order);
    },
  );
});

const LINE: Omit<ReadLine, 'line' | 'date'> = {
  text: 'Bridge closes',
  title: 'Bridge closes',
  source: null,
  relativeDate: false,
  ageHours: null,
  isYearAssumed: false,
  issueDay: null,
  url: null,
  fromSlug: false,
};

/**
 * Reads a list in which `s` is a story, `d` a story with its own date, a digit a line with that day of May, `~` the same for a
 * relative date, and `-` any other line. Returns the day of each story.
 */
function daysIn(list: string): string {
  const marks = list.match(/~?\d|[sd-]/g) ?? [];
  const lines = marks.flatMap((mark, i): ReadLine[] =>
    /[sd]/.test(mark) ? [{ ...LINE, line: i + 1, date: mark === 'd' ? '2026-06-09' : null }] : [],
  );
  const dates = marks.flatMap((mark, i) =>
    /\d/.test(mark)
      ? [
          {
            line: i + 1,
            date: {
              date: `2026-05-0${mark.at(-1)}`,
              start: 0,
              end: 1,
              relative: mark.startsWith('~'),
              isYearAssumed: false,
            },
          },
        ]
      : [],
  );
  return placeDates(lines, dates)
    .map(({ date, relativeDate }) => `${relativeDate ? '~' : ''}${date?.at(-1) ?? '.'}`)
    .join('');
}

it.each(examples<[string, string]>(import.meta.url, 'lists'))(
  'the list %j has the days %j',
  (list, expected) => {
    expect(daysIn(list)).toBe(expected);
  },
);

const dateOf = (line: string) =>
  readLines({ lines: line, lineType: 'mixed', referenceDay: '2025-03-12' }).lines[0]?.date ?? null;

it.each(examples<[string]>(import.meta.url, 'days written as March 10'))('reads March 10 in %j', (line) => {
  expect(dateOf(line)).toBe('2025-03-10');
});

it.each(examples<[string, string]>(import.meta.url, 'other days'))('reads %j', (line, day) => {
  expect(dateOf(line)).toBe(day);
});

it.each(examples<[string]>(import.meta.url, 'no day'))('finds no day in %j', (line) => {
  expect(dateOf(line)).toBeNull();
});

it('a date with a year may be after today, as in a planner; days without a year follow the others', () => {
  expect(dateOf('Ferry fares to rise | 14 April 2025')).toBe('2025-04-14');
  expect(dateOf('Ferry fares rise | 10 March 2025 | 14 April 2025')).toBe('2025-03-10');
  const lines = ['Ferry fares to rise | 14 April 2025', 'Pier reopens | 2 May 2025', 'Races begin | 3 May'];
  const { lines: read } = readLines({ lines, lineType: 'mixed', referenceDay: '2025-03-12' });
  expect(read.map(({ date }) => date)).toEqual(['2025-04-14', '2025-05-02', '2025-05-03']);
});

const read = (line: string) => {
  const [first] = readList([line, 'Fares rise', 'Pier shut']).lines.filter(({ line: own }) => own === 1);
  return [first?.title, first?.source, first?.date];
};

it.each([
  ['Bank app down - The Sun, 7 Nov 2026', 'The Sun'],
  ['Bank app down (The Sun, 7 Nov)', 'The Sun'],
  ['Bank app down - Baltimore Sun, 7 Nov 2026', 'Baltimore Sun'],
  ['Bank app down - Kessel Valley Sun, Nov 7', 'Kessel Valley Sun'],
  ['Bank app down - Updated Sat 7 Nov', null],
  ['Bank app down - BBC News, Sat, 7 Nov 2026', 'BBC News'],
  ['Sat, 7 Nov 2026 - Bank app down', null],
  ['Bank app down | Press Association Sat 7 November 2026', 'Press Association'],
  ['Bank app down | Coast Gazette Sat 7 November 2026', 'Coast Gazette'],
])('distinguishes a weekday from the end of a name in %j', (line, outlet) => {
  expect(read(line)).toEqual(['Bank app down', outlet, '2026-11-07']);
});

it('reads any number of blanks in front of a date', () => {
  const date = { date: '2026-11-22', start: 0, end: 0, relative: false, isYearAssumed: false };
  const blanks = '\t'.repeat(2_000_000);
  expect(endsWithName(`Coast Gazette -${blanks}`, date)).toBe(false);
  expect(endsWithName(`${blanks}- The Sun, `, date)).toBe(true);
});
