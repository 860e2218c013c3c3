import { expect, it } from 'vitest';
import { placeDates } from './list-dates.ts';
import type { ReadLine } from './read-line.ts';

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

it.each([
  // No date lines, or no stories.
  ['ss', '..'],
  ['1', ''],
  // An absolute date on top is a heading for all lines below it.
  ['1sss', '111'],
  ['1ss2ss', '1122'],
  ['1s-----------s', '11'],
  ['1sds', '191'],
  // So are several below a single line, if several lines are below the last one.
  ['s1s2sss', '.1222'],
  ['s1sss', '1...'],
  ['s1s2ss', '12..'],
  // A relative date on top, with a story at the end, applies to at most two lines below it.
  ['~1ss', '~1~1'],
  ['~1s-s', '~1.'],
  ['~1-s', '~1'],
  ['~1--s', '.'],
  ['~1s~2s', '~1~2'],
  // In any other list, a date applies to the story above it, and to one more line directly above that.
  ['s1', '1'],
  ['ss1', '11'],
  ['sss1', '.11'],
  ['s-s1', '.1'],
  ['s1s2', '12'],
  ['s-----1', '1'],
  ['s------1', '.'],
  ['s12', '1'],
  ['s~1', '~1'],
  ['~1s~2', '~2'],
  ['d1', '9'],
])('the list %j has the days %j', (list, expected) => {
  expect(daysIn(list)).toBe(expected);
});
