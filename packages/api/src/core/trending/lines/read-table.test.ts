import { Failure } from '@earshot/schema/failures';
import { toCsv } from '@earshot/schema/trending/to-csv';
import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { HEADLINES, readList } from '../../../../test/read-list.ts';
import { analyzeLines } from '../analyze-lines.ts';
import type { TableRole } from '../layout/columns.ts';
import { type LinesInput, readLines } from './read-lines.ts';
import { readTable, splitCells } from './read-table.ts';

const PAPERS = ['Harbour Gazette', 'Reuters', 'Coast Times', 'The Guardian', 'BBC News', 'Ostrava Herald'];
const read = (lines: string | readonly string[], asked: Partial<LinesInput> = {}) =>
  readLines({ lines, lineType: 'mixed', referenceDay: '2025-06-18', ...asked });
const ROLES: readonly TableRole[] = ['title', 'outlet', 'date'];
const ROWS = [
  'Ferry aground in Lumen Bay\tHarbour Gazette\t2026-03-02',
  'Tram drivers begin strike\tOrvelle Post\t2026-03-03',
  'Library opens at last\tTarn Courier\t2026-03-03',
  'Museum shut after flood\tQuay News\t2026-03-04',
];

describe('a table whose columns the user names', () => {
  it('may have rows that look like sentences', () => {
    const rows = ['Ferry aground, no one hurt', 'Trams stop, riders walk', 'Library opens, mayor says'];
    expect(readTable(rows, ['title', 'outlet'])?.layout).toMatchObject({ delimiter: ',', cells: 2 });
    expect(readTable(rows)).toBeNull();
  });

  it('may have only two rows, and its first row is not a header', () => {
    const found = readTable(ROWS.slice(0, 2), ROLES);
    expect(found?.layout).toEqual({
      delimiter: '\t',
      cells: 3,
      header: null,
      headerLine: null,
      roles: ROLES,
    });
    expect(found?.examples).toEqual([
      ['Ferry aground in Lumen Bay', 'Tram drivers begin strike'],
      ['Harbour Gazette', 'Orvelle Post'],
      ['2026-03-02', '2026-03-03'],
    ]);
  });

  it('is refused if fewer than half of the lines have as many cells', () => {
    const lines = [...ROWS.slice(0, 2), 'Ferry aground', 'Trams stop', 'Library opens'];
    expect(() => readTable(lines, ROLES)).toThrow('columns');
    expect(readTable(lines.slice(0, 4), ROLES)?.isByHand).toBe(true);
  });
});

describe('the shape of a table', () => {
  it.each(examples<[string, readonly string[], object | null]>(import.meta.url, 'shapes'))(
    '%s',
    (_, lines, layout) => {
      const found = readTable(lines);
      if (layout === null) expect(found).toBeNull();
      else expect(found?.layout).toMatchObject(layout);
    },
  );

  it('is that of a header after a long introduction, and rows with other cells are no examples', () => {
    const introduction = `${'Press review of the week, with notes. '.repeat(60)}`;
    const found = readTable([introduction, 'Headline\tOutlet\tDate', ROWS[0] ?? '', 'x\ty', ROWS[1] ?? '']);
    expect(found?.layout).toMatchObject({
      header: ['Headline', 'Outlet', 'Date'],
      headerLine: 'Headline\tOutlet\tDate',
      roles: ROLES,
    });
    expect(found?.examples[1]).toEqual(['Harbour Gazette', 'Orvelle Post']);
  });

  it('of hundreds of rows is that of the first 300', () => {
    const rows = Array.from({ length: 400 }, (_, i) => ROWS[i % ROWS.length] ?? '');
    expect(readTable(rows)?.layout).toMatchObject({ cells: 3, roles: ROLES });
  });

  it('has a first row of words over dates as its header, whatever the words are', () => {
    const found = readTable(['Zib\tZab\tZob', ...ROWS]);
    expect(found?.layout).toMatchObject({ header: ['Zib', 'Zab', 'Zob'], headerLine: 'Zib\tZab\tZob' });
    expect(readTable(ROWS)?.layout.header).toBeNull();
  });
});

describe('a header', () => {
  const titles = (...lines: string[]) => readList(lines).lines.map(({ title }) => title);

  it('may be above a row with a comma in its headline', () => {
    const table = titles(
      'date,outlet,headline,url,author,reach',
      '2026-11-18,Reuters,Ferry lines, rivals face new rules,https://reuters.com/a,Ana Ruiz,1200',
      '2026-11-17,BBC News,Museum shuts after the flood,https://bbc.co.uk/b,,900',
      '2026-11-16,Sky News,Tram drivers vote on a deal,https://news.sky.com/c,,800',
    );
    expect(table).toEqual([
      'Ferry lines, rivals face new rules',
      'Museum shuts after the flood',
      'Tram drivers vote on a deal',
    ]);
  });

  it('is no header above prose', () => {
    const prose = ['Council approves new budget, parents protest', 'Ferry runs aground', 'Trams stop again'];
    expect(titles('Date, title', ...prose)).toEqual(expect.arrayContaining(prose));
  });

  it('is enough for rows whose last cells are empty', () => {
    const table = titles(
      'Datum\tMedium\tTitel\tReichweite\tLink',
      '18.11.2026\tSpiegel\tFähre fährt wieder\t6.400.000\thttps://spiegel.de/a',
      '17.11.2026\tMDR\tMuseum schließt nach der Flut\t880.000',
      '16.11.2026\ttaz\tKran im Hafen\t310.000\thttps://taz.de/b',
      '15.11.2026\tWelt\tTram steht still\t45.000',
    );
    expect(table).toEqual([
      'Fähre fährt wieder',
      'Museum schließt nach der Flut',
      'Kran im Hafen',
      'Tram steht still',
    ]);
  });
});

describe('tables that are pasted row by row', () => {
  it.each(examples<[string, string]>(import.meta.url, 'reads the columns that the header names'))(
    'reads the columns that the header %j names',
    (header, row) => {
      expect(read([header, row]).lines).toMatchObject([
        { line: 2, title: 'Ferry reopens', source: 'Quay', date: '2025-06-02' },
      ]);
    },
  );

  it('the title and the dates of a report above the header are left out', () => {
    const { lines, leftOut } = read([
      'Medienresonanz Quay;;',
      'Zeitraum 01.06.2025 - 18.06.2025;;',
      'Datum;Medium;Titel',
      '02.06.2025;Küstenbote;Fähre liegt vor dem Leuchtturm auf Grund',
      '03.06.2025;Hafenpost;Straßenbahn streikt ab Montag',
      '04.06.2025;Hafenpost;Bibliothek öffnet wieder',
    ]);
    expect(lines.map(({ line }) => line)).toEqual([4, 5, 6]);
    expect(leftOut).toHaveLength(2);
  });

  it('a cell without an outlet name yields no outlet, and a row with an empty title is still read', () => {
    const { lines } = read([
      'Title;Source;Date',
      'Ferry reopens;-;2025-06-02',
      ';Trams stop again at noon;2025-06-03',
      'Kutter fahren wieder;Hafen aktuell;2025-06-04',
    ]);
    expect(lines).toMatchObject([
      { title: 'Ferry reopens', source: null },
      { title: 'Trams stop again at noon', date: '2025-06-03' },
      { title: 'Kutter fahren wieder', source: 'Hafen aktuell' },
    ]);
  });

  it.each(['Source: title, date', 'Media, title and date', 'Headline', 'Ferry, tram, bus'])(
    '%j is not a header',
    (line) => {
      expect(readTable([line, 'Ferry reopens after the strike', 'Trams stop again at noon'])).toBeNull();
    },
  );

  it('headlines with commas are not a table', () => {
    expect(readTable(['Ferry, tram, bus', 'Boats, at last', 'Sun, rain, snow'])).toBeNull();
  });

  it.each(examples<[string, string, null | string]>(import.meta.url, 'quotations before a comma'))(
    'a quotation before a comma is a cell only in a table row: %s',
    (line, title, source) => {
      expect(read([line]).lines).toMatchObject([{ title, source }]);
    },
  );

  it('with many bars is read by its cells if most lines have the same number', () => {
    const rows = [
      'Jun 2, 2025 | Quay News | United Kingdom | Ferry line to close its northern pier | Reach: 48.2k',
      'Jun 2, 2025 | Radio Tarn | United Kingdom | Pier closure: crews “heartbroken” at the news | Reach: 12k',
      "Jun 3, 2025 | L'Écho du Port | France | La compagnie ferme son quai du nord | Reach: 90k",
    ];
    expect(read(rows).lines.map(({ title, source, date }) => [title, source, date])).toEqual([
      ['Ferry line to close its northern pier', 'Quay News', '2025-06-02'],
      ['Pier closure: crews “heartbroken” at the news', 'Radio Tarn', '2025-06-02'],
      ['La compagnie ferme son quai du nord', "L'Écho du Port", '2025-06-03'],
    ]);
  });
});

const TITLES = ['Quay in Ellery closes for repairs', 'Ferry dues rise again', 'Saltmarsh bank opens branch'];
const OUTLETS = ['Ellery Courier', 'Coast Wire', 'Saltmarsh Post'];
const ISO = ['2019-11-01', '2019-11-04', '2019-11-21'];
const factsOf = (text: string) =>
  read(text).lines.map(({ title, source, date, url }) => ({ title, source, date, url }));
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
      expect(factsOf(table(turned)).map(({ date }) => date)).toEqual(ISO);
    }
  });

  it.each([',', ';'])('have addresses that end at the separator %s', (delimiter) => {
    const rows = TITLES.map((title, i) => [title, `https://a.example/${i}`, ISO[i] ?? '', OUTLETS[i] ?? '']);
    expect(factsOf(table(rows, delimiter))).toEqual(
      TITLES.map((title, i) => ({ title, source: OUTLETS[i], date: ISO[i], url: `https://a.example/${i}` })),
    );
  });
});

it('a column of dates may have the serial numbers of a spreadsheet', () => {
  const rows = TITLES.map((title, i) => [String(45_356 + i), title, OUTLETS[i] ?? '']);
  expect(factsOf(table([['Date', 'Headline', 'Outlet'], ...rows])).map(({ date }) => date)).toEqual([
    '2024-03-05',
    '2024-03-06',
    '2024-03-07',
  ]);
});

it('the source of a feed is read as its items', () => {
  const feed = `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom"><title>Google Alert - harbor</title><entry>
    <title type="html">&lt;b&gt;Harbor&lt;/b&gt; workers&amp;#39; strike &amp;amp; more</title>
    <link href="https://www.google.com/url?rct=j&amp;url=https://courier.example/strike&amp;ct=ga"/>
    <published>2024-03-05T23:30:00-05:00</published></entry></feed>`;
  for (const source of [feed, feed.replace(/\n\s*/g, '')])
    expect(factsOf(source)).toMatchObject([
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

const GERMAN_TABLE = [
  'Nr.\tDatum\tMedium\tTitel\tReichweite',
  '1\t02.06.2025\tKüstenbote\tFähre liegt vor dem Leuchtturm auf Grund\t41.200',
  '2\t03.06.2025\tHafenpost\tStraßenbahn streikt ab Montag\t12.000',
  '3\t04.06.2025\tHafenpost\tBibliothek öffnet nach Umbau\t12.000',
  '4\t04.06.2025\tKüstenbote\tKutter bleiben im Hafen\t41.200',
];
const TOTAL = 'Summe\t\t4 Beiträge\t\t106.400';
const NOTES = ['Legende: Reichweite laut Anbieter.', 'Seite 1 von 1'];

it('the total of a table and the notes below it are left out', () => {
  const { lines, leftOut } = read([...GERMAN_TABLE, TOTAL, ...NOTES]);
  expect(lines.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
  expect(leftOut).toHaveLength(3);
});

it('more lines below a table than it has notes are headlines', () => {
  const headlines = ['Regen', 'Sturm', 'Schnee', 'Hagel', 'Sonne', 'Nebel'].map(
    (word) => `${word} bringt den Verkehr am Hafen zum Erliegen`,
  );
  expect(read([...GERMAN_TABLE, ...headlines]).lines).toHaveLength(10);
});

it('a last row with an unquoted comma in its headline is not a note', () => {
  const rows = ['Ferry aground', 'Tram strike begins', 'Museum reopens', 'Bakery recalls bread'].map(
    (title, n) => `2025-06-0${n + 1},Coast Times,${title}`,
  );
  const last = '2025-06-05,Coast Times,Fire in hotel, three hurt and one missing';
  expect(read(['Date,Outlet,Headline', ...rows, last]).lines.at(-1)?.text).toBe(last);
});

it('a short headline in another column is not a total', () => {
  const row = '5\t04.06.2025\tKutter sinkt\t\t12.000';
  expect(read([...GERMAN_TABLE, row, ...GERMAN_TABLE.slice(1)]).lines.map(({ line }) => line)).toContain(6);
});

describe('the columns of a table', () => {
  const rows = HEADLINES.map((title, at) => `2026-11-0${at + 1};${PAPERS[at]};${title};${7000 * at}`);

  it('are reported with their kinds and first cells', () => {
    expect(read(['When;Who;What;Reach', ...rows]).table).toEqual({
      is_used: true,
      by_hand: false,
      columns: [
        { name: 'When', kind: 'date', examples: ['2026-11-01', '2026-11-02'] },
        { name: 'Who', kind: 'outlet', examples: PAPERS.slice(0, 2) },
        { name: 'What', kind: 'headline', examples: HEADLINES.slice(0, 2) },
        { name: 'Reach', kind: 'reach', examples: ['0', '7000'] },
      ],
    });
  });

  it('have the kinds that the user sets; an ignored column is not kept', () => {
    const { lines, columns, table } = read(rows, { columns: ['ignore', 'headline', 'outlet', 'other'] });
    expect(lines[0]).toMatchObject({ title: PAPERS[0], source: HEADLINES[0], date: null });
    expect(columns.names).toEqual(['Column 4']);
    expect(table?.by_hand).toBe(true);
  });

  it('cannot be set if the list has more, fewer or no columns', () => {
    for (const lines of [rows, HEADLINES])
      expect(() => read(lines, { columns: ['headline', 'outlet'] })).toThrow(new Failure('columns-mismatch'));
  });
});

const TABLE = [
  'Date,Headline,Outlet,Link,Reach,Section',
  '2026-03-02,Ferry aground near Lumen Bay lighthouse,Harbour Gazette,https://gazette.example/a,12400,News',
  '2026-03-03,Tram drivers in Orvelle begin strike over pay,Orvelle Post,https://post.example/b,980,Business',
  '2026-03-03,"New library opens, at last, in Tarn",Tarn Courier,https://courier.example/c,,Culture',
].join('\n');

describe('columns of a pasted table', () => {
  it('that are neither headline, outlet, date nor address come back in the table of lines', () => {
    const ranking = analyzeLines({ lines: TABLE, lineType: 'mixed', referenceDay: '2026-03-04' });
    expect(ranking.summary.columns).toEqual(['Reach', 'Section']);
    const csv = toCsv(ranking, 'lines');
    expect(csv.split('\r\n')[0]).toMatch(/,Reach,Section$/);
    expect(csv).toMatch(/Harbour Gazette,.*,12400,News\r\n/);
    expect(csv).toMatch(/Tarn Courier,.*,,Culture\r\n/);
  });

  it.each([
    ['Reichweite (Mio.)', '1,05', 1_050_000],
    ['Auflage in Tsd.', '120,5', 120_500],
    ['Audiencia', '1.234.567', 1_234_567],
    ['Reach (M)', '310.5', 310_500_000],
    ['Reach_k', '980', 980_000],
    ['Reach (in 1,000)', '41', 41_000],
    ['Reach (k)', '1,350,000', 1_350_000],
    ['Reichweite (Mio.)', '1250000', 1_250_000],
  ])('reach under the header %s with the cell %s is %d', (header, cell, reach) => {
    const rows = ['Fähre liegt auf Grund;Küstenbote', 'Straßenbahn streikt ab Montag;Hafenpost'];
    const { columns } = read([
      `Titel;Medium;Datum;${header}`,
      ...rows.map((row, i) => `${row};0${i + 1}/03/2026;${cell}`),
    ]);
    expect([...columns.reachOf.values()]).toEqual([reach, reach]);
  });

  it('rows with other cells have none, and empty columns are left out', () => {
    const rows = [
      'Headline;Outlet;Reach;Notes;Section',
      'Ferry aground;Quay News;400;;Local',
      'Trams stop;Hill Post;12k;;Local',
      'Library opens;Quay News',
    ];
    const { columns } = read(rows);
    expect(columns.names).toEqual(['Reach', 'Section']);
    expect([...columns.cellsOf.values()]).toEqual([
      ['400', 'Local'],
      ['12k', 'Local'],
    ]);
    expect([...columns.reachOf.values()]).toEqual([400, 12_000]);
  });
});
