import { expect, it } from 'vitest';
import { OWN_WORDS, PAST_FORMS, READER_WORDS, WEB_WORDS, wordsOf } from './phrases.ts';

it.each([
  ['words to the reader', READER_WORDS, 'If you’ve lost it, please call. Your card is safe.', 3],
  ['words about a website', WEB_WORDS, 'Der Browser kann diese Website nicht laden.', 2],
  ['what an organization says of itself', OWN_WORDS, 'Wir suchen einen Koch für unser Haus.', 2],
  ['past tenses by word', PAST_FORMS, 'Er war krank und starb am Montag.', 2],
  ['past tenses by ending', PAST_FORMS, 'Los vecinos cerraron la calle y votaron.', 2],
] as const)('counts %s', (_, list, text, count) => {
  expect(list.countIn(wordsOf(text))).toBe(count);
});

it('finds listed words inside a text without spaces, each once', () => {
  expect(OWN_WORDS.countIn(wordsOf('我们提供五险一金，我们提供培训。'))).toBe(1);
});

it('needs a stem before an ending', () => {
  expect(PAST_FORMS.countIn(wordsOf('The red bed led nowhere'))).toBe(1);
});
