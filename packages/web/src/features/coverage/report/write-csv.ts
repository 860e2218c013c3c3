import { csvTable } from '@earshot/schema/csv-table';
import { COVERAGE_STRINGS } from '../strings.ts';
import { recordLabels, recordValue } from './record-lines.ts';
import type { ReportModel } from './report-model.ts';

const { report: STRINGS, table: TABLE } = COVERAGE_STRINGS;

/** Writes a report's articles as CSV, with ISO dates and separate columns for tone labels and tone values. */
export function writeCsv({ keywords, articles, left }: ReportModel): string {
  const records = recordLabels(articles);
  const heads = [
    STRINGS.number,
    TABLE.date,
    TABLE.outlet,
    TABLE.scope,
    TABLE.headline,
    TABLE.address,
    STRINGS.author,
    ...keywords.flatMap((keyword) => [
      STRINGS.mentionsOf(keyword),
      `${TABLE.inHeadline}: ${keyword}`,
      STRINGS.toneOf(keyword),
      STRINGS.toneValueOf(keyword),
    ]),
    STRINGS.reach,
    STRINGS.words,
    TABLE.summary,
    STRINGS.notes,
    ...records,
  ];
  const rows = articles.map((article) => [
    article.number,
    /^\d{4}-\d{2}-\d{2}/.exec(article.date)?.[0] ?? article.date,
    article.outlet,
    article.scope,
    article.headline,
    article.url,
    article.author,
    ...article.figures.flatMap(({ mentions, inHeadline, toneText, toneValue }) => [
      mentions ?? '',
      mentions === null ? '' : inHeadline ? TABLE.yes : TABLE.no,
      toneText,
      toneValue === null ? '' : Math.round(toneValue * 1000) / 1000,
    ]),
    article.reach ?? '',
    article.words,
    article.summary,
    article.notes.join(' '),
    ...records.map((name) => recordValue(article, name)),
  ]);
  const headline = heads.indexOf(TABLE.headline);
  const notes = heads.indexOf(STRINGS.notes);
  // Rows that do not count are listed with empty figures.
  const others = left.map(({ title, reason }) =>
    heads.map((_, at) => (at === headline ? title : at === notes ? `${STRINGS.left}: ${reason}` : '')),
  );
  return csvTable([heads, ...rows, ...others]);
}
