import { csvTable } from '@earshot/schema/csv-table';
import { type Block, type Inline, plainText, type Run, runsOf } from '../../../lib/blocks/blocks.ts';
import type { Sheet } from '../../../lib/blocks/write-xlsx.ts';
import { capitalized } from '../../../lib/format.ts';
import { figuresOf } from '../book/coverage-list.ts';
import { placementOf, shownEntry, titleOf, toneOf, toneText } from '../book/effective-row.ts';
import type { CoverageList, CoverageRow } from '../book/list-shape.ts';
import {
  comparisonTable,
  type FigureTable,
  groupTable,
  messageTable,
  toneTable,
  totalCells,
} from '../figures/figure-tables.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { figureTable } from './report-blocks.ts';
import { leftOf, notesOf, type ReportModel } from './report-model.ts';

const { report: STRINGS, table: TABLE } = COVERAGE_STRINGS;
const [NARROW, MIDDLE, WIDE, TEXT] = [12, 24, 60, 90];

interface Column {
  readonly head: string;
  /** `NARROW` if omitted. */
  readonly width?: number;
  readonly value: (row: CoverageRow, i: number) => string | Run;
}

export function reportSheets(model: ReportModel): Sheet[] {
  const columns = articleColumns(model);
  const { list, figures, earlier } = model;
  const totals: FigureTable = {
    ...{ title: STRINGS.sheets.figures, heads: ['Figure', 'Value'] },
    rows: totalCells(figures).map((cell) => ({ label: cell.about, cells: [cell] })),
  };
  const tables = [
    toneTable(figures),
    messageTable(list),
    ...(['outlet', 'tier', 'day'] as const).map((dimension) => groupTable(figures, dimension)),
  ];
  return [
    {
      name: 'Articles',
      blocks: [dataTable(model, columns)],
      widths: columns.map(({ width = NARROW }) => width),
    },
    {
      name: 'Evidence',
      blocks: [evidenceTable(model)],
      widths: [NARROW, MIDDLE, NARROW, TEXT, NARROW],
    },
    {
      name: 'Quotes',
      blocks: [quoteTable(model)],
      widths: [NARROW, MIDDLE, MIDDLE, TEXT, WIDE],
    },
    {
      name: STRINGS.sheets.figures,
      blocks: [
        ...figureTable(totals, model),
        ...(earlier ? figureTable(comparisonTable(list, earlier), null) : []),
        ...tables.flatMap((one) => figureTable(one, model)),
      ],
      widths: [MIDDLE, NARROW, NARROW, NARROW, NARROW, NARROW, NARROW],
    },
    { name: 'Not counted, corrected', blocks: [recordTable(list)], widths: [MIDDLE, WIDE, WIDE, WIDE] },
  ];
}

export function reportCsv(model: ReportModel): string {
  const columns = articleColumns(model);
  const table = dataTable(model, columns);
  const heads = columns.map(({ head }) => head);
  const rows = table.rows.map(({ cells }) => cells.map(([line = '']) => csvCell(line)));
  // Rows that do not count are listed, too, but without figures.
  const others = leftOf(model.list).map(({ title, reason }) =>
    heads.map((head) =>
      head === TABLE.headline ? title : head === TABLE.notes ? `${STRINGS.left}: ${reason}` : '',
    ),
  );
  return csvTable([heads, ...rows, ...others]);
}

function csvCell(line: Inline): string | number {
  const [run] = runsOf(line);
  return typeof run?.value === 'number' ? Math.round(run.value * 1000) / 1000 : plainText(line);
}

function table(heads: readonly string[], rows: readonly (readonly (string | Run)[])[]) {
  return {
    kind: 'table',
    heads,
    rows: rows.map((cells) => ({
      cells: cells.map((cell): Inline[] => [typeof cell === 'string' ? cell : [cell]]),
    })),
  } as const satisfies Block;
}

function dataTable({ rows }: ReportModel, columns: readonly Column[]) {
  return table(
    columns.map(({ head }) => head),
    rows.map((row, i) => columns.map(({ value }) => value(row, i))),
  );
}

function articleColumns({ rows, keywords, messages, copies, tierOf }: ReportModel): Column[] {
  const text =
    (field: 'outlet' | 'scope' | 'url' | 'author' | 'summary') =>
    (row: CoverageRow): string =>
      shownEntry(row)?.[field] ?? '';
  const counts = new Set(rows.flatMap(({ entry }) => Object.keys(entry?.counts ?? {})));
  return [
    { head: 'No.', value: (_, i) => numberRun(i + 1) },
    { head: TABLE.date, value: (row) => dateRun(shownEntry(row)?.date ?? '') },
    { head: TABLE.outlet, width: MIDDLE, value: text('outlet') },
    { head: 'Tier', value: tierOf },
    { head: 'Scope', value: text('scope') },
    { head: TABLE.headline, width: WIDE, value: titleOf },
    { head: 'URL', width: WIDE, value: text('url') },
    { head: 'Author', width: MIDDLE, value: text('author') },
    { head: TABLE.placement, value: (row) => placementOf(row, keywords) },
    ...[...keywords, ...messages].flatMap(keywordColumns),
    {
      head: COVERAGE_STRINGS.edit.why,
      width: WIDE,
      value: ({ starred }) => (starred === null ? '' : starred || TABLE.starred),
    },
    { head: 'Reach (as supplied)', value: ({ known }) => numberRun(known.reach) },
    { head: 'Words', value: ({ entry }) => numberRun(entry?.words ?? 0) },
    { head: 'Summary', width: WIDE, value: text('summary') },
    {
      head: TABLE.notes,
      width: WIDE,
      value: (row) => [...notesOf(row, copies), ...(row.entry?.warnings ?? [])].join(' '),
    },
    ...[...counts].map((name) => ({
      head: capitalized(name),
      value: ({ entry }: CoverageRow) => numberRun(entry?.counts[name] ?? null),
    })),
  ];
}

function keywordColumns(keyword: string): Column[] {
  return [
    {
      head: `Mentions of ${keyword}`,
      value: (row) => numberRun(figuresOf(row, keyword)?.mentions ?? null),
    },
    {
      head: `In the headline: ${keyword}`,
      value: (row) => {
        const figures = figuresOf(row, keyword);
        return figures === null ? '' : figures.inHeadline ? 'yes' : 'no';
      },
    },
    {
      head: TABLE.toneTowards(keyword),
      value: (row) => {
        const tone = toneOf(row, keyword);
        return tone.isAbout ? toneText(tone) : '';
      },
    },
    {
      head: `Tone value toward ${keyword}`,
      value: (row) => {
        const { manual, value } = toneOf(row, keyword);
        return manual ? '' : numberRun(value, 'tone');
      },
    },
  ];
}

function evidenceTable({ rows, keywords, messages }: ReportModel) {
  const { sections } = COVERAGE_STRINGS.evidence;
  return table(
    [STRINGS.article, STRINGS.keyword, 'Where', 'Sentence', STRINGS.tone],
    [...keywords, ...messages].flatMap((keyword) =>
      rows.flatMap((row, i) => {
        const [first] = figuresOf(row, keyword)?.evidence ?? [];
        if (!first) return [];
        const { section, text, tone } = first;
        return [[numberRun(i + 1), keyword, sections[section] ?? section, text, numberRun(tone, 'tone')]];
      }),
    ),
  );
}

function quoteTable({ rows }: ReportModel) {
  return table(
    [STRINGS.article, STRINGS.keyword, 'Speaker', 'Quote', 'Words that name the speaker'],
    rows.flatMap(({ entry }, i) =>
      (entry?.quotes ?? []).map(({ keywords, speaker, text, attribution }) => [
        numberRun(i + 1),
        ...[keywords.join(', '), speaker ?? '', text, attribution],
      ]),
    ),
  );
}

function recordTable(list: CoverageList) {
  const titles = new Map(list.rows.map((row) => [row.id, titleOf(row)]));
  return table(
    ['When', STRINGS.article, 'Change', 'Reason'],
    [
      ...leftOf(list).map(({ title, reason }) => ['', title, STRINGS.left, reason]),
      ...list.changes.map(({ at, row, what, why }) => [dateRun(at), titles.get(row ?? -1) ?? '', what, why]),
    ],
  );
}

function numberRun(value: number | null, format?: 'tone'): string | Run {
  return value === null ? '' : { text: String(value), value, ...(format && { format }) };
}

function dateRun(date: string): string | Run {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(date)?.[0];
  return day === undefined ? date : { text: day, value: new Date(`${day}T00:00:00Z`) };
}
