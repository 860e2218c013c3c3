import { expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { NEAR_FORM_KEYWORDS } from '../limits.ts';
import { nearFormFinder } from './near-forms.ts';

const near = (text: string, keyword: string) => nearFormFinder([text], 'en')([keyword]);

it.each(examples<[string, string, string, { text: string; count: number }[]]>(import.meta.url, 'near forms'))(
  'finds %s',
  (_, text, keyword, expected) => {
    expect(near(text, keyword)).toEqual(expected);
  },
);

it.each(examples<[string, string, string, string]>(import.meta.url, 'forms of the same word'))(
  'finds forms of the same word in %s: %s',
  (language, text, keyword, expected) => {
    const forms = nearFormFinder([text], language)([keyword]).map((form) => form.text);
    expect(forms.sort().join(' ')).toBe(expected);
  },
);

it('stops after a bounded number of keywords', () => {
  const forms = nearFormFinder(['Acmes'], 'en');
  for (let i = 0; i < NEAR_FORM_KEYWORDS; i++) expect(forms(['Acme'])).toHaveLength(1);
  expect(forms(['Acme'])).toEqual([]);
});
