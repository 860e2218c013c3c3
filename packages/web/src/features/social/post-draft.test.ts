import { expect, it } from 'vitest';
import { readCounts, writtenCounts } from './post-draft.ts';

it.each([
  ['', {}],
  ['1286 likes, 97 replies', { likes: 1286, replies: 97 }],
  ['1,286 Likes · 97 replies', { likes: 1286, replies: 97 }],
  ['12 likes,', { likes: 12 }],
  ['many likes', null],
  ['12', null],
])('reads the figures of %j as %j', (text, counts) => {
  expect(readCounts(text)).toEqual(counts);
});

it('reads what it writes', () => {
  const counts = { likes: 12_000, 'quote posts': 3 };
  expect(readCounts(writtenCounts(counts))).toEqual(counts);
});
