import { describe, expect, it } from 'vitest';
import { HEADLINES, readList } from '../../../../test/read-list.ts';

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
const gold = HEADLINES.map((title, n) => [
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
    [
      'no address',
      (title, outlet, n) => [
        `${POSTERS[n % 2]}  9:1${n} AM`,
        outlet,
        title,
        ...(n === 1 ? ['3 replies'] : []),
      ],
    ],
  ])('are read with %s', (_, post) => {
    const { lines } = readList(chatOf(post));
    expect(lines.map(({ title, source, date }) => [title, source, date])).toEqual(gold);
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

  it('have no address if the chat shows none for them', () => {
    const chat = chatOf((title, outlet, n) => [
      ...(n === 1 ? [] : [`https://coast.example/${n}`]),
      outlet,
      title,
    ]);
    expect(readList(chat).lines.map(({ url }) => url)).toEqual(
      HEADLINES.map((_, n) => (n === 1 ? null : `https://coast.example/${n}`)),
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
