import writeExcelFile, { type Cell, type SheetData } from 'write-excel-file/browser';
import { COVERAGE_STRINGS } from '../strings.ts';
import { type ArticleColumn, articleColumns } from './article-columns.ts';
import { messageTables } from './message-table.ts';
import type { ReportArticle, ReportModel } from './report-model.ts';
import { type ReportTable, toneTables } from './tone-tables.ts';

const { report: STRINGS, figures: FIGURES } = COVERAGE_STRINGS;
const DATE_FORMAT = 'yyyy-mm-dd';
const WIDE = { width: 60 };
const MIDDLE = { width: 24 };
const NARROW = { width: 12 };
const WIDTHS = { narrow: NARROW, middle: MIDDLE, wide: WIDE } as const;

/**
 * Writes a coverage report as an Excel file, with sheets for articles, evidence, quotes, figures, a comparison if there is one,
 * and a record of excluded rows and corrections. Numbers and dates are stored as such, not as text.
 */
export function writeXlsx(model: ReportModel): Promise<Blob> {
  const columns = articleColumns(model);
  const sheets = [
    {
      sheet: STRINGS.sheets.articles,
      data: articleSheet(columns, model),
      columns: columns.map(({ width }) => WIDTHS[width]),
    },
    {
      sheet: STRINGS.sheets.evidence,
      data: evidenceSheet(model),
      columns: [NARROW, MIDDLE, NARROW, { width: 90 }, NARROW],
    },
    {
      sheet: STRINGS.sheets.quotes,
      data: quoteSheet(model),
      columns: [NARROW, MIDDLE, MIDDLE, { width: 90 }, WIDE],
    },
    {
      sheet: STRINGS.sheets.figures,
      data: figureSheet(model),
      columns: [MIDDLE, MIDDLE, NARROW, NARROW, NARROW],
    },
    ...(model.comparison.length === 0
      ? []
      : [
          {
            sheet: STRINGS.sheets.comparison,
            data: comparisonSheet(model),
            columns: [WIDE, NARROW, NARROW, NARROW],
          },
        ]),
    {
      sheet: STRINGS.sheets.record,
      data: recordSheet(model),
      columns: [MIDDLE, WIDE, WIDE, WIDE],
    },
  ];
  return writeExcelFile(
    sheets.map((sheet) => ({ ...sheet, stickyRowsCount: 1 })),
    { fontFamily: 'Calibri', fontSize: 11 },
  ).toBlob();
}

function articleSheet(columns: readonly ArticleColumn[], { articles }: ReportModel): SheetData {
  return [
    heads(...columns.map(({ head }) => head)),
    ...articles.map((article) => columns.map((column) => cellOf(column, article))),
  ];
}

function cellOf({ format, value }: ArticleColumn, article: ReportArticle): Cell {
  const found = value(article);
  if (typeof found !== 'number') return format === 'date' ? dateCell(found ?? '') : words(found ?? '');
  return format === 'tone' ? { value: found, type: Number, format: '0.00' } : found;
}

function evidenceSheet({ quotes }: ReportModel): SheetData {
  return [
    heads(STRINGS.article, STRINGS.keyword, STRINGS.place, STRINGS.sentence, STRINGS.tone),
    ...quotes.flatMap(({ keyword, lines }) =>
      lines.map(({ article, place, text, tone }): Cell[] => [
        article,
        words(keyword),
        words(place),
        words(text),
        tone,
      ]),
    ),
  ];
}

function quoteSheet({ spoken }: ReportModel): SheetData {
  return [
    heads(STRINGS.article, STRINGS.keyword, STRINGS.speaker, STRINGS.quote, STRINGS.attribution),
    ...spoken.flatMap(({ keyword, lines }) =>
      lines.map(({ article, speaker, text, attribution }): Cell[] => [
        article,
        words(keyword),
        words(speaker),
        words(text),
        words(attribution),
      ]),
    ),
  ];
}

function figureSheet(model: ReportModel): SheetData {
  const { totals, shares, timeline } = model;
  return [
    heads(STRINGS.figure, STRINGS.keyword, STRINGS.mentions, STRINGS.articles, STRINGS.share),
    ...totals.map(({ name, value }): Cell[] => [FIGURES[name], null, value]),
    ...shares.map(({ keyword, mentions, articles, shareOfVoice }): Cell[] => [
      STRINGS.share,
      words(keyword),
      mentions,
      articles,
      { value: shareOfVoice, type: Number, format: '0.0%' },
    ]),
    ...timeline.map(({ value, articles }): Cell[] => [STRINGS.timeline, dateCell(value), null, articles]),
    ...[...toneTables(model), ...messageTables(model)].flatMap(tableRows),
  ];
}

function tableRows({ title, heads: names, rows }: ReportTable): SheetData {
  return [
    [],
    heads(title, ...names.slice(1)),
    ...rows.map(([first, ...cells]) => [
      words(first?.text ?? ''),
      ...cells.map(
        ({ value, isShare }): Cell =>
          value === null ? null : { value, type: Number, format: isShare ? '0%' : '0' },
      ),
    ]),
  ];
}

function comparisonSheet({ comparison }: ReportModel): SheetData {
  return comparison.flatMap(
    ({ title, heads: names, rows }): SheetData => [
      heads(title),
      heads(...names),
      ...rows.map((row) =>
        row.map((cell): Cell => {
          if (typeof cell === 'string') return words(cell);
          return { value: cell.value, type: Number, format: cell.isShare ? '0%' : '0' };
        }),
      ),
    ],
  );
}

function recordSheet({ left, corrections }: ReportModel): SheetData {
  return [
    heads(STRINGS.when, STRINGS.article, STRINGS.what, STRINGS.reason),
    ...left.map(({ title, reason }): Cell[] => [null, words(title), STRINGS.left, words(reason)]),
    ...corrections.map(({ at, article, what, why }): Cell[] => [
      dateCell(at),
      words(article),
      words(what),
      words(why),
    ]),
  ];
}

function heads(...titles: string[]): Cell[] {
  return titles.map((value) => ({ value, fontWeight: 'bold', wrap: true }));
}

/** Returns an ISO date as a date cell. Other text becomes a text cell. */
function dateCell(date: string): Cell {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0];
  if (day === undefined) return words(date);
  return { value: new Date(`${day}T00:00:00Z`), type: Date, format: DATE_FORMAT };
}

/**
 * Returns a text cell, or an empty cell if the text is empty. The explicit type keeps text that looks like a formula from
 * becoming one.
 */
function words(value: string): Cell {
  return value === '' ? null : { value, type: String, wrap: true, alignVertical: 'top' };
}
