import { expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { lineLanguage } from './line-language.ts';

it.each(examples<[string]>(import.meta.url, 'English with foreign names'))(
  'does not read a name as a foreign word: %j is English',
  (text) => {
    expect(lineLanguage(text)).toBe('en');
  },
);

it.each(examples<[string, string]>(import.meta.url, 'languages of lines'))(
  'reads %j by its function words and letters as %s',
  (text, language) => {
    expect(lineLanguage(text)).toBe(language);
  },
);

it('uses the language of the list unless the line contradicts it', () => {
  expect(lineLanguage('Siemens Gamesa', 'de')).toBe('de');
  expect(lineLanguage('The bank said that it was not about the money', 'de')).toBe('en');
});
