/** Days without a year, resolved by the other lines of a list. */

import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { readList } from '../../../../test/read-list.ts';
import { commonNumericOrder, placeDates } from './list-dates.ts';
import type { ReadLine } from './read-line.ts';

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

it('applies a relative day on a separate line to the story below it if the list ends with a story', () => {
  const { lines } = readList([
    'r/boats • Posted by u/quay 5 days ago',
    'Ferry line reopens after nine days',
    '1.2k points • 342 comments',
    '',
    'r/boats • Posted by u/tarn 2 days ago',
    'Crews vote to strike on Monday',
    '210 points • 88 comments',
  ]);
  expect(lines.map(({ title, date }) => [title, date])).toEqual([
    ['Ferry line reopens after nine days', '2026-11-15'],
    ['Crews vote to strike on Monday', '2026-11-18'],
  ]);
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
