import { formatCount } from '@earshot/schema/format-count';
import {
  Bookmark,
  Document,
  ExternalHyperlink,
  Footer,
  HeadingLevel,
  ImageRun,
  Packer,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { decodeImage } from '../../../lib/blocks/decode-image.ts';
import { formatDate, formatDateTime } from '../../../lib/format.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { type ArticleCells, articleCells, columnTitles } from './article-cells.ts';
import { appendix } from './docx-appendix.ts';
import {
  type Bar,
  BODY,
  bars,
  bookmarkOf,
  cell,
  heading,
  PAGE_WIDTH,
  pageNumber,
  reference,
  SMALL,
  text,
} from './docx-parts.ts';
import { messageTables } from './message-table.ts';
import type { ReportModel } from './report-model.ts';
import { type ReportTable, toneTables } from './tone-tables.ts';

const { report: STRINGS, figures: FIGURES } = COVERAGE_STRINGS;

/** Widths of the five columns on Letter paper with one-inch margins, in twentieths of a point. They add up to 9,360. */
const COLUMN_WIDTHS = [1250, 1500, 3460, 1550, 1600] as const;
/** Letter paper, in twentieths of a point. The library's default is A4, on which the table would be wider than the text. */
const LETTER = { width: 12_240, height: 15_840 } as const;
const LOGO_HEIGHT_PX = 48;

/** Writes a coverage report as a Word file. */
export function writeDocx(model: ReportModel): Promise<Blob> {
  const color = model.color.slice(1);
  const netTone = toneTables(model)
    .slice(1)
    .flatMap((table) => reportTable(table, model));
  const document = new Document({
    creator: 'Earshot',
    title: model.title,
    styles: {
      default: {
        document: { run: { font: 'Calibri', size: BODY } },
        heading1: { run: { size: 36, bold: true, color }, paragraph: { spacing: { after: 120 } } },
        heading2: {
          run: { size: 25, bold: true, color },
          paragraph: { spacing: { before: 260, after: 100 } },
        },
      },
    },
    sections: [
      {
        properties: { page: { size: LETTER } },
        footers: { default: new Footer({ children: [pageNumber()] }) },
        children: [...firstPage(model), ...articleTable(model), ...netTone, ...appendix(model)],
      },
    ],
  });
  return Packer.toBlob(document);
}

function firstPage(model: ReportModel): (Paragraph | Table)[] {
  const logo = decodeImage(model.logo, LOGO_HEIGHT_PX);
  const cover = [model.client, model.period].filter(Boolean).join(' · ');
  const toneCounts = toneTables(model).slice(0, 1);
  return [
    ...(logo
      ? [
          new Paragraph({
            children: [
              new ImageRun({
                type: logo.type,
                data: logo.bytes,
                transformation: { width: logo.width, height: logo.height },
              }),
            ],
          }),
        ]
      : []),
    new Paragraph({ text: model.title, heading: HeadingLevel.HEADING_1 }),
    ...(cover === '' ? [] : [text(cover)]),
    text(STRINGS.prepared(formatDateTime(model.preparedAt)), SMALL),
    heading(STRINGS.summaryTitle),
    ...model.sentences.map(
      (sentence) =>
        new Paragraph({
          spacing: { after: 80 },
          children: [new TextRun(`${sentence.text} `), ...reference(sentence.rows, model)],
        }),
    ),
    totals(model),
    ...bars(model, STRINGS.share, [
      ...model.shares.map(({ keyword, mentions, percent, rows }) => ({
        label: keyword,
        share: percent / 100,
        value: `${percent}% (${formatCount(mentions)})`,
        rows,
      })),
    ]),
    ...[...toneCounts, ...messageTables(model)].flatMap((table) => reportTable(table, model)),
    ...bars(model, STRINGS.timeline, timelineBars(model)),
  ];
}

function timelineBars({ timeline }: ReportModel): Bar[] {
  const most = Math.max(1, ...timeline.map(({ articles }) => articles));
  return timeline.map(({ value, articles, rows }) => ({
    label: formatDate(value),
    share: articles / most,
    value: formatCount(articles),
    rows,
  }));
}

function totals(model: ReportModel): Table {
  return new Table({
    width: { size: PAGE_WIDTH, type: WidthType.DXA },
    columnWidths: model.totals.map(() => PAGE_WIDTH / model.totals.length),
    layout: TableLayoutType.FIXED,
    rows: [
      new TableRow({
        cantSplit: true,
        children: model.totals.map(({ name, value }) => {
          const figure = new TextRun({ text: formatCount(value), bold: true, size: 34 });
          return new TableCell({
            margins: { top: 80, bottom: 80, left: 100, right: 100 },
            children: [new Paragraph({ children: [figure] }), text(FIGURES[name], SMALL)],
          });
        }),
      }),
    ],
  });
}

function reportTable({ title, note, heads, rows }: ReportTable, model: ReportModel): (Paragraph | Table)[] {
  const head = new TableRow({
    cantSplit: true,
    children: heads.map((name) => cell([text(name, SMALL, true)])),
  });
  const body = rows.map(
    (cells) =>
      new TableRow({
        cantSplit: true,
        children: cells.map(({ text: shown, rows: ids }) =>
          cell([
            new Paragraph({
              children: [new TextRun({ text: `${shown} `, size: SMALL }), ...reference(ids, model)],
            }),
          ]),
        ),
      }),
  );
  return [
    heading(title),
    new Table({
      width: { size: PAGE_WIDTH, type: WidthType.DXA },
      columnWidths: heads.map(() => Math.floor(PAGE_WIDTH / heads.length)),
      layout: TableLayoutType.FIXED,
      rows: [head, ...body],
    }),
    ...(note === '' ? [] : [text(note, SMALL)]),
  ];
}

/** Creates the five-column table. Its header row is repeated on every page, and rows do not break across pages. */
function articleTable(model: ReportModel): (Paragraph | Table)[] {
  const head = new TableRow({
    tableHeader: true,
    cantSplit: true,
    children: columnTitles(model).map((title) => cell([text(title, SMALL, true)])),
  });
  const rows = model.articles.map((article) => articleRow(articleCells(article, model)));
  return [
    new Paragraph({ text: STRINGS.articles, heading: HeadingLevel.HEADING_2, pageBreakBefore: true }),
    new Table({
      width: { size: PAGE_WIDTH, type: WidthType.DXA },
      columnWidths: [...COLUMN_WIDTHS],
      layout: TableLayoutType.FIXED,
      rows: [head, ...rows],
    }),
  ];
}

function articleRow(cells: ArticleCells): TableRow {
  const title = new TextRun({ text: cells.headline, bold: true, size: SMALL });
  const link: ParagraphChild =
    cells.url === '' ? title : new ExternalHyperlink({ link: cells.url, children: [title] });
  const numbered = new Bookmark({
    id: bookmarkOf(cells.number),
    children: [new TextRun({ text: `[${cells.number}] `, size: SMALL })],
  });
  return new TableRow({
    cantSplit: true,
    children: [
      cell([text(cells.date, SMALL)]),
      cell([text(cells.outlet, SMALL)]),
      cell([
        new Paragraph({ children: [numbered, link] }),
        ...(cells.summary === '' ? [] : [text(cells.summary, SMALL)]),
        ...cells.notes.map((note) => text(note, SMALL)),
      ]),
      cell(cells.mentions.map((line) => text(line, SMALL))),
      cell(cells.tones.map((line) => text(line, SMALL))),
    ],
  });
}
