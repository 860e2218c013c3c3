import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { readList } from '../../../../test/read-list.ts';
import { readTable, type TableRole } from './read-table.ts';

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

  it.each<[string, readonly TableRole[]]>([
    ['one', ['title']],
    ['two', ['title', 'outlet']],
    ['four', [...ROLES, 'url']],
  ])('is refused with %s of its three columns named', (_, roles) => {
    expect(() => readTable(ROWS, roles)).toThrow('columns');
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
