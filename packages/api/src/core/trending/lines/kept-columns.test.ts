import { toCsv } from '@earshot/schema/trending/to-csv';
import { describe, expect, it } from 'vitest';
import { analyzeLines } from '../analyze-lines.ts';

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
