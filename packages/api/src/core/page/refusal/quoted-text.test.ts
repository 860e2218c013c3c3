import { describe, expect, it } from 'vitest';
import { withoutQuotes } from './phrases.ts';

describe('a text without its quotes', () => {
  it.each([
    ['English', 'The mayor said “we will pay our share” on Monday.', 'The mayor said   on Monday.'],
    ['straight', 'The mayor said "we will pay", then "we are late".', 'The mayor said  , then  .'],
    [
      'German',
      'Die Stadt sagt: „Wir zahlen unseren Teil.“ Danach schwieg sie.',
      'Die Stadt sagt:   Danach schwieg sie.',
    ],
    ['French', 'Le maire a dit « nous paierons notre part » lundi.', 'Le maire a dit   lundi.'],
    ['Polish', 'Burmistrz mówi: „zapłacimy”, a rada milczy.', 'Burmistrz mówi:  , a rada milczy.'],
    ['Japanese', '市長は「我々が払う」と述べた。', '市長は と述べた。'],
    ['Japanese with a title', '新刊『我々の海』が出た。', '新刊 が出た。'],
    ['over two lines', 'She said “we waited\nfor our bus” and left.', 'She said   and left.'],
  ])('is what the paper says: %s', (_, text, rest) => {
    expect(withoutQuotes(text)).toBe(rest);
  });

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
