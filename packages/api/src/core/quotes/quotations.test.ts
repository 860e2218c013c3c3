import { describe, expect, it } from 'vitest';
import { findQuotes } from './find-quotes.ts';

const quotesIn = (language: string, text: string) =>
  findQuotes(text, language).map((quote) => [quote.text, quote.speaker]);

describe('quotations over several paragraphs', () => {
  it.each([
    [
      'en',
      'Mara Lind said: “We are sorry for that.\n\n“We will pay for it.\n\n“It will not happen again.”',
      'Mara Lind',
    ],
    ['en', '“We are sorry for that.\n\n“We will pay for it,” said Mara Lind.', 'Mara Lind'],
    ['en', '"We are sorry for that.\n\n"We will pay for it," said Mara Lind.', 'Mara Lind'],
    ['en', '‘We don’t know the cause.\n\n‘We will pay for it,’ said Mara Lind.', 'Mara Lind'],
    ['de', '„Das tut uns sehr leid.\n\n„Wir zahlen den Schaden“, sagte Petra Voss.', 'Petra Voss'],
    ['de', 'Petra Voss sagte: »Das tut uns sehr leid.\n\n»Wir zahlen den Schaden.«', 'Petra Voss'],
    [
      'fr',
      '« Nous sommes vraiment désolés.\n\n« Nous paierons les dégâts », a déclaré Claire Morel.',
      'Claire Morel',
    ],
    ['es', '«Lo sentimos mucho todos.\n\n»Vamos a pagar los daños», dijo Ana Ruiz.', 'Ana Ruiz'],
    [
      'it',
      '«Siamo davvero molto dispiaciuti.\n\n«Pagheremo tutti i danni», ha detto Luca Ferri.',
      'Luca Ferri',
    ],
    ['nl', '“Het spijt ons heel erg.\n\n“We betalen de schade”, zei Anna Visser.', 'Anna Visser'],
    [
      'pl',
      '„Bardzo nam przykro dziś.\n\n„Zapłacimy za wszystkie szkody” – powiedziała Anna Nowak.',
      'Anna Nowak',
    ],
    ['pt', '“Lamentamos muito o que aconteceu.\n\n“Vamos pagar os danos”, disse Ana Lopes.', 'Ana Lopes'],
  ])('%s: a quotation over several paragraphs has its speaker in each: %s', (language, text, speaker) => {
    const quotes = quotesIn(language, text);
    expect(quotes.length).toBe(text.split('\n\n').length);
    expect(quotes.map(([, named]) => named)).toEqual(quotes.map(() => speaker));
    for (const [quoted] of quotes) expect(quoted).not.toMatch(/[“”„«»"\n]/);
  });

  it.each([
    [
      'that never closes',
      '“We are sorry for that.\n\nThe plant stays closed.\n\n“We will pay,” said Mara Lind.',
      1,
    ],
    ['with two speakers', 'Tom Hale said: “We are sorry.\n\n“We will pay,” said Mara Lind.\n\nHe left.', 2],
  ])('a quotation %s is not joined', (_, text, count) => {
    const quotes = quotesIn('en', text);
    expect(quotes).toHaveLength(count);
    expect(quotes.at(-1)?.[1]).toBe('Mara Lind');
  });
});
