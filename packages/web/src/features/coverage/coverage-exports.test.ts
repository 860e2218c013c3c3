import { csvTable } from '@earshot/schema/csv-table';
import { describe, expect, it } from 'vitest';
import { coverageEntry, coverageList, coverageRow } from '../../../test/coverage.ts';
import { coverageMarkdown, tableHtml, tableTsv, withAddresses } from './coverage-exports.ts';
import { coverageTable } from './coverage-table.ts';

const list = coverageList(
  coverageRow(1, {
    entry: coverageEntry({ headline: '<b>Ferries</b> & "piers" | now', summary: 'One\ttwo\nthree' }),
    edits: { outlet: '=Ledger', tones: { alpha: { label: 'Negative', note: 'Irony in the headline' } } },
  }),
  coverageRow(2, { entry: coverageEntry({ url: '', headline: 'Pasted' }) }),
  coverageRow(3, { excluded: 'A repeat' }),
  coverageRow(4, { entry: coverageEntry({ type: 'social', outlet: 'Mastodon' }) }),
);
const table = coverageTable(list, 'alpha');

describe('the table of a coverage list', () => {
  it('has one row for each article that counts, and one column for each keyword', () => {
    expect(table.columns).toEqual([
      'Date',
      'Outlet',
      'Scope',
      'Headline',
      'Mentions of alpha',
      'Mentions of beta',
      'In the headline',
      'Tone toward alpha',
      'Summary',
      'Notes',
    ]);
    expect(table.rows).toHaveLength(3);
    expect(table.rows[0]?.map(({ value }) => value)).toEqual([
      'March 5, 2025',
      '=Ledger',
      'regional',
      '<b>Ferries</b> & "piers" | now',
      3,
      1,
      'alpha',
      'Negative (set by hand)',
      'One\ttwo\nthree',
      'Corrected by hand: outlet. Tone toward alpha set to Negative by hand: Irony in the headline',
    ]);
  });

  it('says which rows are posts and no articles', () => {
    expect(table.rows.map((row) => row.at(-1)?.value)).toEqual([
      expect.stringMatching(/^Corrected/),
      '',
      'Social post.',
    ]);
  });

  it('as HTML carries links, and nothing in a cell becomes markup', () => {
    const html = tableHtml(table);
    expect(html).toContain(
      '<a href="https://news.example/story">&lt;b&gt;Ferries&lt;/b&gt; &amp; &quot;piers&quot; | now</a>',
    );
    expect(html).toContain('<td valign="top">Pasted</td>');
    expect(html.match(/<tr>/g)).toHaveLength(4);
  });

  it('as tab-separated text keeps its columns and gives the address', () => {
    const lines = tableTsv(table).split('\n');
    expect(lines).toHaveLength(4);
    expect(new Set(lines.map((line) => line.split('\t').length))).toEqual(new Set([11]));
    expect(lines[1]?.split('\t').at(-1)).toBe('https://news.example/story');
  });

  it('#397 as CSV lets no cell run as a formula', () => {
    expect(csvTable(withAddresses(table))).toContain(",'=Ledger,");
  });

  it('as Markdown has share of voice with its formula and caveat, and links', () => {
    const markdown = coverageMarkdown({ ...list, client: 'Tidewell', period: 'March 2025' }, 'alpha');
    expect(markdown).toContain('Tidewell · March 2025');
    expect(markdown).toContain('| alpha | 9 | 3 | 75% |');
    expect(markdown).toContain('Share of voice = mentions of one keyword');
    expect(markdown).toContain('It does not say how much coverage there was in all');
    expect(markdown).toContain('[\\<b\\>Ferries\\</b\\> & "piers" \\| now](<https://news.example/story>)');
  });
});
