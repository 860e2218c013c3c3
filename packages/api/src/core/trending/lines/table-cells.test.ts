import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { readLines } from './read-lines.ts';
import { splitCells } from './read-table.ts';

const TITLES = ['Quay in Ellery closes for repairs', 'Ferry dues rise again', 'Saltmarsh bank opens branch'];
const OUTLETS = ['Ellery Courier', 'Coast Wire', 'Saltmarsh Post'];
const DAYS = ['03-25', '03-25', '03-26'];
const ISO = ['2019-11-01', '2019-11-04', '2019-11-21'];
const read = (lines: string) =>
  readLines({ lines, lineType: 'mixed', referenceDay: '2026-06-18' }).lines.map(
    ({ title, source, date, url }) => ({ title, source, date, url }),
  );
const table = (rows: readonly (readonly string[])[], delimiter = '\t') =>
  rows.map((row) => row.join(delimiter)).join('\n');

describe('rows without a header', () => {
  it.each([
    [['11/01/2019', '11/04/2019', '11/21/2019']],
    [['1/11/2019', '4/11/2019', '21/11/2019']],
    [['11/1/19', '11/4/19', '11/21/19']],
    [['1-Nov-19', '4-Nov-19', '21-Nov-19']],
  ])('have the days %j in every order of the columns', (days) => {
    const rows = TITLES.map((title, i) => [days[i] ?? '', title, OUTLETS[i] ?? '']);
    for (const turn of [0, 1, 2]) {
      const turned = rows.map((row) => [...row.slice(turn), ...row.slice(0, turn)]);
      expect(read(table(turned)).map(({ date }) => date)).toEqual(ISO);
    }
  });

  it.each([',', ';'])('have addresses that end at the separator %s', (delimiter) => {
    const rows = TITLES.map((title, i) => [title, `https://a.example/${i}`, ISO[i] ?? '', OUTLETS[i] ?? '']);
    expect(read(table(rows, delimiter))).toEqual(
      TITLES.map((title, i) => ({ title, source: OUTLETS[i], date: ISO[i], url: `https://a.example/${i}` })),
    );
  });
});

it('a column of dates may have the serial numbers of a spreadsheet', () => {
  const rows = TITLES.map((title, i) => [String(45_356 + i), title, OUTLETS[i] ?? '']);
  expect(read(table([['Date', 'Headline', 'Outlet'], ...rows])).map(({ date }) => date)).toEqual([
    '2024-03-05',
    '2024-03-06',
    '2024-03-07',
  ]);
});

it('a message of an exported chat has its date, not its sender', () => {
  const stamps = [
    '25/03/2024, 09:12 - Ada Fenwick: ',
    '[25/03/2024, 09:13:20] Joao Merrow: ',
    '26/03/2024, 18:40 - Rui: ',
  ];
  const more = ['Crab boats move north', 'School band wins coast prize', 'Storm costs county a million'];
  const titles = [...TITLES, ...more];
  const found = read(titles.map((title, i) => `${stamps[i % 3]}${title} https://a.example/${i}`).join('\n'));
  expect(found.map(({ title }) => title)).toEqual(titles);
  expect(found.map(({ date }) => date?.slice(5))).toEqual([...DAYS, ...DAYS]);
});

it('the source of a feed is read as its items', () => {
  const feed = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Google Alert - harbor</title><entry>
    <title type="html">&lt;b&gt;Harbor&lt;/b&gt; workers&amp;#39; strike &amp;amp; more</title>
    <link href="https://www.google.com/url?rct=j&amp;url=https://courier.example/strike&amp;ct=ga"/>
    <published>2024-03-05T23:30:00-05:00</published></entry></feed>`;
  for (const source of [feed, feed.replace(/\n\s*/g, '')])
    expect(read(source)).toMatchObject([
      { title: "Harbor workers' strike & more", date: '2024-03-05', url: 'https://courier.example/strike' },
    ]);
});

describe('rows of a table', () => {
  it.each(examples<[string, string[] | null]>(import.meta.url, 'the cells of'))(
    'the cells of %j are %j',
    (line, cells) => {
      expect(splitCells(line)?.cells ?? null).toEqual(cells);
    },
  );
});
