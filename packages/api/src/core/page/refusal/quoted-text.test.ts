import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { withoutQuotes } from './phrases.ts';

it.each(examples<[string, string, string]>(import.meta.url, 'texts'))(
  'is what the paper says: %s',
  (_, text, rest) => {
    expect(withoutQuotes(text)).toBe(rest);
  },
);

it.each([
  ['nothing is quoted', 'We will pay our share.'],
  ['a mark has no partner', 'We will pay “our share.'],
  ['the marks are empty', 'We will pay “” our share.'],
  ['the marks are more than 400 characters apart', `“${'we pay '.repeat(60)}”`],
  ['there are only opening marks', '«„「『'.repeat(50_000)],
])('is the same text if %s', (_, text) => {
  expect(withoutQuotes(text)).toBe(text);
});

it('keeps the outer part of nested quotes', () => {
  expect(withoutQuotes('Il dit « nous lisons „Die Zeit“ ici » lundi.')).toBe(
    'Il dit « nous lisons   ici » lundi.',
  );
});
