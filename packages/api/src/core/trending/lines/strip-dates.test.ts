import { expect, it } from 'vitest';
import { readList } from '../../../../test/read-list.ts';
import { endsWithName } from './strip-dates.ts';

const read = (line: string) => {
  const [first] = readList([line, 'Fares rise', 'Pier shut']).lines.filter(({ line: own }) => own === 1);
  return [first?.title, first?.source, first?.date];
};

it.each([
  ['Bank app down - The Sun, 7 Nov 2026', 'The Sun'],
  ['Bank app down (The Sun, 7 Nov)', 'The Sun'],
  ['Bank app down - Baltimore Sun, 7 Nov 2026', 'Baltimore Sun'],
  ['Bank app down - Kessel Valley Sun, Nov 7', 'Kessel Valley Sun'],
])('reads the outlet whose name ends like a weekday in %j', (line, outlet) => {
  expect(read(line)).toEqual(['Bank app down', outlet, '2026-11-07']);
});

it.each([
  ['Bank app down - Sat, 7 Nov 2026', null],
  ['Bank app down - Updated Sat 7 Nov', null],
  ['Bank app down - BBC News, Sat, 7 Nov 2026', 'BBC News'],
  ['Sat, 7 Nov 2026 - Bank app down', null],
])('reads the weekday in %j', (line, outlet) => {
  expect(read(line)).toEqual(['Bank app down', outlet, '2026-11-07']);
});

it.each([
  ['Bank app down | BBC News Sun 15 November 2026', 'BBC News'],
  ['Bank app down | Reuters Sat 14 November 2026', 'Reuters'],
  ['Bank app down | Press Association Sat 14 November 2026', 'Press Association'],
  ['Bank app down | Die Welt Fri 13 November 2026', 'Die Welt'],
  ['Bank app down | Coast Gazette Sun 15 November 2026', 'Coast Gazette'],
])('reads the weekday after the outlet in %j', (line, outlet) => {
  expect(read(line).slice(0, 2)).toEqual(['Bank app down', outlet]);
});

it('reads any number of blanks in front of a date', () => {
  const date = { date: '2026-11-22', start: 0, end: 0, relative: false, isYearAssumed: false };
  const blanks = '\t'.repeat(2_000_000);
  expect(endsWithName(`Coast Gazette -${blanks}`, date)).toBe(false);
  expect(endsWithName(`${blanks}- The Sun, `, date)).toBe(true);
});
