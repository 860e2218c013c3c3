import { describe, expect, it } from 'vitest';
import { examples } from '../../../../test/examples.ts';
import { readLines } from './read-lines.ts';
import { readTable } from './read-table.ts';

const read = (lines: readonly string[]) =>
  readLines({ lines, lineType: 'mixed', referenceDay: '2025-06-18' }).lines;

describe('tables that are pasted row by row', () => {
  it('a row without a date is a row, because the others are', () => {
    const lines = read([
      '2025-06-02;Harbour Gazette;Ferry line reopens',
      '2025-06-02;Quay Standard;Ferry crews vote on strike',
      '2025-06-03;Harbour Gazette;Trams stop again',
      ';Mole Parade;Best day trips by ferry, tram and bus',
    ]);
    expect(lines[3]).toMatchObject({
      title: 'Best day trips by ferry, tram and bus',
      source: 'Mole Parade',
      date: null,
    });
  });

  it.each(examples<[string, string]>(import.meta.url, 'reads the columns that the header names'))(
    'reads the columns that the header %j names',
    (header, row) => {
      expect(read([header, row])).toMatchObject([
        { line: 2, title: 'Ferry reopens', source: 'Quay', date: '2025-06-02' },
      ]);
    },
  );

  it('the title and the dates of a report above the header are left out', () => {
    const { lines, leftOut } = readLines({
      lines: [
        'Medienresonanz Quay;;',
        'Zeitraum 01.06.2025 - 18.06.2025;;',
        'Datum;Medium;Titel',
        '02.06.2025;Küstenbote;Fähre liegt vor dem Leuchtturm auf Grund',
        '03.06.2025;Hafenpost;Straßenbahn streikt ab Montag',
        '04.06.2025;Hafenpost;Bibliothek öffnet wieder',
      ],
      lineType: 'mixed',
      referenceDay: '2025-06-18',
    });
    expect(lines.map(({ line }) => line)).toEqual([4, 5, 6]);
    expect(leftOut).toHaveLength(2);
  });

  it('a cell without an outlet name yields no outlet, and a row with an empty title is still read', () => {
    const lines = read([
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
      expect(read([line])).toMatchObject([{ title, source }]);
    },
  );

  it('with many bars is read by its cells if most lines have the same number', () => {
    const rows = [
      'Jun 2, 2025 | Quay News | United Kingdom | Ferry line to close its northern pier | Reach: 48.2k',
      'Jun 2, 2025 | Radio Tarn | United Kingdom | Pier closure: crews “heartbroken” at the news | Reach: 12k',
      "Jun 3, 2025 | L'Écho du Port | France | La compagnie ferme son quai du nord | Reach: 90k",
    ];
    expect(read(rows).map(({ title, source, date }) => [title, source, date])).toEqual([
      ['Ferry line to close its northern pier', 'Quay News', '2025-06-02'],
      ['Pier closure: crews “heartbroken” at the news', 'Radio Tarn', '2025-06-02'],
      ['La compagnie ferme son quai du nord', "L'Écho du Port", '2025-06-03'],
    ]);
  });
});
