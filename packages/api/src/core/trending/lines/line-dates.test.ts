/** Where dates are in lines, read on Wednesday, March 12, 2025. Their forms are tested with the reader of dates. */
import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { readLines } from './read-lines.ts';

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

it('reads day and month in the order that fits the other dates of the list', () => {
  const { lines } = readLines({
    lines:
      'Ferry fares rise - 10 February 2025\nTram fares rise - 12/02/2025\nBus fares rise - 14 February 2025',
    lineType: 'mixed',
    referenceDay: '2025-12-20',
  });
  expect(lines.map(({ date }) => date)).toEqual(['2025-02-10', '2025-02-12', '2025-02-14']);
});

it('a date with a year may be after today, as in a planner; days without a year follow the others', () => {
  expect(dateOf('Ferry fares to rise | 14 April 2025')).toBe('2025-04-14');
  expect(dateOf('Ferry fares rise | 10 March 2025 | 14 April 2025')).toBe('2025-03-10');
  const lines = ['Ferry fares to rise | 14 April 2025', 'Pier reopens | 2 May 2025', 'Races begin | 3 May'];
  const { lines: read } = readLines({ lines, lineType: 'mixed', referenceDay: '2025-03-12' });
  expect(read.map(({ date }) => date)).toEqual(['2025-04-14', '2025-05-02', '2025-05-03']);
});
