import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import {
  countOwnWords,
  countPastForms,
  countReaderWords,
  countWebWords,
  withoutQuotes,
  wordsOf,
} from './phrases.ts';

describe('a text without its quotes', () => {
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
});

it.each([
  ['words to the reader', countReaderWords, 'If you’ve lost it, please call. Your card is safe.', 3],
  ['words about a website', countWebWords, 'Der Browser kann diese Website nicht laden.', 2],
  ['what an organization says of itself', countOwnWords, 'Wir suchen einen Koch für unser Haus.', 2],
  ['past tenses by word', countPastForms, 'Er war krank und starb am Montag.', 2],
  ['past tenses by ending', countPastForms, 'Los vecinos cerraron la calle y votaron.', 2],
] as const)('counts %s', (_, list, text, count) => {
  expect(list(wordsOf(text))).toBe(count);
});

it('finds listed words inside a text without spaces, each once', () => {
  expect(countOwnWords(wordsOf('我们提供五险一金，我们提供培训。'))).toBe(1);
});

it('needs a stem before an ending', () => {
  expect(countPastForms(wordsOf('The red bed led nowhere'))).toBe(1);
});
