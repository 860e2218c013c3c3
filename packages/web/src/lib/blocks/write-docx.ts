import { withXmlText, xmlText } from '@earshot/schema/xml-text';
import {
  AlignmentType,
  Bookmark,
  BorderStyle,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  ImageRun,
  InternalHyperlink,
  LineRuleType,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  type ParagraphChild,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import {
  type Bar,
  type Block,
  BRAND_COLOR,
  columnWidths,
  type Inline,
  plainText,
  type Run,
  runsOf,
  type Table as TableBlock,
} from './blocks.ts';
import { decodeImage } from './decode-image.ts';

export interface DocxOptions {
  readonly title: string;
  readonly author?: string;
  /** `#rrggbb`. */
  readonly accent?: string;
  readonly isLandscape?: boolean;
}

/** `color` has no `#`. `width` is that of the text. */
interface Page {
  readonly color: string;
  readonly width: number;
}

/** In twentieths of a point, like all widths here. On A4, the library's default, tables would be wider than the text. */
const LETTER = { width: 12_240, height: 15_840 } as const;
/** Both side margins together. The library's default is one inch each. */
const MARGINS = 2880;
/** Font sizes in half-points. */
const SMALL = 17;
const BODY = 21;
/** Widths of label, bar and value. */
const BAR_WIDTHS = [2900, 4560, 1900] as const;
const BAR_HEIGHT = 170;
const QUIET = '55625F';
/** Limit of Word. */
const MAX_COLUMNS = 63;

export function writeDocx(
  blocks: readonly Block[],
  { title, author = '', accent = BRAND_COLOR, isLandscape = false }: DocxOptions,
): Promise<Blob> {
  const color = accent.replace('#', '');
  const orientation = isLandscape ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT;
  const width = (isLandscape ? LETTER.height : LETTER.width) - MARGINS;
  const document = new Document({
    creator: xmlText(author) || 'Earshot',
    lastModifiedBy: xmlText(author) || 'Earshot',
    title: xmlText(title),
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: BODY }, paragraph: { spacing: { after: 80 } } },
        heading1: { run: { size: 40, bold: true, color }, paragraph: { spacing: { after: 120 } } },
        heading2: {
          run: { size: 26, bold: true, color },
          paragraph: { spacing: { before: 260, after: 100 } },
        },
      },
    },
    sections: [
      {
        properties: { page: { size: { ...LETTER, orientation } } },
        footers: { default: new Footer({ children: [pageNumber()] }) },
        children: withXmlText(blocks).flatMap((block) => elementsOf(block, { color, width })),
      },
    ],
  });
  return Packer.toBlob(document);
}

function pageNumber(): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: [new TextRun({ children: [PageNumber.CURRENT], size: SMALL })],
  });
}

function elementsOf(block: Block, page: Page): (Paragraph | Table)[] {
  switch (block.kind) {
    case 'title':
      return [new Paragraph({ text: block.text, heading: HeadingLevel.HEADING_1 })];
    case 'heading':
      return [
        new Paragraph({
          text: block.text,
          heading: HeadingLevel.HEADING_2,
          keepNext: true,
          pageBreakBefore: block.startsPage === true,
        }),
      ];
    case 'text':
      if (block.isForm) return plainText(block.content).split('\n').map(formLine);
      return [new Paragraph({ children: childrenOf(block.content, block.isSmall ? SMALL : BODY) })];
    case 'list':
      return block.items.map((item, i) =>
        block.isOrdered
          ? numbered(item, i + 1)
          : new Paragraph({ children: childrenOf(item, BODY), bullet: { level: 0 } }),
      );
    case 'image':
      return image(block.data, block.maxHeightPx);
    case 'figures':
      return [figures(block.figures, page)];
    case 'table':
      return [table(block, page)];
    case 'bars':
      return block.bars.length === 0 ? [] : [bars(block.bars, page)];
  }
}

/** The number is text: Word would continue a numbered list from the one before. */
function numbered(item: Inline, number: number): Paragraph {
  const children = [new TextRun({ text: `${number}.\t`, size: BODY }), ...childrenOf(item, BODY)];
  return new Paragraph({ children, indent: { left: 720, hanging: 360 } });
}

function formLine(text: string): Paragraph {
  return new Paragraph({
    children: [new TextRun({ text, font: 'Consolas', size: SMALL })],
    spacing: { after: 0 },
  });
}

function image(data: string, maxHeightPx: number): Paragraph[] {
  const decoded = decodeImage(data, maxHeightPx);
  if (decoded === null) return [];
  const { type, bytes, width, height } = decoded;
  return [
    new Paragraph({ children: [new ImageRun({ type, data: bytes, transformation: { width, height } })] }),
  ];
}

function figures(shown: Extract<Block, { kind: 'figures' }>['figures'], page: Page): Table {
  const width = Math.floor(page.width / Math.max(1, shown.length));
  const cells = shown.map(
    ({ value, label }) =>
      new TableCell({
        children: [
          new Paragraph({ children: [new TextRun({ text: value, bold: true, size: 34 })] }),
          new Paragraph({ children: [new TextRun({ text: label, size: SMALL, color: QUIET })] }),
        ],
      }),
  );
  const columnWidths = shown.map(() => width);
  return new Table({ ...tableLook(page), columnWidths, rows: [row(cells)] });
}

function tableLook({ width }: Page) {
  const size = { size: width, type: WidthType.DXA };
  return { width: size, layout: TableLayoutType.FIXED, borders: NO_BORDERS };
}

function row(children: TableCell[], tableHeader = false): TableRow {
  return new TableRow({ cantSplit: true, ...(tableHeader && { tableHeader }), children });
}

function table({ heads, widths, rows }: TableBlock, page: Page): Table {
  const shown = heads.slice(0, MAX_COLUMNS);
  const head = shown.map((name) =>
    cell([new Paragraph({ children: [child({ text: name, isBold: true }, SMALL)] })]),
  );
  const body = rows.map(({ id, cells }) =>
    row(
      shown.map((_, index) => {
        const lines = (cells[index] ?? []).map((line) => childrenOf(line, SMALL));
        const [first = []] = lines;
        const marked =
          index === 0 && id ? [[new Bookmark({ id, children: first })], ...lines.slice(1)] : lines;
        return cell(marked.map((children) => new Paragraph({ children, spacing: { after: 0 } })));
      }),
    ),
  );
  return new Table({
    ...tableLook(page),
    borders: { ...NO_BORDERS, insideHorizontal: LINE, bottom: LINE },
    columnWidths: columnWidths({ heads: shown, ...(widths && { widths }) }, page.width).map(Math.floor),
    rows: [row(head, true), ...body],
  });
}

function cell(children: Paragraph[]): TableCell {
  return new TableCell({
    children: children.length === 0 ? [new Paragraph('')] : children,
    verticalAlign: VerticalAlign.TOP,
    margins: { top: 50, bottom: 50, left: 70, right: 70 },
  });
}

/** A bar is a shaded paragraph, which stays sharp in print, with what it leaves free as its indent. */
function bars(shown: readonly Bar[], page: Page): Table {
  const line = (text: string) =>
    new Paragraph({ children: [child({ text }, SMALL)], spacing: { after: 40 } });
  return new Table({
    ...tableLook(page),
    columnWidths: [...BAR_WIDTHS],
    rows: shown.map(({ label, share, value }) =>
      row([
        new TableCell({ children: [line(label)] }),
        new TableCell({ children: [bar(share, page.color)], verticalAlign: VerticalAlign.CENTER }),
        new TableCell({ children: [line(value)] }),
      ]),
    ),
  });
}

function bar(share: number, fill: string): Paragraph {
  const whole = BAR_WIDTHS[1] - 200;
  return new Paragraph({
    spacing: { after: 0, line: BAR_HEIGHT, lineRule: LineRuleType.EXACT },
    ...(share > 0 && {
      indent: { right: Math.round(whole * (1 - Math.min(1, share))) },
      shading: { type: ShadingType.CLEAR, fill },
    }),
  });
}

function childrenOf(content: Inline, size: number): ParagraphChild[] {
  return runsOf(content).map((run) => child(run, size));
}

function child(run: Run, size: number): ParagraphChild {
  const { text, href, isBold = false, isQuiet = false } = run;
  if (!href) return new TextRun({ text, size, bold: isBold, ...(isQuiet && { color: QUIET }) });
  const linked = new TextRun({ text, size, bold: isBold, style: 'Hyperlink' });
  return href.startsWith('#')
    ? new InternalHyperlink({ anchor: href.slice(1), children: [linked] })
    : new ExternalHyperlink({ link: href, children: [linked] });
}

const NONE = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' } as const;
const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'D5DCDA' } as const;
const NO_BORDERS = {
  top: NONE,
  bottom: NONE,
  left: NONE,
  right: NONE,
  insideHorizontal: NONE,
  insideVertical: NONE,
} as const;
