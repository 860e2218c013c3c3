import { formatCount } from '@earshot/schema/format-count';
import { spellingKey } from '@earshot/schema/keywords/keyword-spellings';
import { formatDate } from '../../../lib/format.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { type ArticleFigures, figuresFor, type ReportArticle, type ReportModel } from './report-model.ts';

const STRINGS = COVERAGE_STRINGS.report;
/** Maximum length of a summary in the table, in characters. Spreadsheets contain the whole summary. */
const SUMMARY_CHARACTERS = 260;

/** The cell contents of one row of the five-column table. */
export interface ArticleCells {
  readonly number: string;
  readonly date: string;
  readonly outlet: string;
  readonly headline: string;
  readonly url: string;
  readonly summary: string;
  readonly notes: readonly string[];
  /** One line per mentioned keyword. */
  readonly mentions: readonly string[];
  /** One line per tracked keyword with a tone. */
  readonly tones: readonly string[];
}

/** Headings of the five columns. */
export function columnTitles({ tracked }: ReportModel): readonly string[] {
  const { table } = COVERAGE_STRINGS;
  return [
    table.date,
    table.outlet,
    table.headline,
    STRINGS.mentions,
    STRINGS.toneOf(tracked.length === 1 ? (tracked[0] ?? '') : ''),
  ];
}

/** Returns an article as a row of the five-column table: date, outlet, headline with summary, mentions, tone. */
export function articleCells(article: ReportArticle, model: ReportModel): ArticleCells {
  return {
    number: String(article.number),
    date: article.date === '' ? STRINGS.undated : formatDate(article.date),
    outlet: article.outlet,
    headline: article.headline,
    url: article.url,
    summary: shortened(article.summary),
    notes: article.notes,
    mentions: mentionLines(article, model),
    tones: toneLines(article, model),
  };
}

/** Returns the mentions of each tracked keyword, then those of each key message, which are named as such. */
function mentionLines({ figures }: ReportArticle, { tracked }: ReportModel): string[] {
  const keys = new Set(tracked.map(spellingKey));
  return figures
    .filter(({ mentions }) => (mentions ?? 0) > 0)
    .map(({ keyword, mentions, places }) => {
      const name = keys.has(spellingKey(keyword)) ? keyword : STRINGS.messageLine(keyword);
      return `${name} ${formatCount(mentions ?? 0)}${places.length === 0 ? '' : ` (${places.join(', ')})`}`;
    });
}

/** Returns the tone toward each tracked keyword that the article mentions. With several keywords, each line names its own. */
function toneLines(article: ReportArticle, { tracked }: ReportModel): string[] {
  return tracked.flatMap((keyword) => {
    const figures = figuresFor(article, keyword);
    if (!figures || figures.toneText === '') return [];
    return [tracked.length === 1 ? toneCell(figures) : STRINGS.toneLine(keyword, toneCell(figures))];
  });
}

/** Returns a tone in words, with a note if the user set it. */
function toneCell({ toneText, isToneManual }: ArticleFigures): string {
  return isToneManual ? `${toneText} (${STRINGS.byHand})` : toneText;
}

/** Shortens a text to the sentences that fit. Cuts it after a word if they would fill less than a third of the limit. */
function shortened(text: string): string {
  if (text.length <= SUMMARY_CHARACTERS) return text;
  const cut = text.slice(0, SUMMARY_CHARACTERS);
  const end = Math.max(...['. ', '! ', '? '].map((mark) => cut.lastIndexOf(mark)));
  return end > SUMMARY_CHARACTERS / 3 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
