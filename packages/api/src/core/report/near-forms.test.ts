import { describe, expect, it } from 'vitest';
import { NEAR_FORM_KEYWORDS } from './limits.ts';
import { NearForms } from './near-forms.ts';

const near = (text: string, keyword: string) => new NearForms([text], 'en').of(keyword);

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

  it('stops after a bounded number of keywords', () => {
    const forms = new NearForms(['Acmes'], 'en');
    for (let i = 0; i < NEAR_FORM_KEYWORDS; i++) expect(forms.of('Acme')).toHaveLength(1);
    expect(forms.of('Acme')).toEqual([]);
  });
});
