import { describe, expect, it, vi } from 'vitest';
import { sheetOf } from '../../../../test/build-sheet.ts';
import { readImportFile } from './read-import-file.ts';

const ROWS = 10_000;
const fileOf = (bytes: Uint8Array) => new File([Uint8Array.from(bytes)], 'clips');
const tableIn = (bytes: Uint8Array) => readImportFile(fileOf(bytes));

describe('an imported file', () => {
  it('.xlsx: 10,000 rows with their dates and the addresses of their cells, without a worker', async () => {
    const Worker = vi.fn();
    vi.stubGlobal('Worker', Worker);
    const table = await tableIn(sheetOf(ROWS));
    vi.unstubAllGlobals();
    expect(table.heads).toEqual(['Headline', 'Date', 'Link']);
    expect(table.rows).toHaveLength(ROWS);
    expect(table.rows.at(-1)).toEqual(['Ferry 9999', '2024-03-05', 'https://news.example/9999']);
    expect(Worker).not.toHaveBeenCalled();
  });

  it.each([
    [
      'windows-1252',
      Uint8Array.from(
        [...'Title;Link\nZ\u00fcrich, caf\u00e9;https://a.example/x'].map((c) => c.charCodeAt(0)),
      ),
    ],
    [
      'UTF-16 with tabs',
      Uint8Array.from(
        [...'\ufeffTitle\tLink\nZ\u00fcrich, caf\u00e9\thttps://a.example/x'].flatMap((c) => [
          c.charCodeAt(0) & 0xff,
          c.charCodeAt(0) >> 8,
        ]),
      ),
    ],
  ])('in %s has its letters and columns', async (_, bytes) => {
    expect(await tableIn(bytes)).toEqual({
      heads: ['Title', 'Link'],
      rows: [['Zürich, café', 'https://a.example/x']],
    });
  });
});
