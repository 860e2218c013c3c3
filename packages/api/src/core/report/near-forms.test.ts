import { describe, expect, it } from 'vitest';
import { examples } from '../../../test/examples.ts';
import { NEAR_FORM_KEYWORDS } from '../limits.ts';
import { nearFormFinder } from './near-forms.ts';

const near = (text: string, keyword: string) => nearFormFinder([text], 'en')([keyword]);

describe('NearForms', () => {
  it.each(
    examples<[string, string, string, { text: string; count: number }[]]>(import.meta.url, 'near forms'),
  )('finds %s', (_, text, keyword, expected) => {
    expect(near(text, keyword)).toEqual(expected);
  });

  it.each<[string, string, string, string]>([
    ['es', 'Los votos contados', 'votar', 'votos'],
    ['es', 'Dos leyes nuevas', 'ley', 'leyes'],
    ['fr', 'Les grévistes attendent', 'grève', 'grévistes'],
    ['fr', 'Des journaux locaux', 'journal', 'journaux'],
    ['de', 'Die Bundesregierung tagt', 'Regierung', 'Bundesregierung'],
    ['de', 'Zwei Züge fahren', 'Zug', 'Züge'],
    ['pt', 'As nações unidas', 'nação', 'nações'],
    ['it', 'Le banche chiuse', 'banca', 'banche'],
  ])('finds forms of the same word in %s: %s', (language, text, keyword, expected) => {
    const forms = nearFormFinder([text], language)([keyword]).map((form) => form.text);
    expect(forms.sort().join(' ')).toBe(expected);
  });

  it('stops after a bounded number of keywords', () => {
    const forms = nearFormFinder(['Acmes'], 'en');
    for (let i = 0; i < NEAR_FORM_KEYWORDS; i++) expect(forms(['Acme'])).toHaveLength(1);
    expect(forms(['Acme'])).toEqual([]);
  });
});
