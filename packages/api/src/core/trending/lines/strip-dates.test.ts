import { expect, it } from 'vitest';
import { readList } from '../../../../test/read-list.ts';

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
