import { describe, expect, it } from 'vitest';
import { buildZip, type ZipPart } from '../../../test/fixtures/documents/build-zip.ts';
import { readDocument } from './read-document.ts';

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PARTS: Readonly<Record<string, string>> = {
  '[Content_Types].xml': `<Types><Override PartName="/xl/workbook.xml" ContentType="${TYPE}"/></Types>`,
  '_rels/.rels': `<Relationships><Relationship Id="a" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    '<workbook><sheets><sheet name="Old" sheetId="1" state="hidden" r:id="r1"/><sheet name="Empty" sheetId="2" r:id="r2"/><sheet name="Clips" sheetId="3" r:id="r3"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="worksheets/sheet2.xml"/><Relationship Id="r3" Target="/xl/worksheets/sheet3.xml"/></Relationships>',
  'xl/sharedStrings.xml':
    '<sst><si><t>Headline</t></si><si><r><t>Ferry </t></r><r><t>line reopens</t></r><rPh><t>hint</t></rPh></si></sst>',
  'xl/styles.xml':
    '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd\\.mm\\.yyyy"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>',
  'xl/worksheets/sheet1.xml':
    '<worksheet><sheetData><row><c t="str"><v>hidden</v></c></row></sheetData></worksheet>',
  'xl/worksheets/sheet2.xml': '<worksheet><sheetData/></worksheet>',
  'xl/worksheets/sheet3.xml':
    '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Reach</t></is></c></row><row r="2"><c r="A2" t="s"><v>1</v></c><c r="B2" s="1"><v>46338.5</v></c><c r="C2"><v>1200</v></c><c r="D2" t="e"><v>#N/A</v></c></row></sheetData></worksheet>',
};

const workbook = (changes: Readonly<Record<string, string>> = {}) =>
  buildZip(Object.entries({ ...PARTS, ...changes }).map(([name, content]): ZipPart => ({ name, content })));
const read = (bytes: Uint8Array, name = 'clips.xlsx') => readDocument({ name, bytes });

describe('an .xlsx file', () => {
  it('gives the rows of the first visible sheet that has any, with days and empty cells in their places', async () => {
    const { lines } = await read(workbook());
    expect(lines).toEqual(['Headline\t\tReach', 'Ferry line reopens\t2026-11-12 12:00\t1200']);
  });

  it('counts days from 1904 where the workbook does', async () => {
    const main =
      PARTS['xl/workbook.xml']?.replace('<workbook>', '<workbook><workbookPr date1904="1"/>') ?? '';
    const { lines } = await read(workbook({ 'xl/workbook.xml': main }));
    expect(lines[1]).toContain('2030-11-13 12:00');
  });

  it('reads no cell beyond the last column', async () => {
    const far =
      '<worksheet><sheetData><row><c r="A1" t="str"><v>near</v></c><c r="XFD1" t="str"><v>far</v></c></row></sheetData></worksheet>';
    const { lines } = await read(workbook({ 'xl/worksheets/sheet3.xml': far }));
    expect(lines).toEqual(['near']);
  });

  it('has the links of cells in a separate column, unless the row already contains them', async () => {
    const sheet = `<worksheet><sheetData>
      <row r="1"><c r="A1" t="str"><v>Headline</v></c><c r="B1" t="str"><v>Outlet</v></c></row>
      <row r="2"><c r="A2" t="str"><f>HYPERLINK("https://a.example/1","One")</f><v>One</v></c></row>
      <row r="4"><c r="A4" t="str"><v>Two</v></c><c r="B4" t="str"><v>Wire</v></c></row>
      <row r="5"><c r="A5" t="str"><v>Three</v></c></row></sheetData>
      <hyperlinks><hyperlink ref="A4" r:id="l1"/><hyperlink ref="A5" r:id="l2"/></hyperlinks></worksheet>`;
    const links = `<Relationships><Relationship Id="l1" Target="https://a.example/2" TargetMode="External"/>
      <Relationship Id="l2" Target="mailto:x@a.example" TargetMode="External"/></Relationships>`;
    const changes = { 'xl/worksheets/sheet3.xml': sheet, 'xl/worksheets/_rels/sheet3.xml.rels': links };
    const { lines } = await read(workbook(changes));
    expect(lines).toEqual([
      'Headline\tOutlet\tLink',
      'One\t\thttps://a.example/1',
      'Two\tWire\thttps://a.example/2',
      'Three',
    ]);
  });

  it.each([
    ['a Word file', { '[Content_Types].xml': '<Types/>' }, 'file-type-mismatch'],
    ['a missing workbook', { '_rels/.rels': '<Relationships/>' }, 'file-type-mismatch'],
    ['a document type declaration', { 'xl/styles.xml': '<!DOCTYPE a><a/>' }, 'file-dtd'],
    ['damaged XML', { 'xl/worksheets/sheet3.xml': '<worksheet><row' }, 'file-corrupt'],
    ['a bomb', { 'xl/sharedStrings.xml': `<sst>${' '.repeat(40_000_000)}</sst>` }, 'file-archive-too-large'],
  ])('is refused when it is %s', async (_, changes, cause) => {
    await expect(read(workbook(changes))).rejects.toMatchObject({ failureCause: cause });
  });
});

describe('a .csv file', () => {
  it('gives its rows with tabs, whatever the separator, and line breaks within cells as blanks', async () => {
    const text = 'Titel;Quelle;Reichweite\r\n"Fähre\nfährt wieder";Hafen aktuell;1,5\r\nTram; hält;2,5\r\n';
    const { lines } = await read(new TextEncoder().encode(text), 'clips.csv');
    expect(lines).toEqual([
      'Titel\tQuelle\tReichweite',
      'Fähre fährt wieder\tHafen aktuell\t1,5',
      'Tram\thält\t2,5',
    ]);
  });

  it('is refused when it is a workbook', async () => {
    await expect(read(workbook(), 'clips.csv')).rejects.toMatchObject({ failureCause: 'file-type-mismatch' });
  });
});
