import {
  Document,
  HeadingLevel,
  Packer,
  PageOrientation,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { EntrySection } from './entry-sections.ts';
import { ENTRY_STRINGS } from './entry-strings.ts';

const BODY = { font: 'Calibri', size: 21 } as const;
/** Monospaced font, because the templates align their columns with spaces. */
const FORM_FONT = 'Consolas';
const FORM_SIZE = 17;

/** Writes templates and tables as a Word file on landscape Letter paper, so that wide tables fit. */
export function writeTemplates(name: string, sections: readonly EntrySection[]): Promise<Blob> {
  const parts = sections.flatMap((section) => section.parts);
  const children = [
    new Paragraph({ text: name, heading: HeadingLevel.HEADING_1 }),
    ...parts.flatMap((part) =>
      part.kind === 'form' ? [heading(part.form.title), ...part.form.text.split('\n').map(formLine)] : [],
    ),
    ...parts.flatMap((part) =>
      part.kind === 'table'
        ? [heading(part.table.title), formTable(part.table.columns, part.table.rows)]
        : [],
    ),
    new Paragraph({ text: ENTRY_STRINGS.takeAway.notice, spacing: { before: 240 } }),
  ];
  const size = { width: 12_240, height: 15_840, orientation: PageOrientation.LANDSCAPE };
  const document = new Document({
    creator: 'Earshot',
    title: name,
    styles: { default: { document: { run: BODY } } },
    sections: [
      { properties: { page: { size, margin: { top: 900, right: 900, bottom: 900, left: 900 } } }, children },
    ],
  });
  return Packer.toBlob(document);
}

function heading(title: string): Paragraph {
  return new Paragraph({
    text: title,
    heading: HeadingLevel.HEADING_2,
    keepNext: true,
    spacing: { before: 240, after: 80 },
  });
}

function formLine(line: string): Paragraph {
  return new Paragraph({ children: [new TextRun({ text: line, font: FORM_FONT, size: FORM_SIZE })] });
}

function formTable(columns: readonly string[], rows: readonly (readonly string[])[]): Table {
  const row = (cells: readonly string[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (text) =>
          new TableCell({ children: [new Paragraph({ children: [new TextRun({ text, bold: isHead })] })] }),
      ),
    });
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [row(columns, true), ...rows.map((cells) => row(cells, false))],
  });
}
