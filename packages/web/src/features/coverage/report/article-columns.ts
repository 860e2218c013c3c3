import { COVERAGE_STRINGS } from '../strings.ts';
import { recordLabels, recordValue } from './record-lines.ts';
import type { ReportArticle, ReportModel } from './report-model.ts';

const { report: STRINGS, table: TABLE } = COVERAGE_STRINGS;

/** A column of the table of articles in spreadsheets. */
export interface ArticleColumn {
  readonly head: string;
  readonly width: 'narrow' | 'middle' | 'wide';
  /** Values that a spreadsheet formats: dates in ISO 8601 or as written on the page, and tone values. */
  readonly format?: 'date' | 'tone';
  /** Returns the value of an article. Null or empty if it has none. */
  readonly value: (article: ReportArticle) => string | number | null;
}

/** Returns the columns of the table of articles, the same for CSV and Excel. */
export function articleColumns({ keywords, articles }: ReportModel): ArticleColumn[] {
  return [
    { head: STRINGS.number, width: 'narrow', value: ({ number }) => number },
    { head: TABLE.date, width: 'narrow', format: 'date', value: ({ date }) => date },
    { head: TABLE.outlet, width: 'middle', value: ({ outlet }) => outlet },
    { head: TABLE.scope, width: 'narrow', value: ({ scope }) => scope },
    { head: TABLE.headline, width: 'wide', value: ({ headline }) => headline },
    { head: TABLE.address, width: 'wide', value: ({ url }) => url },
    { head: STRINGS.author, width: 'middle', value: ({ author }) => author },
    ...keywords.flatMap(keywordColumns),
    { head: STRINGS.reach, width: 'narrow', value: ({ reach }) => reach },
    { head: STRINGS.words, width: 'narrow', value: ({ words }) => words },
    { head: TABLE.summary, width: 'wide', value: ({ summary }) => summary },
    { head: STRINGS.notes, width: 'wide', value: ({ notes }) => notes.join(' ') },
    ...recordLabels(articles).map(
      (label): ArticleColumn => ({
        head: label,
        width: 'middle',
        value: (article) => recordValue(article, label),
      }),
    ),
  ];
}

function keywordColumns(keyword: string, at: number): ArticleColumn[] {
  const inHeadline = ({ figures }: ReportArticle) => {
    const own = figures[at];
    if (!own || own.mentions === null) return null;
    return own.inHeadline ? TABLE.yes : TABLE.no;
  };
  return [
    {
      head: STRINGS.mentionsOf(keyword),
      width: 'narrow',
      value: ({ figures }) => figures[at]?.mentions ?? null,
    },
    { head: `${TABLE.inHeadline}: ${keyword}`, width: 'narrow', value: inHeadline },
    { head: STRINGS.toneOf(keyword), width: 'narrow', value: ({ figures }) => figures[at]?.toneText ?? null },
    {
      head: STRINGS.toneValueOf(keyword),
      width: 'narrow',
      format: 'tone',
      value: ({ figures }) => figures[at]?.toneValue ?? null,
    },
  ];
}
