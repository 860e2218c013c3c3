import { describe, expect, it } from 'vitest';
import { lineLanguage } from './line-language.ts';

describe('lineLanguage', () => {
  it.each([
    'Vodafone profit falls 20%',
    'easyJet chief quits',
    'Nestlé cuts 2,000 jobs',
    'Arsenal Beat Chelsea 3-1',
    'Bayern Munich beat Real Madrid',
    "L'Oréal raises outlook",
    'VOLKSWAGEN CUTS JOBS',
    'Santander',
  ])('does not read a name as a foreign word: %j is English', (text) => {
    expect(lineLanguage(text)).toBe('en');
  });

  it.each([
    ['Bahn streicht Züge nach dem Sturm', 'de'],
    ['La ministre promet une aide aux agriculteurs', 'fr'],
    ['El gobierno sube las pensiones', 'es'],
    ['Siemens streicht 900 Stellen', 'de'],
    ['Carrefour supprime des emplois', 'fr'],
    ['Sciopero dei treni, disagi nelle stazioni', 'it'],
    ['Fatalny początek sezonu, kibice wściekli', 'pl'],
    ['Panico a teatro, il sipario prende fuoco', 'it'],
    ['Panika na targu po pożarze', 'pl'],
    ['大手銀行が合併を発表', 'ja'],
  ])('reads %j by its function words and letters as %s', (text, language) => {
    expect(lineLanguage(text)).toBe(language);
  });

  it('uses the language of the list unless the line contradicts it', () => {
    expect(lineLanguage('Siemens Gamesa', 'de')).toBe('de');
    expect(lineLanguage('The bank said that it was not about the money', 'de')).toBe('en');
  });
});
