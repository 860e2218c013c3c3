import { InternalHyperlink, Paragraph, TextRun } from 'docx';
import { formatDate } from '../../../lib/format.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { bookmarkOf, heading, SMALL, text } from './docx-parts.ts';
import { recordSentence } from './record-lines.ts';
import type { ReportModel } from './report-model.ts';
import { spokenLine } from './spoken-line.ts';

const { report: STRINGS } = COVERAGE_STRINGS;

/** The appendix of the Word file: quotes by keyword and message, records, corrections, and the method. */
export function appendix(model: ReportModel): Paragraph[] {
  return [
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

/** Lines with the number of their article, which leads to its row; nothing without lines. */
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
