import { expect, it } from 'vitest';
import { likelyJoins } from './likely-joins.ts';
import type { TrendingItem } from './model.ts';

const story = (...lines: number[]) =>
  ({
    title: `Story of line ${lines[0]}`,
    members: lines.map((line) => ({ line })),
  }) as unknown as TrendingItem;
const near = [
  { line: 1, to: 3, likelihood: 0.4 },
  { line: 3, to: 2, likelihood: 0.3 },
  { line: 4, to: 5, likelihood: 0.2 },
  { line: 5, to: 99, likelihood: 0.1 },
];

it('returns each pair of stories once, most likely first, without stories that were joined or are not in the list', () => {
  const items = [story(1, 2), story(3), story(4, 5)];
  expect(likelyJoins(items, near)).toEqual([{ a: items[0], b: items[1], likelihood: 0.4, key: '1 3' }]);
  expect(likelyJoins(items, undefined)).toEqual([]);
});
