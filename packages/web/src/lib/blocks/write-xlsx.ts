import { withXmlText } from '@earshot/schema/xml-text';
import writeExcelFile, { type Cell, type SheetData } from 'write-excel-file/browser';
import { type Block, type Inline, plainText, runsOf } from './blocks.ts';

export interface Sheet {
  readonly name: string;
  readonly blocks: readonly Block[];
  /** Column widths in characters. */
  readonly widths: readonly number[];
}

const FORMATS = { percent: '0%', tone: '0.00' } as const;

export function writeXlsx(sheets: readonly Sheet[]): Promise<Blob> {
  return writeExcelFile(
    sheets.map(({ name, blocks, widths }) => ({
      sheet: name,
      data: withXmlText(blocks).flatMap(rowsOf),
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
    })),
    { fontFamily: 'Calibri', fontSize: 11 },
  ).toBlob();
}

function rowsOf(block: Block): SheetData {
  switch (block.kind) {
    case 'title':
    case 'heading':
      return [[head(block.text)]];
    case 'text':
      return [[words(plainText(block.content))]];
    case 'list':
      return block.items.map((item) => [words(plainText(item))]);
    case 'image':
      return [];
    case 'figures':
      return block.figures.map(({ label, value }) => [words(label), words(value)]);
    case 'table':
      return [block.heads.map(head), ...block.rows.map(({ cells }) => cells.map(cell)), []];
    case 'bars':
      return block.bars.map(({ label, value }) => [words(label), words(value)]);
  }
}

function cell(lines: readonly Inline[]): Cell {
  const [run] = lines.flatMap(runsOf);
  if (run?.value === undefined) return words(lines.map(plainText).join('\n').trim());
  const { value, format } = run;
  if (value instanceof Date) return { value, type: Date, format: 'yyyy-mm-dd' };
  return { value, type: Number, ...(format && { format: FORMATS[format] }) };
}

function head(value: string): Cell {
  return { value, type: String, fontWeight: 'bold', wrap: true };
}

/** The explicit type keeps text that looks like a formula from becoming one. */
function words(value: string): Cell {
  return value === '' ? null : { value, type: String, wrap: true, alignVertical: 'top' };
}
