import { expect, it } from 'vitest';
import { HEADLINES, readList } from '../../../../test/read-list.ts';

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

it('takes the handle of a known outlet from the front of a headline', () => {
  expect(readOf([`RT @guardian: ${ferry}`, `@quaywatcher: ${trams}`])).toEqual([
    [ferry, 'The Guardian'],
    [`@quaywatcher: ${trams}`, null],
  ]);
});

it('takes no name with a number from beside a headline that contains it', () => {
  const [first] = readOf(['Voters back Proposition 187 | Proposition 187', ferry, trams]);
  expect(first?.[1]).toBeNull();
});

it('joins a headline without quotes that contains the delimiter of its row', () => {
  const rows = [
    'Date;Outlet;Title;URL',
    `2026-11-03;Reuters;${ferry};https://a.example/1`,
    '2026-11-04;Quay Brief;Bakers raise prices; who pays?;https://b.example/2',
    `2026-11-05;Sky News;${museum};https://c.example/3`,
  ];
  expect(readOf(rows)[1]).toEqual(['Bakers raise prices; who pays?', 'Quay Brief']);
});

it('does not rank the controls below each article', () => {
  const lines = HEADLINES.flatMap((title, n) => [
    title,
    'Quay Brief',
    `${n + 1} hours ago`,
    'Save Share Add to report',
  ]);
  expect(readOf(lines).map(([title]) => title)).toEqual(HEADLINES);
});

it('takes no day from the latest reply to a post', () => {
  const lines = [ferry, 'Reuters', 'Last reply today at 9:01 AM', trams, 'Quay Brief', museum, 'Sky News'];
  expect(readList(lines).lines[0]?.date).toBeNull();
});
