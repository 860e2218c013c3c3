import { InternalHyperlink, Paragraph, Table, TableLayoutType, TableRow, TextRun, WidthType } from 'docx';
import { formatDate } from '../../../lib/format.ts';
import { type ComparisonTable, cellText } from '../compare/comparison-tables.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { bookmarkOf, cell, heading, PAGE_WIDTH, SMALL, text } from './docx-parts.ts';
import { recordSentence } from './record-lines.ts';
import type { ReportModel } from './report-model.ts';
import { spokenLine } from './spoken-line.ts';

const { report: STRINGS } = COVERAGE_STRINGS;

/**
 * Creates the appendix of the Word file: the comparison, sentences and quotations by keyword and message, records,
 * corrections, rows that do not count, and the method.
 */
export function appendix(model: ReportModel): (Paragraph | Table)[] {
  return [
    ...model.comparison.flatMap(comparedTable),
    ...model.quotes.flatMap(({ keyword, lines }) =>
      referenced(STRINGS.quotes(keyword), STRINGS.quotesNote, lines),
    ),
    ...model.spoken.flatMap(({ keyword, lines }) =>
      referenced(
        STRINGS.spoken(keyword),
        STRINGS.spokenNote,
        lines.map((line) => ({ text: spokenLine(line), article: line.article })),
      ),
    ),
    ...listed(
      STRINGS.records,
      model.articles.flatMap((article) => recordSentence(article) ?? []),
    ),
    ...listed(
      STRINGS.corrections,
      model.corrections.map(({ at, article, what, why }) =>
        [formatDate(at), article, what, why].filter(Boolean).join(': '),
      ),
    ),
    ...listed(
      STRINGS.left,
      model.left.map(({ title, reason }) => `${title}: ${reason}`),
    ),
    ...listed(STRINGS.method, [...model.method, STRINGS.versions(model.versions)]),
  ];
}

/** Column widths of a comparison table. Their sum is `PAGE_WIDTH`. */
const COMPARED_WIDTHS = [5160, 1400, 1400, 1400];

function comparedTable({ title, heads, rows }: ComparisonTable): (Paragraph | Table)[] {
  const row = (texts: readonly string[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: texts.map((value) => cell([text(value, SMALL, isHead)])),
    });
  return [
    heading(title),
    new Table({
      width: { size: PAGE_WIDTH, type: WidthType.DXA },
      columnWidths: COMPARED_WIDTHS,
      layout: TableLayoutType.FIXED,
      rows: [row(heads, true), ...rows.map((cells) => row(cells.map(cellText), false))],
    }),
  ];
}

/** Returns a titled section of lines, each with a link to its article's row in the table. Empty if there are no lines. */
function referenced(
  title: string,
  note: string,
  lines: readonly { readonly text: string; readonly article: number }[],
): Paragraph[] {
  if (lines.length === 0) return [];
  return [
    heading(title),
    text(note, SMALL),
    ...lines.map(
      (line) =>
        new Paragraph({
          spacing: { after: 40 },
          children: [
            new TextRun({ text: `${line.text} `, size: SMALL }),
            new InternalHyperlink({
              anchor: bookmarkOf(String(line.article)),
              children: [new TextRun({ text: `[${line.article}]`, size: SMALL })],
            }),
          ],
        }),
    ),
  ];
}

function listed(title: string, lines: readonly string[]): Paragraph[] {
  return lines.length === 0 ? [] : [heading(title), ...lines.map((line) => text(line, SMALL))];
}
