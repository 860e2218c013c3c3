import {
  AlignmentType,
  BorderStyle,
  HeadingLevel,
  InternalHyperlink,
  PageNumber,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { articleNumbers, type ReportModel } from './report-model.ts';

/** Text width on Letter paper with one-inch margins, in twentieths of a point. */
export const PAGE_WIDTH = 9360;
/** Font sizes in half-points. */
export const SMALL = 17;
export const BODY = 20;
/** Length of a full bar, in characters. */
const BAR_CHARACTERS = 24;
/** Column widths of a chart (label, bar, value, articles), in twentieths of a point. */
const BAR_WIDTHS = [2600, 3360, 1500, 1900];

export function pageNumber(): Paragraph {
  return new Paragraph({
    alignment: AlignmentType.RIGHT,
    children: [new TextRun({ children: [PageNumber.CURRENT], size: SMALL })],
  });
}

export interface Bar {
  readonly label: string;
  /** Length of the bar as a fraction of a full bar, from 0 to 1. */
  readonly share: number;
  readonly value: string;
  readonly rows: readonly number[];
}

/** Creates a chart made of text only, so that it prints well, scales, and can be read by screen readers. */
export function bars(model: ReportModel, title: string, shown: readonly Bar[]): (Paragraph | Table)[] {
  if (shown.length === 0) return [];
  return [
    heading(title),
    new Table({
      width: { size: PAGE_WIDTH, type: WidthType.DXA },
      columnWidths: BAR_WIDTHS,
      layout: TableLayoutType.FIXED,
      borders: NO_BORDERS,
      rows: shown.map(({ label, share, value, rows }) => {
        const bar = new TextRun({
          text: '█'.repeat(Math.max(share > 0 ? 1 : 0, Math.round(share * BAR_CHARACTERS))),
          color: model.color.slice(1),
          size: 14,
        });
        const cells = [[new TextRun(label)], [bar], [new TextRun(value)], reference(rows, model)];
        return new TableRow({
          cantSplit: true,
          children: cells.map((children) => new TableCell({ children: [new Paragraph({ children })] })),
        });
      }),
    }),
  ];
}

/** Returns the numbers of the articles that a figure counts, such as `[1–3, 7]`, as a link to the first one's row. */
export function reference(rows: readonly number[], { articles }: ReportModel): ParagraphChild[] {
  const numbers = articleNumbers(rows, articles);
  const first = /^\d+/.exec(numbers)?.[0];
  if (first === undefined) return [];
  const label = new TextRun({ text: `[${numbers}]`, size: SMALL });
  return [new InternalHyperlink({ anchor: bookmarkOf(first), children: [label] })];
}

export function bookmarkOf(number: string): string {
  return `article-${number}`;
}

export function heading(title: string): Paragraph {
  return new Paragraph({ text: title, heading: HeadingLevel.HEADING_2, keepNext: true });
}

export function text(content: string, size = BODY, bold = false): Paragraph {
  return new Paragraph({ children: [new TextRun({ text: content, size, bold })] });
}

export function cell(children: Paragraph[]): TableCell {
  return new TableCell({
    children: children.length === 0 ? [text('', SMALL)] : children,
    verticalAlign: VerticalAlign.TOP,
    margins: { top: 50, bottom: 50, left: 70, right: 70 },
  });
}

const NONE = { style: BorderStyle.NONE, size: 0, color: 'FFFFFF' } as const;
const NO_BORDERS = {
  top: NONE,
  bottom: NONE,
  left: NONE,
  right: NONE,
  insideHorizontal: NONE,
  insideVertical: NONE,
} as const;
