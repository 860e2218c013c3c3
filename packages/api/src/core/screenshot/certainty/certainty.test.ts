import { expect, it } from 'vitest';
import { certaintyOf, isUnreadable, type Judged } from './certainty.ts';

const READ = {
  share: 0.99,
  author: 'Wren Alder',
  handle: '@wren',
  time: '2h',
  confidence: 95,
  text: 'The ferry is quiet.',
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
])('is less sure with %s', (_, change) => {
  expect(sureOf({ ...READ, ...change })).toBeLessThan(sureOf(READ) - 0.005);
});

it('rises with the share and stays between 0 and 1', () => {
  const sure = [0, 0.2, 0.5, 0.8, 1].map((share) => sureOf({ ...READ, share }));
  expect(sure).toEqual([...sure].sort((a, b) => a - b));
  expect(sure[0]).toBeGreaterThan(0);
  expect(sure.at(-1)).toBeLessThan(1);
});

it.each([
  ['Ouray 4 @= fe Wt Sgr Tar', 41],
  ['xR WTT fm S', 66],
  ['= ~ | 1', 20],
])('%j at %d per cent is what the recognizer makes of another script', (text, confidence) => {
  expect(isUnreadable({ text, confidence, unreadCharacters: 0 })).toBe(true);
});

it('takes a label of the page for no post when a longer paragraph could not be read', () => {
  expect(isUnreadable({ text: 'Local News', confidence: 95, unreadCharacters: 62 })).toBe(true);
});

it.each([
  ['Refund.', 88],
  ['GOAL!!! WHAT A STRIKE FROM 30 YARDS! 2-1', 74],
  ['Sold out. #Matchday 12.50', 58],
])('%j at %d per cent is text', (text, confidence) => {
  expect(isUnreadable({ text, confidence, unreadCharacters: 0 })).toBe(false);
});
