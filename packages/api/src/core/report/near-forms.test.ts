import { describe, expect, it } from 'vitest';
import { NEAR_FORM_KEYWORDS } from '../limits.ts';
import { nearFormFinder } from './near-forms.ts';

const near = (text: string, keyword: string) => nearFormFinder([text], 'en')([keyword]);

describe('NearForms', () => {
  it.each<[string, string, string, { text: string; count: number }[]]>([
    ['a typo', 'Micrsoft grew. Micrsoft fell.', 'Microsoft', [{ text: 'Micrsoft', count: 2 }]],
    ['swapped letters', 'Goggole and Googel', 'Google', [{ text: 'Googel', count: 1 }]],
    ['a compound', 'Das Brennwerk', 'Brenn', [{ text: 'Brennwerk', count: 1 }]],
    ['a derivation', 'Regulators meet', 'regulation', [{ text: 'Regulators', count: 1 }]],
    ['a capitals keyword as a plain word', 'who said so, who knows', 'WHO', [{ text: 'who', count: 2 }]],
    [
      'the words of a phrase',
      'A change of the climate; changes',
      'climate change',
      [
        { text: 'climate', count: 1 },
        { text: 'change', count: 1 },
        { text: 'changes', count: 1 },
      ],
    ],
    ['nothing', 'Bread and butter', 'Acme', []],
  ])('finds %s', (_, text, keyword, expected) => {
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
