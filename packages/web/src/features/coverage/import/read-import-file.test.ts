import { strToU8, zipSync } from 'fflate/browser';
import { describe, expect, it, vi } from 'vitest';
import { zip } from '../../../lib/zip-here.ts';
import { readImportFile } from './read-import-file.ts';

const ROWS = 5_000;
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const text = (reference: string, value: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`;
const workbook = () => {
  const rows = Array.from({ length: ROWS }, (_, i) => {
    const number = i + 2;
    return `<row r="${number}">${text(`A${number}`, `Ferry ${i}`)}<c r="B${number}" s="1"><v>45356</v></c></row>`;
  });
  const links = Array.from({ length: ROWS }, (_, i) => `<hyperlink ref="A${i + 2}" r:id="l${i}"/>`);
  const targets = Array.from(
    { length: ROWS },
    (_, i) => `<Relationship Id="l${i}" Target="https://news.example/${i}" TargetMode="External"/>`,
  );
  const parts = {
    '[Content_Types].xml': `<Types><Override PartName="/xl/workbook.xml" ContentType="${TYPE}"/></Types>`,
    '_rels/.rels': `<Relationships><Relationship Id="a" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns:r="${OFFICE}"><sheets><sheet name="Clips" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>',
    'xl/worksheets/sheet1.xml': `<worksheet xmlns:r="${OFFICE}"><sheetData><row r="1">${text('A1', 'Headline')}${text('B1', 'Date')}</row>${rows.join('')}</sheetData><hyperlinks>${links.join('')}</hyperlinks></worksheet>`,
    'xl/worksheets/_rels/sheet1.xml.rels': `<Relationships>${targets.join('')}</Relationships>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])));
};
const fileOf = (bytes: Uint8Array) => new File([Uint8Array.from(bytes)], 'clips');
const tableIn = async (bytes: Uint8Array) => {
  const opened = await readImportFile(fileOf(bytes));
  return opened.kind === 'table' ? opened.table : null;
};

describe('an imported file', () => {
  it('.xlsx: 5,000 rows with their dates and the addresses of their cells, without a worker', async () => {
    const Worker = vi.fn();
    vi.stubGlobal('Worker', Worker);
    const table = await tableIn(workbook());
    vi.unstubAllGlobals();
    expect(table?.heads).toEqual(['Headline', 'Date', 'Link']);
    expect(table?.rows).toHaveLength(ROWS);
    expect(table?.rows.at(-1)).toEqual(['Ferry 4999', '2024-03-05', 'https://news.example/4999']);
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

  it('packs large parts in this thread', () => {
    const Worker = vi.fn();
    vi.stubGlobal('Worker', Worker);
    const done = vi.fn();
    zip({ 'a.xml': strToU8('x'.repeat(400_000)) }, done);
    vi.unstubAllGlobals();
    expect(done).toHaveBeenCalledWith(null, expect.any(Uint8Array));
    expect(Worker).not.toHaveBeenCalled();
  });
});
