import { expect, it } from 'vitest';
import { readCounts } from './counts.ts';

it.each([
  ['1,286 Reposts 97 Quotes 3,904 Likes', { reposts: 1286, quotes: 97, likes: 3904 }],
  ['1.3K 214 comments 1.1K shares', { reactions: 1300, comments: 214, shares: 1100 }],
  ['9 Like QO Comment Share', {}],
  ['1 like', { likes: 1 }],
  ['2.4M views', { views: 2_400_000 }],
  ['412 1,286 3,904', {}],
  ['34000 Likes 3.4 Reposts 12 Quotes', { quotes: 12 }],
])('reads the figures that %j names', (row, counts) => {
  expect(readCounts([row])).toEqual(counts);
});
