import fc from 'fast-check';
import { expect, it } from 'vitest';
import { certaintyOf, type Judged } from './certainty.ts';

const READ = {
  share: 0.99,
  author: 'Wren Alder',
  handle: '@wren',
  time: '2h',
  platform: 'x',
  confidence: 95,
  text: 'The ferry is quiet.',
  textOdds: 3,
  nameConfidence: 95,
} as const;

const sureOf = (read: Judged) => certaintyOf(read).text * certaintyOf(read).author;

it('is sure of a post with a header, on a known network, read with confidence', () => {
  expect(sureOf(READ)).toBeGreaterThan(0.95);
});

it.each([
  ['no author', { author: null }],
  ['neither time nor handle', { time: null, handle: null }],
  ['fewer than four words', { text: 'Local News' }],
  ['letters that were hard to read', { confidence: 80 }],
  ['rows that are unlike text', { textOdds: -3 }],
])('is less sure with %s', (_, change) => {
  expect(sureOf({ ...READ, ...change })).toBeLessThan(sureOf(READ) - 0.005);
});

it('rises with the share and stays between 0 and 1', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (a, b) => {
        const [low, high] = [Math.min(a, b), Math.max(a, b)].map((share) => sureOf({ ...READ, share }));
        expect(low).toBeLessThanOrEqual(high ?? 0);
        expect(low).toBeGreaterThan(0);
        expect(high).toBeLessThan(1);
      },
    ),
  );
});
