/** The publishers in a list, and their positions. */

import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { readList } from '../../../../test/read-list.ts';
import { readLines } from './read-lines.ts';

const read = (lines: string) => readLines({ lines, lineType: 'mixed', referenceDay: '2025-06-18' }).lines;

describe('a list that names its publishers in one way', () => {
  const known = ['Harbour Gazette', 'Coast Times', 'Ostrava Herald'];
  const titles = ['Ferry line reopens early', 'Tram drivers begin a strike', 'Museum shut after the flood'];
  const ofLayout = (layout: (title: string, outlet: string) => string, last: string) =>
    read([...titles.map((title, i) => layout(title, known[i] ?? '')), last].join('\n')).map(
      ({ title, source, date }) => [title, source, date],
    )[titles.length];

  it.each([
    [
      'prefix',
      (title: string, outlet: string) => `${outlet}: ${title}`,
      'Quay Signal: Mayor opens a new pier',
    ],
    [
      'bracket in front',
      (title: string, outlet: string) => `[${outlet}] ${title}`,
      '[Quay Signal] Mayor opens a new pier',
    ],
    [
      'after a comma',
      (title: string, outlet: string) => `${title}, ${outlet}`,
      'Mayor opens a new pier, Quay Signal',
    ],
  ])('names one that is not known: %s', (_, layout, last) => {
    expect(ofLayout(layout, last)).toEqual(['Mayor opens a new pier', 'Quay Signal', null]);
  });

  it('trusts a name next to a date in a bracket, even one with a word that begins like a weekday', () => {
    expect(read('Mayor opens a new pier (Quaywatch, 3 March 2025)')).toMatchObject([
      { title: 'Mayor opens a new pier', source: 'Quaywatch', date: '2025-03-03' },
    ]);
    expect(read('Mayor opens a new pier (Homes & Money, 3 March 2025)')).toMatchObject([
      { title: 'Mayor opens a new pier', source: 'Homes & Money', date: '2025-03-03' },
    ]);
  });

  it('takes a lone word after a dash for the publisher where most lines of the list name theirs there', () => {
    const lines = ['A ferry line reopens - Harbour Gazette', 'Trams stop again - Fjord Post'];
    const tail = 'Operator shares jump after results - MarketLine';
    expect(read([...lines, 'Bridge toll ends - Tarn Herald', tail].join('\n'))[3]).toMatchObject({
      title: 'Operator shares jump after results',
      source: 'MarketLine',
    });
    expect(read([...lines, tail].join('\n'))[2]?.source).toBeNull();
    expect(
      read([...lines, 'Bridge toll ends - Tarn Herald', '“Fares must fall” - Ofwat'].join('\n'))[3]?.source,
    ).toBeNull();
  });
});

it.each([
  ["Le port rouvre après la tempête - Le Courrier de l'Estuaire - 09/03/2025", "Le Courrier de l'Estuaire"],
  ['Il porto riapre dopo la tempesta | Gazzetta dell’Adriatico', 'Gazzetta dell’Adriatico'],
  ["Le port rouvre après la tempête - l'estuaire attend", null],
])('reads an outlet whose article has lost its vowel in %j', (line, source) => {
  expect(read(line)).toMatchObject([{ source }]);
});

it.each(examples<[string, string]>(import.meta.url, 'abbreviations'))(
  'keeps the final period of an abbreviation in the name of an outlet: %j',
  (lines, outlet) => {
    expect(read(lines)[0]?.source).toBe(outlet);
  },
);

const sourcesOf = (lines: readonly string[]) => readList(lines).lines.map(({ source }) => source);

it('reads the outlet in brackets after a headline that contains a colon', () => {
  expect(
    sourcesOf([
      'Ferry boss: we will rebuild the pier (Quay Brief)',
      'Tram drivers begin a strike (Quay Brief)',
      'Museum reopens after the flood (Harbour Gazette)',
      'Council sells the old harbor office (Coast Times)',
    ]),
  ).toEqual(['Quay Brief', 'Quay Brief', 'Harbour Gazette', 'Coast Times']);
});

it('reads the publisher of other lines as a publisher even without a date next to it', () => {
  expect(
    sourcesOf([
      '3 November 2026 | Le Quai | Ferry runs aground off Kvaloya',
      '4 November 2026 | Le Quai | Panne : the trams stop again',
      'Le Quai | Museum reopens after the flood',
    ]),
  ).toEqual(['Le Quai', 'Le Quai', 'Le Quai']);
});

it('does not read a common word before a colon as a publisher', () => {
  expect(
    sourcesOf([
      'Harbour Gazette: Ferry runs aground',
      'Coast Times: Tram drivers begin a strike',
      'Ostrava Herald: Museum reopens today',
      'Rowing: Solveig eight win again',
    ])[3],
  ).toBeNull();
});

it('does not read the subject of the list after a dash as a publisher', () => {
  const lines = [
    'Storm hits the coast',
    'Investors flee after results - Coast Lines',
    'Coast Lines opens a second pier',
    'Crews of Coast Lines begin a strike',
    'Union meets Coast Lines for talks',
  ];
  expect(readList(lines).lines.map(({ title, source }) => [title, source])).toEqual(
    lines.map((line) => [line, null]),
  );
});
