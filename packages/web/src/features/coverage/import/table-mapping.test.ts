import { examplesIn } from '@earshot/schema/testing/examples';
import { describe, expect, it } from 'vitest';
import table from './table-columns.examples.tsv?raw';
import { addressesOf, guessColumns } from './table-mapping.tsx';

const TABLE = {
  heads: ['Published', 'Source', 'Title', 'Link', 'Reach', 'Notes', 'Tier'],
  rows: [
    ['2026-03-04', 'Harbor Ledger', 'Ferries go electric', 'https://news.example/1', '1,250,000', 'Top', 'A'],
    ['04.03.2026', 'Coast Radio', 'A line opens', 'https://news.example/2', '1.2M', ''],
    ['03/04/2026', 'Northbank Times', 'No link', '', '10', ''],
    ['', '', '', '', '', ''],
  ],
};

describe('importing a table', () => {
  it('columns are guessed by their names, and the URL column by its content', () => {
    expect(guessColumns(TABLE)).toEqual({
      date: 0,
      outlet: 1,
      headline: 2,
      address: 3,
      reach: 4,
      note: 5,
      tier: 6,
    });
    expect(guessColumns({ heads: ['A', 'B'], rows: [['x', 'https://news.example/1']] })).toMatchObject({
      address: 1,
      headline: null,
    });
  });

  it('facts are imported, and rows without a URL are counted', () => {
    const { addresses, left } = addressesOf(TABLE, guessColumns(TABLE));
    expect(left).toBe(1);
    expect(addresses.map(({ address, known }) => [address, known])).toEqual([
      [
        'https://news.example/1',
        {
          headline: 'Ferries go electric',
          outlet: 'Harbor Ledger',
          date: '2026-03-04',
          reach: 1_250_000,
          note: 'Top',
          tier: 'A',
        },
      ],
      [
        'https://news.example/2',
        {
          headline: 'A line opens',
          outlet: 'Coast Radio',
          date: '2026-03-04',
          reach: 1_200_000,
          note: '',
          tier: '',
        },
      ],
    ]);
  });

  it.each(examplesIn<[string[], string[]]>(table, 'the days are read'))(
    'the days %j are read as %j',
    (cells, days) => {
      const table = { heads: ['url', 'date'], rows: cells.map((cell) => ['https://news.example/1', cell]) };
      expect(addressesOf(table, guessColumns(table)).addresses.map(({ known }) => known?.date)).toEqual(days);
    },
  );

  it.each(examplesIn<[string, number | null]>(table, 'the reach is read'))(
    'the reach %s is read as %s',
    (text, reach) => {
      const table = { heads: ['url', 'reach'], rows: [['https://news.example/1', text]] };
      expect(addressesOf(table, guessColumns(table)).addresses[0]?.known?.reach).toBe(reach);
    },
  );
});
