import { expect, it } from 'vitest';
import { columnFeatures } from './columns.ts';

it.each<[string[], string | null, Record<string, number>]>([
  [
    [
      'Harbor bridge closes for repairs after storm',
      'Ferry crews win better pay.',
      'Mayor opens the market again…',
    ],
    'Headline',
    { long: 1, sentences: 0.667, cut: 0.333, distinct: 1, 'named title': 1, 'few cells, named title': 1 },
  ],
  [
    ['May 12, 2026', '2026-05-13', '', '3 hours ago', '-', '14:30'],
    'Published',
    { dates: 1, digits: 0.25, filled: 0.667, 'named date': 1 },
  ],
  [
    ['Reuters', 'The Guardian', 'BBC News', 'Coast Times', 'Reuters', 'Reuters'],
    null,
    { 'known outlets': 0.833, 'strong names': 1, persons: 0.5, distinct: 0.667, 'unknown name': 0 },
  ],
  [
    ['https://a.example/x', 'coast.example', '@coast', 'www.b.example'],
    'Zorb',
    { addresses: 0.5, domains: 0.25, handles: 0.25, 'unknown name': 1 },
  ],
  [
    ['120,000', '1.2k', '5%', '12', '€300', '99', '1'],
    'Reach',
    { numbers: 0.857, digits: 1, 'large numbers': 0.143, 'named reach': 1 },
  ],
  [['Ana Ruiz', 'By Jens Vogel', 'Coast Times'], 'author', { persons: 1, names: 0.333, 'named person': 1 }],
  [[], null, { filled: 0, words: 0 }],
])('the column %j with the name %s has the features %j', (cells, header, expected) => {
  const found = columnFeatures(cells, header);
  for (const [name, value] of Object.entries(expected)) expect(found[name] ?? 0).toBeCloseTo(value, 3);
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
