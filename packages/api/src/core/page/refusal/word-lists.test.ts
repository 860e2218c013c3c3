import { expect, it } from 'vitest';
import { countOwnWords, countPastForms, countReaderWords, countWebWords, wordsOf } from './phrases.ts';

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
