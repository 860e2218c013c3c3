import { expect, it } from 'vitest';
import { stemOf } from './stem-of.ts';

it.each([
  ['closing', 'close'],
  ['closed', 'close'],
  ['supplies', 'supply'],
  ['glasses', 'glass'],
])('%s and %s have the same stem', (a, b) => {
  expect(stemOf(a)).toBe(stemOf(b));
});

it.each(['bus', 'ring', 'fed', 'glass', ''])('leaves %j as it is', (word) => {
  expect(stemOf(word)).toBe(word);
});
