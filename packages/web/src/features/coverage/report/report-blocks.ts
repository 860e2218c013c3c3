import { guardedCell } from '@earshot/schema/csv-table';
import { formatCount } from '@earshot/schema/format-count';
import { type Block, type Inline, type Run, runsOf } from '../../../lib/blocks/blocks.ts';
import { formatDate } from '../../../lib/format.ts';
import { localDay } from '../../../lib/local-time.ts';
import { cellText } from '../compare/comparison-tables.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { articleCells, columnTitles } from './article-cells.ts';
import { messageTables } from './message-table.ts';
import { articleNumbers, type ReportArticle, type ReportModel } from './report-model.ts';
import { type ReportTable, toneTables } from './tone-tables.ts';

const { report: STRINGS, figures: FIGURES } = COVERAGE_STRINGS;

const LOGO_HEIGHT_PX = 48;
/** Relative widths of date, outlet, headline, mentions and tone. */
const ARTICLE_WIDTHS = [1250, 1500, 3460, 1550, 1600];
const MAX_STARRED = 5;
const MAX_QUOTES = 12;
/** Bars by day need enough days to say something, and few enough to fit on a page. */
const MIN_DAYS = 3;
const MAX_DAYS = 31;

/**
 * Returns a coverage report as it is sent: what the user says about it first, then figures, summary, chosen articles, shares,
 * tone, messages, quotes, the table of articles, and the parts of the appendix that the user ticked.
 */
export function reportBlocks(model: ReportModel): Block[] {
  return [
    ...cover(model),
    ...inOwnWords(model),
    ...starred(model),
    ...shares(model),
    ...toneTables(model)
      .slice(0, 1)
      .flatMap((table) => figureTable(table, model)),
    ...messageTables(model).flatMap((table) => figureTable(table, model)),
    ...timeline(model),
    ...comparison(model),
    ...quotes(model),
    ...articleBlocks(model),
    ...appendix(model),
  ];
}

/** Returns the table of articles. */
export function articleTable(model: ReportModel): Block {
  return {
    kind: 'table',
    heads: columnTitles(model),
    widths: ARTICLE_WIDTHS,
    rows: model.articles.map((article) => {
      const cells = articleCells(article, model);
      return {
        id: anchorOf(cells.number),
        cells: [
          [cells.date],
          [cells.outlet],
          [
            [{ text: `[${cells.number}] ` }, linked(cells.headline, cells.url)],
            ...(cells.summary === '' ? [] : [cells.summary]),
            ...cells.notes.map((note): Inline => [{ text: note, isQuiet: true }]),
          ],
          cells.mentions,
          cells.tones,
        ],
      };
    }),
  };
}

/** Returns the table of articles for the clipboard, in which no cell runs as a formula where it is pasted. */
export function clipboardTable(model: ReportModel): Block {
  const table = articleTable(model);
  if (table.kind !== 'table') return table;
  const guarded = (line: Inline): Inline =>
    runsOf(line).map((run, at) => (at === 0 ? { ...run, text: guardedCell(run.text) } : run));
  return {
    ...table,
    rows: table.rows.map((row) => ({ ...row, cells: row.cells.map((lines) => lines.map(guarded)) })),
  };
}

function cover(model: ReportModel): Block[] {
  const { logo, title, client, period, preparedBy, totals, texts, sentences } = model;
  const line = [title.startsWith(client) ? '' : client, period, model.timeZone].filter(Boolean).join(' · ');
  const counts = new Map(totals.map(({ name, value }) => [name, value]));
  const figure = (name: 'articles' | 'outlets' | 'mentions') => ({
    value: formatCount(counts.get(name) ?? 0),
    label: FIGURES[name],
  });
  return [
    ...(logo === ''
      ? []
      : [{ kind: 'image', data: logo, alt: client, maxHeightPx: LOGO_HEIGHT_PX } as const]),
    { kind: 'title', text: title },
    ...(line === '' ? [] : [{ kind: 'text', content: line } as const]),
    {
      kind: 'text',
      content: STRINGS.prepared(formatDate(localDay(model.preparedAt)), preparedBy),
      isSmall: true,
    },
    ...(model.sentence === ''
      ? []
      : [{ kind: 'text', content: [{ text: model.sentence, isBold: true }] } as const]),
    {
      kind: 'figures',
      figures: [
        figure('articles'),
        { value: formatCount(texts), label: STRINGS.texts },
        figure('outlets'),
        figure('mentions'),
      ],
    },
    ...(sentences.length === 0 ? [] : [{ kind: 'heading', text: STRINGS.summaryTitle } as const]),
    ...sentences.map(
      ({ text, rows }): Block => ({
        kind: 'text',
        content: [{ text: `${text} ` }, ...reference(rows, model)],
      }),
    ),
  ];
}

function inOwnWords({ nextSteps }: ReportModel): Block[] {
  const lines = nextSteps.split('\n').map((line) => line.trim().replace(/^[-•]\s*/, ''));
  const items = lines.filter(Boolean);
  if (items.length === 0) return [];
  return [
    { kind: 'heading', text: STRINGS.nextSteps },
    items.length === 1 ? { kind: 'text', content: items[0] ?? '' } : { kind: 'list', items },
  ];
}

/** The articles that the user starred, each with the line on why it matters. */
function starred({ articles }: ReportModel): Block[] {
  const chosen = articles.filter(({ starred: why }) => why !== null).slice(0, MAX_STARRED);
  if (chosen.length === 0) return [];
  return [
    { kind: 'heading', text: STRINGS.starred },
    ...chosen.map((article): Block => {
      const { headline, url, outlet, date, starred: why } = article;
      const origin = [outlet, date === '' ? '' : formatDate(date)].filter(Boolean).join(', ');
      const reason = why ? [{ text: ` – ${why}` }] : [];
      return { kind: 'text', content: [linked(headline, url), { text: ` (${origin})` }, ...reason] };
    }),
  ];
}

function shares({ shares: counted }: ReportModel): Block[] {
  if (counted.length < 2) return [];
  return [
    { kind: 'heading', text: STRINGS.share },
    {
      kind: 'bars',
      bars: counted.map(({ keyword, percent, mentions }) => ({
        label: keyword,
        share: percent / 100,
        value: `${percent}% (${formatCount(mentions)})`,
      })),
    },
  ];
}

function timeline({ timeline: days }: ReportModel): Block[] {
  if (days.length < MIN_DAYS || days.length > MAX_DAYS) return [];
  const most = Math.max(1, ...days.map(({ articles }) => articles));
  return [
    { kind: 'heading', text: STRINGS.timeline },
    {
      kind: 'bars',
      bars: days.map(({ value, articles }) => ({
        label: formatDate(value),
        share: articles / most,
        value: formatCount(articles),
      })),
    },
  ];
}

function figureTable({ title, note, heads, rows }: ReportTable, model: ReportModel): Block[] {
  return [
    { kind: 'heading', text: title },
    {
      kind: 'table',
      heads,
      rows: rows.map((cells) => ({
        cells: cells.map(({ text, rows: ids }): Inline[] => [
          [{ text: `${text} ` }, ...reference(ids, model)],
        ]),
      })),
    },
    ...(note === '' ? [] : [{ kind: 'text', content: note, isSmall: true } as const]),
  ];
}

function comparison({ comparison: tables }: ReportModel): Block[] {
  return tables.flatMap(({ title, heads, rows }): Block[] => [
    { kind: 'heading', text: title },
    { kind: 'table', heads, rows: rows.map((row) => ({ cells: row.map((cell) => [cellText(cell)]) })) },
  ]);
}

/** Direct quotations with a named speaker, each text once. */
function quotes(model: ReportModel): Block[] {
  const lines = new Map(
    model.spoken.flatMap(({ lines: all }) =>
      all.filter(({ speaker }) => speaker !== '').map((line) => [line.text, line] as const),
    ),
  );
  const items = [...lines.values()].slice(0, MAX_QUOTES).map(({ text, speaker, article }): Inline => {
    const said = `“${text.replace(/[“”]/g, "'").replace(/[,;]$/, '')}” – ${speaker} `;
    return [{ text: said }, { text: `[${article}]`, href: `#${anchorOf(String(article))}` }];
  });
  return items.length === 0
    ? []
    : [
        { kind: 'heading', text: STRINGS.spokenTitle },
        { kind: 'list', items },
      ];
}

function articleBlocks(model: ReportModel): Block[] {
  return [{ kind: 'heading', text: STRINGS.articles, startsPage: true }, articleTable(model)];
}

/** The parts of the appendix that the user ticked. */
function appendix(model: ReportModel): Block[] {
  const parts: Readonly<Record<string, () => [title: string, items: Inline[]][]>> = {
    method: () => [[STRINGS.method, [...model.method, STRINGS.versions(model.versions)]]],
    sentences: () =>
      model.quotes.map(({ keyword, lines }) => [
        STRINGS.quotes(keyword),
        lines.map(({ text, article }) => `${text} [${article}]`),
      ]),
    corrections: () => [
      [
        STRINGS.corrections,
        model.corrections.map(({ at, article, what, why }) =>
          [formatDate(at), article, what, why].filter(Boolean).join(': '),
        ),
      ],
    ],
    left: () => [[STRINGS.left, model.left.map(({ title, reason }) => `${title}: ${reason}`)]],
  };
  return model.appendix
    .flatMap((name) => parts[name]?.() ?? [])
    .flatMap(([text, items]): Block[] =>
      items.length === 0
        ? []
        : [
            { kind: 'heading', text },
            { kind: 'list', items },
          ],
    );
}

/** Returns the numbers of the articles that a figure counts, such as `[1–3, 7]`, as a link to the first one's row. */
function reference(rows: readonly number[], { articles }: ReportModel): Run[] {
  const numbers = articleNumbers(rows, articles);
  const first = /^\d+/.exec(numbers)?.[0];
  // A figure about every article needs no list of them.
  if (first === undefined || rows.length === articles.length) return [];
  return [{ text: `[${numbers}]`, href: `#${anchorOf(first)}`, isQuiet: true }];
}

function anchorOf(number: ReportArticle['number'] | string): string {
  return `article-${number}`;
}

function linked(text: string, url: string): Run {
  return { text, isBold: true, ...(url !== '' && { href: url }) };
}
