import { describe, expect, it } from 'vitest';
import { HEADLINES, readList } from '../../../../test/read-list.ts';

const RECALL = ['Norlund recalls 40,000 kettles (Reuters, 28 Nov)', 'https://www.reuters.com/kettles-1/'];
const STRIKE = ['Rail strike to go ahead on Friday (Sky News, 29 Nov)', 'https://news.sky.com/story/1'];
const read = (lines: readonly string[]) =>
  readList(lines).lines.map(({ title, source, url }) => [title, source, url]);
const EXPECTED = [RECALL, STRIKE].map(([title = '', url = '']) => {
  const [, headline = '', outlet = ''] = /^(.+) \((.+),/.exec(title) ?? [];
  return [headline, outlet, url];
});

it.each([
  ['alone', [...RECALL, ...STRIKE]],
  ['with blank lines', RECALL.flatMap((line) => [line, '']).concat('', STRIKE)],
  ['numbered and indented', [`1) ${RECALL[0]}`, `   ${RECALL[1]}`, `2) ${STRIKE[0]}`, `   ${STRIKE[1]}`]],
])('joins headlines with the links below them: %s', (_, lines) => {
  expect(read(lines)).toEqual(EXPECTED);
});

it('keeps bare links between headlines with their own links', () => {
  const lines = [
    'https://www.bbc.co.uk/news/articles/abc',
    `Rail strike to go ahead ${STRIKE[1]}`,
    RECALL[1],
    'Council votes on parking',
  ];
  expect(read(lines.map(String))).toHaveLength(4);
});

it('a section above a headline with its link is no outlet', () => {
  const lines = [
    ...['Good morning, here is what you need to know today.', 'Top Stories'],
    ...['Ferry crews walk out over pay deal', 'https://www.theguardian.com/a'],
    ...['Mayor quits after tram vote', 'https://www.bbc.co.uk/b'],
    'In other news',
    ...['Bakery sold to rival chain', 'https://www.reuters.com/c', 'See you tomorrow!'],
  ];
  expect(read(lines).map(([, source]) => source)).toEqual(['theguardian.com', 'bbc.co.uk', 'reuters.com']);
});

it('keeps the outlet above a link', () => {
  const lines = [
    'BBC News',
    'https://www.bbc.co.uk/news/articles/abc',
    'Storm closes two ports',
    'Sky News',
    STRIKE[1],
    'Rail strike to go ahead',
  ];
  expect(read(lines.map(String)).map(([, source]) => source)).toEqual(['BBC News', 'Sky News']);
});

describe('headlines without a link among others with one', () => {
  const SHORT = ['Bank cuts rates again', 'Floods hit coast', 'Mayor wins vote', 'Museum opens wing'];
  const LINKED = [
    ...['Rail strike to go ahead on Friday', 'https://gazette.example/1'],
    ...['Storm closes two ports in the north', 'https://gazette.example/2'],
  ];
  const titlesOf = (lines: readonly string[]) => readList(lines).lines.map(({ title }) => title);
  const headlinesOf = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('https:'));

  it.each([
    ['above', [...SHORT, 'Tram line opens today', 'Bakers end long strike', ...LINKED]],
    ['below', [...LINKED, ...SHORT]],
    ['between', [...LINKED.slice(0, 2), 'Strike ends in Lyon', ...LINKED.slice(2)]],
  ])('are kept: %s', (_, lines) => {
    expect(headlinesOf(titlesOf(lines))).toEqual(headlinesOf(lines));
  });

  it('are kept if their links are above them, after an introduction', () => {
    const lines = [
      'Here are the links of today',
      ...['https://gazette.example/1', 'Rail strike to go ahead'],
      ...['https://gazette.example/2', 'Port reopens after storm'],
    ];
    expect(titlesOf(lines)).toContain('Port reopens after storm');
  });
});

const OUTLETS = ['Harbour Gazette', 'Reuters', 'Quay Brief', 'BBC News', 'Ostrava Herald', 'Coast Times'];
const POSTERS = ['Hannah Price', 'Tom Adeyemi'];

/** Writes a chat with a heading for each day and, below it, two links with what the chat shows of their pages. */
const chatOf = (post: (title: string, outlet: string, n: number) => readonly string[]) => [
  '# press-clippings',
  ...HEADLINES.flatMap((title, n) => [
    ...(n % 2 === 0 ? [`Friday, November ${6 + n}th`] : []),
    ...post(title, OUTLETS[n] ?? '', n),
  ]),
  'Message #press-clippings',
];
const GOLD = HEADLINES.map((title, n) => [
  title,
  OUTLETS[n],
  `2026-11-${String(6 + n - (n % 2)).padStart(2, '0')}`,
]);

describe('links shared in a chat', () => {
  it.each<[string, (title: string, outlet: string, n: number) => readonly string[]]>([
    [
      'the address, the outlet and the headline',
      (title, outlet, n) => [`${POSTERS[n % 2]}  9:1${n} AM`, `https://coast.example/${n}`, outlet, title],
    ],
    [
      'a teaser and reactions below some headlines',
      (title, outlet, n) => [
        ...(n % 2 === 0 ? [`${POSTERS[n % 2]} (edited)  2:3${n} PM`] : []),
        `https://coast.example/${n}`,
        outlet,
        title,
        ...(n % 3 === 0 ? ['The harbor office said on Friday that nobody was hurt.'] : [':eyes: 4']),
      ],
    ],
  ])('are read with %s', (_, post) => {
    const { lines } = readList(chatOf(post));
    expect(lines.map(({ title, source, date }) => [title, source, date])).toEqual(GOLD);
  });

  it('have the address above their outlet, also below one that the chat does not show', () => {
    const chat = chatOf((title, outlet, n) => [
      ...(n === 1 ? ['https://coast.example/unseen'] : []),
      `https://coast.example/${n}`,
      outlet,
      title,
    ]);
    const { lines } = readList(chat);
    expect(lines.map(({ title, url }) => [title, url])).toEqual(
      HEADLINES.map((title, n) => [title, `https://coast.example/${n}`]),
    );
  });

  it('have the host below the teaser as their outlet if the chat shows only that', () => {
    const { lines } = readList(
      chatOf((title, _, n) => [
        POSTERS[n % 2] ?? '',
        `11/0${n + 6} 9:1${n} AM`,
        title,
        'The harbor office said on Friday that nobody was hurt.',
        `www.coast${n}.example`,
        'Reply',
      ]),
    );
    expect(lines.map(({ title, source }) => [title, source])).toEqual(
      HEADLINES.map((title, n) => [title, `coast${n}.example`]),
    );
  });
});
