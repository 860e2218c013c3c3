import { describe, expect, it } from 'vitest';
import { findMentions } from './find-mentions.ts';

const marked = (text: string, keyword: string) =>
  (findMentions(text, [keyword])[0] ?? []).map(({ start, end }) => text.slice(start, end));

describe('spellings that a reader takes for the same', () => {
  it.each<[string, string, string, string[]]>([
    ['a full stop inside a name', 'Tide.js, TideJS, tide js', 'Tide.js', ['Tide.js', 'TideJS', 'tide js']],
    [
      'quotation marks of a name',
      'Bolts "R" Here, Bolts “R” Here, Bolts R Here',
      'Bolts "R" Here',
      ['Bolts "R" Here', 'Bolts “R” Here', 'Bolts R Here'],
    ],
    ['quotation marks are no part of other phrases', 'rate \'cut\', rate "cut"', 'rate cut', []],
    ['an apostrophe on either side', "rock 'n' roll", 'rock ’n’ roll', ["rock 'n' roll"]],
    [
      'three-letter names around an ampersand',
      'Ann & Vane, Ann and Vane',
      'Ann & Vane',
      ['Ann & Vane', 'Ann and Vane'],
    ],
    ['a name and its number', 'Phone 15, Phone15, Phone 150, Phone 15s', 'Phone 15', ['Phone 15', 'Phone15']],
    [
      'letters and number, typed as one',
      'COP28, COP 28, COP-28, COP28UAE',
      'COP28',
      ['COP28', 'COP 28', 'COP-28'],
    ],
    [
      'a number between two words',
      'Tide 7 MAX, Tide7 MAX, Tide 7MAX, Tide7MAX',
      'Tide 7 MAX',
      ['Tide 7 MAX', 'Tide7 MAX', 'Tide 7MAX', 'Tide7MAX'],
    ],
    [
      'a verb is no plural',
      'She follows up; a follow-up, two follow-ups',
      'follow-up',
      ['follow-up', 'follow-ups'],
    ],
    ['a hyphen between letter and number', 'B-52s, B52, B 52, B-520', 'B-52', ['B-52s', 'B52', 'B 52']],
    [
      'a dash in the keyword',
      'Tide - Harbour, Tide – Harbour, Tide Harbour',
      'Tide - Harbour',
      ['Tide - Harbour', 'Tide – Harbour', 'Tide Harbour'],
    ],
    ['one letter and a number', 'G7, G-7, G77', 'G7', ['G7', 'G-7']],
    ['numbers in groups', '1,500 and 1500', '1,500', ['1,500', '1500']],
    ['a space before the per cent sign', '50%, 50 %, 50 per cent, 150%', '50%', ['50%', '50 %']],
    [
      'initials with and without spaces',
      'J.P. Vane, JP Vane, J. P. Vane',
      'J. P. Vane',
      ['J.P. Vane', 'JP Vane', 'J. P. Vane'],
    ],
    [
      'irregular plurals',
      'an index, indices, indexes; a quiz, quizzes',
      'index',
      ['index', 'indices', 'indexes'],
    ],
    [
      'the noun in front takes the plural',
      'attorneys general, attorney generals',
      'attorney general',
      ['attorneys general', 'attorney generals'],
    ],
    ['the noun in front, hyphenated', 'runners-up and a runner-up', 'runner-up', ['runners-up', 'runner-up']],
    ['hashtags with an underscore', '#climate_change, climate_change', 'climate change', ['climate_change']],
    [
      'e-mail addresses with several names',
      'ask jane.acme@press.acme.example or acme.news+x@acme.example',
      'acme',
      [],
    ],
    [
      'an e-mail address as keyword',
      'Write to Press@Acme.example.',
      'press@acme.example',
      ['Press@Acme.example'],
    ],
    ['addresses of any scheme', 'ftp://acme.example/acme', 'acme', []],
    [
      'a line break inside unspaced text',
      '気候\n変動と気候\r\n変動、気候 変動',
      '気候変動',
      ['気候\n変動', '気候\r\n変動'],
    ],
    ['Hebrew abbreviations, however their sign is typed', 'ארה״ב, בארה"ב', 'ארה"ב', ['ארה״ב', 'ארה"ב']],
    [
      'Hebrew prefixes on the short first word of a phrase',
      'תל אביב, בתל אביב, תל־אביב',
      'תל אביב',
      ['תל אביב', 'תל אביב', 'תל־אביב'],
    ],
    ['but not on the short word alone', 'בתל', 'תל', []],
    ['a Hebrew quotation is not an abbreviation', 'הוא אמר "שלום רב"', 'שלום', ['שלום']],
  ])('%s', (_, text, keyword, expected) => {
    expect(marked(text, keyword)).toEqual(expected);
  });

  it('reads many addresses in time linear in the text', () => {
    const text = 'a.b.c.d+e@'.repeat(20_000);
    const before = process.cpuUsage();
    findMentions(text, ['acme']);
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(2_000);
  });
});
