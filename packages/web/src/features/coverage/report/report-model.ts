import { spellingKey } from '@earshot/schema/keywords/keyword-spellings';
import { withXmlText } from '@earshot/schema/xml-text';
import {
  type AppendixPart,
  type CoverageList,
  type CoverageRow,
  figuresOf,
  nameOf,
} from '../book/coverage-list.ts';
import { countedRows, type RowTone, shownEntry, toneOf } from '../book/effective-row.ts';
import type { KeywordFigures, RecordLine } from '../book/list-entry.ts';
import { kinshipOf } from '../book/same-article.ts';
import { type ComparisonTable, comparisonTable } from '../compare/comparison-tables.ts';
import { type ChartData, coverageCharts } from '../figures/chart-data.ts';
import {
  type CoverageGroup,
  groupCoverage,
  type KeywordShare,
  shareOfVoice,
} from '../figures/coverage-figures.ts';
import { type KeywordTones, toneCounts } from '../figures/tone-counts.ts';
import { type TotalFigure, totalFigures } from '../figures/total-figures.ts';
import { editNotesOf } from '../rows/row-notes.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { countLines } from './record-lines.ts';
import {
  type Correction,
  copyNotesOf,
  correctionsOf,
  type LeftRow,
  leftOf,
  quotesOf,
  type ReportQuote,
  type SpokenQuote,
  spokenOf,
} from './report-appendix.ts';
import { type SummarySentence, summarySentences } from './summary-sentences.ts';

/** The figures of one keyword in an article. */
export interface ArticleFigures {
  readonly keyword: string;
  /** Null if the article was not analyzed for the keyword. */
  readonly mentions: number | null;
  readonly inHeadline: boolean;
  /** Parts of the article that mention the keyword, e.g. `headline`, in their order. */
  readonly places: readonly string[];
  /** The tone in words, e.g. `Positive` or `No clear tone`. Empty if the article does not mention the keyword. */
  readonly toneText: string;
  /** Computed tone in [-1, 1]. Null if there is none or the user set the tone. */
  readonly toneValue: number | null;
  readonly isToneManual: boolean;
  /** Number of sentences with a clear tone. */
  readonly clear: number;
}

export interface ReportArticle {
  readonly id: number;
  /** Number of the article in the table, used in references. */
  readonly number: number;
  /** Date in ISO 8601 if it could be parsed, otherwise as written on the page. Empty if unknown. */
  readonly date: string;
  readonly outlet: string;
  readonly scope: string;
  readonly headline: string;
  /** URL of the article. Empty for pasted text. */
  readonly url: string;
  readonly author: string;
  readonly summary: string;
  readonly words: number;
  readonly figures: readonly ArticleFigures[];
  /** The analyst's record and, for a post, its engagement counts. */
  readonly record: readonly RecordLine[];
  /** Reach imported from the user's own table. Null if there is none. */
  readonly reach: number | null;
  readonly notes: readonly string[];
  /** Why the article matters. Null if the user did not star it. */
  readonly starred: string | null;
}

/** A coverage report: the source of the printed page, the clipboard content, and all exported files except JSON. */
export interface ReportModel {
  readonly title: string;
  readonly client: string;
  readonly period: string;
  readonly preparedAt: Date;
  readonly preparedBy: string;
  /** The time zone of the person who prepares the report, e.g. `Europe/Berlin`. Empty without a period. */
  readonly timeZone: string;
  /** What the report says, in the user's words. `nextSteps` has one step per line. */
  readonly sentence: string;
  readonly nextSteps: string;
  readonly appendix: readonly AppendixPart[];
  /** Number of different texts. Copies of one text count once. */
  readonly texts: number;
  readonly logo: string;
  /** Color of headings and bars, `#rrggbb`. */
  readonly color: string;
  readonly sentences: readonly SummarySentence[];
  readonly totals: readonly TotalFigure[];
  readonly timeline: readonly CoverageGroup[];
  readonly shares: readonly KeywordShare[];
  /** Articles, mentions and headlines of each key message. */
  readonly messages: readonly KeywordShare[];
  /** Charts of tone and share of voice that have more than one point. */
  readonly charts: readonly ChartData[];
  /** The comparison with an earlier list. Empty if none is chosen. */
  readonly comparison: readonly ComparisonTable[];
  /** The tracked keywords, then the key messages. */
  readonly keywords: readonly string[];
  /** The tracked keywords. The report gives the tone toward each of them. */
  readonly tracked: readonly string[];
  /** For each tracked keyword, the number of articles by tone toward it. */
  readonly tones: readonly KeywordTones[];
  readonly articles: readonly ReportArticle[];
  readonly quotes: readonly { readonly keyword: string; readonly lines: readonly ReportQuote[] }[];
  /** Direct quotations by keyword and message. */
  readonly spoken: readonly { readonly keyword: string; readonly lines: readonly SpokenQuote[] }[];
  readonly corrections: readonly Correction[];
  /** Rows that are not counted, each with the reason. */
  readonly left: readonly LeftRow[];
  readonly method: readonly string[];
  readonly versions: string;
}

/** Default color of headings and bars. */
const STANDARD_COLOR = '#0b6e5f';
const { report: STRINGS, table: TABLE, print: PRINT, shares: SHARES } = COVERAGE_STRINGS;

/**
 * Builds the report on a list. Pure: the result depends only on the arguments.
 * @param earlier the list to compare with, if one is chosen
 */
export function reportModel(list: CoverageList, now: Date, earlier: CoverageList | null = null): ReportModel {
  const keywords = [...list.keywords, ...list.messages].map(nameOf);
  const tracked = list.keywords.map(nameOf);
  const counted = [...countedRows(list)].sort(
    list.settings.order === 'importance' ? (a, b) => byImportance(a, b, tracked) : byDate,
  );
  const kinship = kinshipOf(list.rows);
  const period = list.period.trim();
  const shares = shareOfVoice(list, tracked);
  const totals = totalFigures(list, tracked);
  const timeline = groupCoverage(list, tracked, 'day').filter(({ value }) => value !== '');
  const copies = copyNotesOf(list);
  const articles = counted.map((row, place) => articleOf(row, place + 1, keywords, copies.get(row.id)));
  return withXmlText({
    title:
      list.client.trim() === '' ? list.name.trim() || STRINGS.title : STRINGS.titleOf(list.client.trim()),
    client: list.client.trim(),
    period,
    preparedAt: now,
    preparedBy: list.settings.preparedBy.trim(),
    timeZone: period === '' ? '' : Intl.DateTimeFormat().resolvedOptions().timeZone,
    sentence: list.settings.sentence.trim(),
    nextSteps: list.settings.nextSteps,
    appendix: list.settings.appendix,
    texts: counted.filter(({ id }) => kinship.get(id)?.copyOf == null).length,
    logo: list.settings.logo,
    color: list.settings.color || STANDARD_COLOR,
    sentences: summarySentences(list, tracked),
    totals,
    timeline,
    shares,
    messages: shareOfVoice(list, list.messages.map(nameOf)),
    charts: coverageCharts(list, tracked).filter(
      ({ name, points }) => name !== 'coverage' && points.length > 1,
    ),
    comparison: earlier === null ? [] : [comparisonTable(list, earlier)],
    keywords,
    tracked,
    tones: toneCounts(list, tracked).filter(({ groups }) => groups.some(({ rows }) => rows.length > 0)),
    articles,
    quotes: keywords.map((keyword) => ({ keyword, lines: quotesOf(counted, keyword) })),
    spoken: keywords.map((keyword) => ({ keyword, lines: spokenOf(counted, keyword) })),
    corrections: correctionsOf(list),
    left: leftOf(list),
    method: [...PRINT.method, `${SHARES.formula} ${SHARES.caveat}`],
    versions: [...new Set(counted.flatMap(({ entry }) => entry?.methodVersion || []))].join(', '),
  });
}

/** Compares rows by importance: starred first, then with a keyword in the headline, then by mentions, then by date. */
function byImportance(a: CoverageRow, b: CoverageRow, keywords: readonly string[]): number {
  const weightOf = (row: CoverageRow) => {
    const figures = keywords.flatMap((keyword) => figuresOf(row, keyword) ?? []);
    return {
      inHeadline: figures.some((one) => one.inHeadline),
      mentions: figures.reduce((sum, { mentions }) => sum + mentions, 0),
    };
  };
  const [first, second] = [weightOf(a), weightOf(b)];
  return (
    Number(b.starred !== null) - Number(a.starred !== null) ||
    Number(second.inHeadline) - Number(first.inHeadline) ||
    second.mentions - first.mentions ||
    byDate(a, b)
  );
}

/** Returns the parts of an article that mention a keyword, in their order. */
function placesOf(figures: KeywordFigures | null): string[] {
  if (!figures || figures.mentions === 0) return [];
  const sections = new Set<string>(figures.evidence.map(({ section }) => section));
  if (figures.inHeadline) sections.add('headline');
  return Object.entries(COVERAGE_STRINGS.evidence.sections).flatMap(([section, name]) =>
    sections.has(section) ? name.toLowerCase() : [],
  );
}

/** Compares rows by date, oldest first like the timeline. Rows without a date come last, in list order. */
function byDate(a: CoverageRow, b: CoverageRow): number {
  const [dateA, dateB] = [shownEntry(a)?.date ?? '', shownEntry(b)?.date ?? ''];
  if (dateA === '' || dateB === '') return Number(dateA === '') - Number(dateB === '');
  return dateA.localeCompare(dateB);
}

function articleOf(
  row: CoverageRow,
  number: number,
  keywords: readonly string[],
  copyNote: string | undefined,
): ReportArticle {
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
      ...(copyNote === undefined ? [] : [copyNote]),
      ...(row.known.note === '' ? [] : [row.known.note]),
      ...editNotesOf(row, entry?.edited ?? []),
    ],
    starred: row.starred,
  };
}

function articleFigures(row: CoverageRow, keyword: string): ArticleFigures {
  const figures = figuresOf(row, keyword);
  const tone = toneOf(row, keyword);
  const { value, manual } = tone;
  return {
    keyword,
    mentions: figures?.mentions ?? null,
    inHeadline: figures?.inHeadline ?? false,
    places: placesOf(figures),
    toneText: toneLabelOf(tone),
    toneValue: manual === null ? value : null,
    isToneManual: manual !== null,
    clear: tone.clear,
  };
}

function toneLabelOf({ label, isAbout }: RowTone): string {
  return label ?? (isAbout ? STRINGS.noTone : '');
}

/** Formats the table numbers of articles for a reference, e.g. `1–3, 7`. */
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

/** Returns the figures of an article for one keyword, ignoring case. */
export function figuresFor(article: ReportArticle, keyword: string): ArticleFigures | undefined {
  return article.figures.find((figures) => spellingKey(figures.keyword) === spellingKey(keyword));
}
