import { describe, expect, it } from 'vitest';
import { compileKeywords } from './find-mentions.ts';

const marked = (text: string, keyword: string) =>
  (compileKeywords([keyword]).find(text)[0] ?? []).map(({ start, end }) => text.slice(start, end));

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
    [
      'quotation marks inside a name',
      'Bolts R Here, Bolts "R" Here, Bolts “R” Here, Bolts "R Here',
      'Bolts R Here',
      ['Bolts R Here', 'Bolts "R" Here', 'Bolts “R” Here'],
    ],
    [
      'a comma before a legal form',
      'Vane Inc., Vane, Inc., Vane Co., Inc. and others',
      'Vane Inc.',
      ['Vane Inc', 'Vane, Inc'],
    ],
    [
      'a legal form typed with its comma',
      'Vane Inc. and Vane, Inc.',
      '"Vane, Inc."',
      ['Vane Inc', 'Vane, Inc'],
    ],
    [
      'initials written together with a name',
      'ABVane, AB Vane, A.B. Vane, A. B. Vane, A B Vane, Vane',
      'ABVane',
      ['ABVane', 'AB Vane', 'A.B. Vane', 'A. B. Vane', 'A B Vane'],
    ],
    [
      'initials before a name',
      'ABVane, AB Vane, A.B. Vane, A. B. Vane',
      'AB Vane',
      ['ABVane', 'AB Vane', 'A.B. Vane', 'A. B. Vane'],
    ],
    [
      'a closed compound finds the open and the hyphenated one',
      'cyberattacks, cyber attacks, a cyber-attack; cyber. Attack',
      'cyberattack',
      ['cyberattacks', 'cyber attacks', 'cyber-attack'],
    ],
    [
      'an open compound finds the closed one',
      'net zero, netzero, net-zero',
      'net zero',
      ['net zero', 'netzero', 'net-zero'],
    ],
    [
      'a noun made of a verb and a particle is not a verb',
      'The start up grew; start ups start up when they start up.',
      'startup',
      ['start up', 'start ups'],
    ],
    ['words that only look like compounds', 'to get her now here for the rapist', 'together', []],
    ['the same for another', 'now here, nowhere', 'nowhere', ['nowhere']],
    ['a name with a capital is no compound', 'our sales force, Salesforce', 'Salesforce', ['Salesforce']],
    [
      'letters that a language spells out, from the plain spelling',
      'Müller, Mueller, Muller',
      'Mueller',
      ['Müller', 'Mueller'],
    ],
    ['Scandinavian letters', 'Århus, Aarhus, Arhus', 'Aarhus', ['Århus', 'Aarhus']],
    [
      'Serbian and Croatian letters',
      'Đorić, Djoric, Djorić, Doric',
      'Đorić',
      ['Đorić', 'Djoric', 'Djorić', 'Doric'],
    ],
    ['and from the plain spelling', 'Đorić, Djoric, Doric', 'Djoric', ['Đorić', 'Djoric']],
    [
      'ampersand and apostrophe together',
      "Ann & Vane's, Ann and Vane's, Ann and Vanes, Ann & Vanes",
      "Ann & Vane's",
      ["Ann & Vane's", "Ann and Vane's", 'Ann and Vanes', 'Ann & Vanes'],
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
      'a verb is not a plural',
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
    ['letters that are not initials', 'A/B Vane, AB Vane, ABVane', 'A/B Vane', ['A/B Vane']],
    ['one initial', 'J. Vane, JVane, J Vane', 'J. Vane', ['J. Vane', 'J Vane']],
    ['initials as one word with the name', 'JPVane, J-P Vane', 'J. P. Vane', ['JPVane', 'J-P Vane']],
    ['a noun with a particle', 'a build up, build-ups, to build up', 'buildup', ['build up', 'build-ups']],
    ['short words that are no compounds', 'no one, up on it, ear ly', 'early', []],
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

  it('finds a keyword after many addresses without a space', () => {
    const addresses = 'a.b.c.d+e@'.repeat(20_000);
    const [mentions] = compileKeywords(['acme']).find(`${addresses} acme`);
    expect(mentions).toEqual([expect.objectContaining({ start: addresses.length + 1 })]);
  });
});
