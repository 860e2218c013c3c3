import { expect, it } from 'vitest';
import { countOf, formatCount } from './format-count.ts';

it('groups the digits of large counts', () => {
  expect([0, 999, 1234, 1_234_567].map(formatCount)).toEqual(['0', '999', '1,234', '1,234,567']);
});

it('uses the singular only for 1', () => {
  expect([0, 1, 2, 1200].map((count) => countOf(count, 'line'))).toEqual([
    '0 lines',
    '1 line',
    '2 lines',
    '1,200 lines',
  ]);
  expect(countOf(2, 'copy', 'copies')).toBe('2 copies');
});
