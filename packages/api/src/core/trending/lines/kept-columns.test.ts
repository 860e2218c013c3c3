import { toCsv } from '@earshot/schema/trending/to-csv';
import { describe, expect, it } from 'vitest';
import { analyzeLines } from '../analyze-lines.ts';
import { readLines } from './read-lines.ts';

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
    ['Reach', '980', 980],
    ['Reach (k)', '980', 980_000],
    ['Reach (M)', '310.5', 310_500_000],
    ['Reach_k', '980', 980_000],
    ['Reach (in 1,000)', '41', 41_000],
    ['Reach (k)', '1,350,000', 1_350_000],
    ['Reichweite (Mio.)', '1250000', 1_250_000],
  ])('reach under the header %s with the cell %s is %d', (header, cell, reach) => {
    const rows = ['Fähre liegt auf Grund;Küstenbote', 'Straßenbahn streikt ab Montag;Hafenpost'];
    const { columns } = readLines({
      lines: [`Titel;Medium;Datum;${header}`, ...rows.map((row, i) => `${row};0${i + 1}/03/2026;${cell}`)],
      lineType: 'mixed',
      referenceDay: '2026-03-04',
    });
    expect([...columns.reachOf.values()]).toEqual([reach, reach]);
  });

  it('rows with other cells have none, and empty columns are left out', () => {
    const rows = [
      'Headline;Outlet;Reach;Notes;Section',
      'Ferry aground;Quay News;400;;Local',
      'Trams stop;Hill Post;12k;;Local',
      'Library opens;Quay News',
    ];
    const { columns } = readLines({ lines: rows, lineType: 'mixed', referenceDay: '2026-03-04' });
    expect(columns.names).toEqual(['Reach', 'Section']);
    expect([...columns.cellsOf.values()]).toEqual([
      ['400', 'Local'],
      ['12k', 'Local'],
    ]);
    expect([...columns.reachOf.values()]).toEqual([400, 12_000]);
  });

  it('a list that is not a table has none', () => {
    const { summary, items } = analyzeLines({
      lines: 'Ferry aground near lighthouse - Harbour Gazette\nTram strike begins - Orvelle Post',
      lineType: 'mixed',
      referenceDay: '2026-03-04',
    });
    expect(summary).not.toHaveProperty('columns');
    expect(items[0]?.members[0]).not.toHaveProperty('cells');
  });
});
