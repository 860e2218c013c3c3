import { spellingKey } from '@earshot/schema/keywords/keyword-spellings';
import type { SentimentLabel } from '@earshot/schema/sentiment';
import { type CoverageList, type CoverageRow, figuresOf, nameOf } from '../book/coverage-list.ts';
import { countedRows, shownEntry, toneOf } from '../book/effective-row.ts';
import type { RecordLine } from '../book/list-entry.ts';
import { type ComparisonTable, comparisonTables, type ListComparison } from '../compare/comparison-tables.ts';
import { type ChartData, coverageCharts } from '../figures/chart-data.ts';
import {
  type CoverageGroup,
  groupCoverage,
  type KeywordShare,
  shareOfVoice,
} from '../figures/coverage-figures.ts';
import { type TotalFigure, totalFigures } from '../figures/total-figures.ts';
import { editNotesOf } from '../rows/row-notes.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { countLines } from './record-lines.ts';
import {
  type Correction,
  correctionsOf,
  type LeftRow,
  leftOf,
  quotesOf,
  type ReportQuote,
  type SpokenQuote,
  spokenOf,
} from './report-appendix.ts';
import { type SummarySentence, summarySentences } from './summary-sentences.ts';

/** What an article says about one keyword. */
export interface ArticleFigures {
  readonly keyword: string;
  /** Null when the article was not analyzed for it. */
  readonly mentions: number | null;
  readonly inHeadline: boolean;
  readonly tone: SentimentLabel | null;
  /** The computed value; null when there is none or a person set the tone. */
  readonly toneValue: number | null;
  readonly isToneManual: boolean;
}

export interface ReportArticle {
  readonly id: number;
  /** Its number in the table, by which figures refer to it. */
  readonly number: number;
  /** As written on the page, ISO 8601 where it could be read; empty when it is not known. */
  readonly date: string;
  readonly outlet: string;
  readonly scope: string;
  readonly headline: string;
  /** Empty for pasted text. */
  readonly url: string;
  readonly author: string;
  readonly summary: string;
  readonly words: number;
  readonly figures: readonly ArticleFigures[];
  /** The analyst's record, and the counts of a post. */
  readonly record: readonly RecordLine[];
  /** The user's own figure; null when there is none. */
  readonly reach: number | null;
  readonly notes: readonly string[];
}

/** A coverage report: what every file and the printed page are made from. */
export interface ReportModel {
  readonly title: string;
  readonly client: string;
  readonly period: string;
  readonly preparedAt: Date;
  readonly logo: string;
  /** `#rrggbb`. */
  readonly color: string;
  readonly sentences: readonly SummarySentence[];
  readonly totals: readonly TotalFigure[];
  readonly timeline: readonly CoverageGroup[];
  readonly shares: readonly KeywordShare[];
  /** Tone, share of voice and scopes, where there is more than one point to compare. */
  readonly charts: readonly ChartData[];
  /** The list beside an earlier one; empty when none is chosen. */
  readonly comparison: readonly ComparisonTable[];
  readonly keywords: readonly string[];
  /** Keyword of the tone column; empty for none. */
  readonly towards: string;
  readonly articles: readonly ReportArticle[];
  readonly quotes: readonly { readonly keyword: string; readonly lines: readonly ReportQuote[] }[];
  /** Direct quotations by keyword and message. */
  readonly spoken: readonly { readonly keyword: string; readonly lines: readonly SpokenQuote[] }[];
  readonly corrections: readonly Correction[];
  /** Rows that do not count, each with the reason. */
  readonly left: readonly LeftRow[];
  readonly method: readonly string[];
  readonly versions: string;
}

/** Color of headings and bars unless the list has its own. */
const STANDARD_COLOR = '#0b6e5f';
const { report: STRINGS, table: TABLE, print: PRINT, shares: SHARES } = COVERAGE_STRINGS;

/**
 * The report on a list: a pure function of the list and a time.
 * @param towards keyword whose tone the table shows
 * @param comparison with an earlier list, when one is chosen
 */
export function reportModel(
  list: CoverageList,
  towards: string,
  now: Date,
  comparison: ListComparison | null = null,
): ReportModel {
  const keywords = [...list.keywords, ...list.messages].map(nameOf);
  const tracked = list.keywords.map(nameOf);
  const counted = [...countedRows(list)].sort(byDate);
  const shares = shareOfVoice(list, tracked);
  const totals = totalFigures(list, tracked);
  const timeline = groupCoverage(list, tracked, 'day', towards).filter(({ value }) => value !== '');
  const articles = counted.map((row, place) => articleOf(row, place + 1, keywords));
  return {
    title: list.name.trim() || STRINGS.title,
    client: list.client.trim(),
    period: list.period.trim(),
    preparedAt: now,
    logo: list.settings.logo,
    color: list.settings.color || STANDARD_COLOR,
    sentences: summarySentences(list, tracked, towards),
    totals,
    timeline,
    shares,
    charts: coverageCharts(list, tracked).filter(
      ({ name, points }) => name !== 'coverage' && points.length > 1,
    ),
    comparison: comparison === null ? [] : comparisonTables(list, comparison),
    keywords,
    towards,
    articles,
    quotes: keywords.map((keyword) => ({ keyword, lines: quotesOf(counted, keyword) })),
    spoken: keywords.map((keyword) => ({ keyword, lines: spokenOf(counted, keyword) })),
    corrections: correctionsOf(list),
    left: leftOf(list),
    method: [...PRINT.method, `${SHARES.formula} ${SHARES.caveat}`],
    versions: [...new Set(counted.flatMap(({ entry }) => entry?.methodVersion || []))].join(', '),
  };
}

/** Newest first; rows without a date last, in the order of the list. */
function byDate(a: CoverageRow, b: CoverageRow): number {
  const [dateA, dateB] = [shownEntry(a)?.date ?? '', shownEntry(b)?.date ?? ''];
  if (dateA === '' || dateB === '') return Number(dateA === '') - Number(dateB === '');
  return dateB.localeCompare(dateA);
}

function articleOf(row: CoverageRow, number: number, keywords: readonly string[]): ReportArticle {
  const entry = shownEntry(row);
  return {
    id: row.id,
    number,
    date: entry?.date ?? '',
    outlet: entry?.outlet ?? '',
    scope: entry?.scope ?? '',
    headline: entry?.headline || TABLE.noHeadline,
    url: entry?.url ?? '',
    author: entry?.author ?? '',
    summary: entry?.summary ?? '',
    words: entry?.words ?? 0,
    figures: keywords.map((keyword) => articleFigures(row, keyword)),
    record: [...(entry?.record ?? []), ...countLines(entry?.counts ?? {})],
    reach: row.known.reach,
    notes: [
      ...(entry?.type === 'social' ? [`${TABLE.socialPost}.`] : []),
      ...(row.known.note === '' ? [] : [row.known.note]),
      ...editNotesOf(row, entry?.edited ?? []),
    ],
  };
}

function articleFigures(row: CoverageRow, keyword: string): ArticleFigures {
  const figures = figuresOf(row, keyword);
  const { label, value, manual } = toneOf(row, keyword);
  return {
    keyword,
    mentions: figures?.mentions ?? null,
    inHeadline: figures?.inHeadline ?? false,
    tone: label,
    toneValue: manual === null ? value : null,
    isToneManual: manual !== null,
  };
}

/** Numbers of articles as a reader of the report finds them in the table, e.g. `1–3, 7`. */
export function articleNumbers(rows: readonly number[], articles: readonly ReportArticle[]): string {
  const wanted = new Set(rows);
  const numbers = articles.filter(({ id }) => wanted.has(id)).map(({ number }) => number);
  const runs: [first: number, last: number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([first, last]) => (first === last ? `${first}` : `${first}–${last}`)).join(', ');
}

/** The figures of an article for one keyword, by name in any case. */
export function figuresFor(article: ReportArticle, keyword: string): ArticleFigures | undefined {
  return article.figures.find((figures) => spellingKey(figures.keyword) === spellingKey(keyword));
}
