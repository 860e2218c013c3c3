import { expect, it } from 'vitest';
import { reviewMonth } from './source-list.tsx';

it.each([
  ['2026-11', 'November 2026'],
  ['2026-01', 'January 2026'],
  ['2026-13', '2026-13'],
  ['last year', 'last year'],
])('%s reads as %s', (given, shown) => {
  expect(reviewMonth(given)).toBe(shown);
});
