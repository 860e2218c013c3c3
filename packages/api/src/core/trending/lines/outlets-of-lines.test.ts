import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { HEADLINES, readList } from '../../../../test/read-list.ts';
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

const OUTLETS_LAST = [
  'Tesla shares slide after recall - Reuters',
  'Tesla to cut jobs in Berlin - Bloomberg',
  'Airbus wins order from Delta - CNBC',
  'Council approves flood plan - BBC News',
  'Model Y sales fall again - Electrek',
  'Rail fares to rise in March - The Guardian',
  'Ports close as storm nears - Sky News',
  'Drug maker wins approval - STAT',
];

const lastOf = (line: string, separator: string) => {
  const read = readList([...OUTLETS_LAST, line].map((text) => text.replace(' - ', separator))).lines.at(-1);
  return [read?.title, read?.source];
};

describe('a piece in the place where a list has its outlets', () => {
  it.each([
    'Arsenal beat Chelsea - as it happened',
    'Strike talks fail - what we know so far',
    'Profits climb at Acme - Q3 2025',
    'Pay offer rejected - union',
    'Storm hits coast - video',
    'London - Ports close',
  ])('is not an outlet if it is no name: %s', (line) => {
    expect(lastOf(line, ' - ')).toEqual([line, null]);
    expect(lastOf(line, ' | ')[1]).toBeNull();
  });

  it.each(['"We will rebuild" - Starmer', '"Not our fault" - Tesla'])('is the person quoted: %s', (line) => {
    expect(lastOf(line, ' - ')).toEqual([line, null]);
  });

  it.each(['Port strike enters second week - 12 May 2026', 'Airbus wins new order - 2 hours ago'])(
    'may be only a date: %s',
    (line) => {
      expect(lastOf(line, ' - ')).toEqual([line.split(' - ')[0], null]);
    },
  );

  it('does not overrule a known outlet in front', () => {
    expect(lastOf('Reuters: Port strike ends - at last', ' - ')[1]).toBe('Reuters');
  });

  it('is an outlet if it is an unknown name', () => {
    expect(lastOf('Port strike ends after nine days - Quay Brief', ' - ')[1]).toBe('Quay Brief');
  });
});

const readOf = (lines: readonly string[]) =>
  readList(lines).lines.map(({ title, source }) => [title, source]);
const [ferry = '', trams = '', museum = ''] = HEADLINES;

it.each<[string, string[], (string | null)[]]>([
  [
    'of the addresses below',
    [
      ferry,
      'https://www.coast.example/a',
      trams,
      'https://quay.example/b',
      museum,
      'https://coast.example/c',
    ],
    ['coast.example', 'quay.example', 'coast.example'],
  ],
  [
    'of no address if all lead to one service',
    [
      ferry,
      'https://portal.example/1',
      trams,
      'https://portal.example/2',
      museum,
      'https://portal.example/3',
    ],
    [null, null, null],
  ],
  ['of no host that only counts clicks', [`${ferry} https://click.mail.example/x9`, trams], [null, null]],
  [
    'without its handle',
    HEADLINES.flatMap((title, n) => [`Sky News @SkyNews · ${n + 1}h`, title]),
    HEADLINES.map(() => 'Sky News'),
  ],
])('an outlet is read %s', (_, lines, outlets) => {
  expect(readOf(lines).map(([, source]) => source)).toEqual(outlets);
});

it('takes the handle from the front of a post, and the link from its end', () => {
  expect(readOf([`RT @guardian: ${ferry} https://t.co/aB1`, `@quaywatcher: ${trams}`])).toEqual([
    [ferry, 'The Guardian'],
    [trams, null],
  ]);
});

it('takes no name with a number from beside a headline that contains it', () => {
  const [first] = readOf(['Voters back Proposition 187 | Proposition 187', ferry, trams]);
  expect(first?.[1]).toBeNull();
});

it('takes no day from the latest reply to a post', () => {
  const lines = [ferry, 'Reuters', 'Last reply today at 9:01 AM', trams, 'Quay Brief', museum, 'Sky News'];
  expect(readList(lines).lines[0]?.date).toBeNull();
});
