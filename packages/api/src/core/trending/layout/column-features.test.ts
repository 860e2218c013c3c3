import { expect, it } from 'vitest';
import { columnFeatures } from './columns.ts';

/** Features that are 0 are left out. */
it.each<[string[], string | null, Record<string, number>]>([
  [
    [
      'Harbor bridge closes for repairs after storm',
      'Ferry crews win better pay in the port.',
      'Mayor opens the night market again…',
    ],
    'Headline',
    {
      words: 0.583,
      long: 1,
      sentences: 0.667,
      cut: 0.333,
      distinct: 1,
      filled: 1,
      'named title': 1,
      'few cells, named title': 1,
    },
  ],
  [
    ['May 12, 2026', '2026-05-13', '', '3 hours ago', '-', '14:30'],
    'Published',
    {
      dates: 1,
      words: 0.167,
      single: 0.5,
      digits: 0.25,
      distinct: 1,
      filled: 0.667,
      'named date': 1,
      'few cells, named date': 1,
    },
  ],
  [
    ['Reuters', 'The Guardian', 'BBC News', 'Coast Times', 'Reuters', 'Reuters'],
    null,
    {
      words: 0.125,
      single: 0.5,
      'known outlets': 0.833,
      'strong names': 1,
      persons: 0.5,
      distinct: 0.667,
      filled: 1,
    },
  ],
  [
    ['https://a.example/x', 'coast.example', '@coast', 'www.b.example'],
    'Zorb',
    {
      addresses: 0.5,
      domains: 0.25,
      words: 0.083,
      single: 1,
      'strong names': 0.75,
      handles: 0.25,
      distinct: 1,
      filled: 1,
      'unknown name': 1,
    },
  ],
  [
    ['120,000', '1.2k', '5%', '12', '€300', '99', '1'],
    'Reach',
    {
      numbers: 0.857,
      words: 0.083,
      single: 1,
      names: 0.286,
      digits: 1,
      'large numbers': 0.143,
      distinct: 1,
      filled: 1,
      'named reach': 1,
    },
  ],
  [
    ['Ana Ruiz', 'By Jens Vogel', 'Coast Times'],
    'author',
    {
      words: 0.194,
      'strong names': 0.333,
      names: 0.333,
      persons: 1,
      distinct: 1,
      filled: 1,
      'named person': 1,
      'few cells, named person': 1,
    },
  ],
  [[], null, {}],
])('the column %j with the name %s has the features %j', (cells, header, expected) => {
  const found = Object.entries(columnFeatures(cells, header)).filter(([, value]) => value !== 0);
  expect(Object.fromEntries(found.map(([name, value]) => [name, Number(value.toFixed(3))]))).toEqual(
    expected,
  );
});

it('few values are three or fewer in more than five cells', () => {
  const few = (cells: string) => columnFeatures(cells.split(''), null)['few values'];
  expect(['abcabc', 'abcabd', 'abcab'].map(few)).toEqual([1, 0, 0]);
});

it('the name of a column counts more beside fewer than five cells', () => {
  const isFew = (cells: number) =>
    'few cells, named outlet' in columnFeatures(Array(cells).fill('Coast Times'), 'Outlet');
  expect([1, 4, 5, 20].map(isFew)).toEqual([true, true, false, false]);
});
