import { strToU8, zipSync } from 'fflate';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
const text = (reference: string, value: string) =>
  `<c r="${reference}" t="inlineStr"><is><t>${value}</t></is></c>`;
/** A workbook with linked headlines and days as serial numbers. */
export function sheetOf(count: number): Uint8Array {
  const rows = Array.from({ length: count }, (_, i) => {
    const number = i + 2;
    return `<row r="${number}">${text(`A${number}`, `Ferry ${i}`)}<c r="B${number}" s="1"><v>45356</v></c></row>`;
  });
  const links = Array.from({ length: count }, (_, i) => `<hyperlink ref="A${i + 2}" r:id="l${i}"/>`);
  const targets = Array.from(
    { length: count },
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
}
