import { csvTable } from '@earshot/schema/csv-table';
import { COVERAGE_STRINGS } from '../strings.ts';
import { type ArticleColumn, articleColumns } from './article-columns.ts';
import type { ReportArticle, ReportModel } from './report-model.ts';

const { report: STRINGS, table: TABLE } = COVERAGE_STRINGS;

/** Writes a report's articles as CSV, with ISO dates and separate columns for tone labels and tone values. */
export function writeCsv(model: ReportModel): string {
  const columns = articleColumns(model);
  const rows = model.articles.map((article) => columns.map((column) => cellOf(column, article)));
  const heads = columns.map(({ head }) => head);
  const headline = heads.indexOf(TABLE.headline);
  const notes = heads.indexOf(STRINGS.notes);
  // Rows that do not count are listed with empty figures.
  const others = model.left.map(({ title, reason }) =>
    heads.map((_, at) => (at === headline ? title : at === notes ? `${STRINGS.left}: ${reason}` : '')),
  );
  return csvTable([heads, ...rows, ...others]);
}

function cellOf({ format, value }: ArticleColumn, article: ReportArticle): string | number {
  const found = value(article) ?? '';
  if (typeof found === 'number') return format === 'tone' ? Math.round(found * 1000) / 1000 : found;
  return format === 'date' ? (/^\d{4}-\d{2}-\d{2}/.exec(found)?.[0] ?? found) : found;
}
