import { guardedCell } from '@earshot/schema/csv-table';
import { formatCount } from '@earshot/schema/format-count';
import { spellingKey } from '@earshot/schema/keywords/keyword-spellings';
import { type Block, type Inline, type Run, runsOf, type Table } from '../../../lib/blocks/blocks.ts';
import { formatDate, localDay } from '../../../lib/format.ts';
import { APPENDIX_PARTS, figuresOf } from '../book/coverage-list.ts';
import { placementOf, shownEntry, titleOf, toneOf, toneText } from '../book/effective-row.ts';
import type { CoverageRow } from '../book/list-shape.ts';
import {
  comparisonTable,
  type FigureTable,
  groupTable,
  messageTable,
  toneTable,
  totalCells,
} from '../figures/figure-tables.ts';
import { timelineOf } from '../figures/list-figures.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { articleNumbers, leftOf, notesOf, type ReportModel, summarySentences } from './report-model.ts';

const { report: STRINGS, table: TABLE, timeline: TIMELINE } = COVERAGE_STRINGS;

const LOGO_HEIGHT_PX = 48;
const PICTURE_HEIGHT_PX = 170;
/** Relative widths of date, outlet, headline, mentions, placement and tone. */
const ARTICLE_WIDTHS = [1150, 1450, 3200, 1350, 1000, 1210];
const MAX_STARRED = 5;
const MAX_FIGURES = 4;
const MAX_QUOTES = 12;
/** Number of days or weeks for bars over time: enough to say something, few enough to be read. */
const MIN_PERIODS = 3;
const MAX_PERIODS = 14;
const MAX_REFERENCED = 12;
/** Maximum length of a summary in the table, in characters. Spreadsheets have the whole summary. */
const SUMMARY_CHARACTERS = 260;

export function reportBlocks(model: ReportModel): Block[] {
  const { list, figures, earlier } = model;
  return [
    ...cover(model),
    ...nextSteps(model),
    ...starred(model),
    ...[
      shares(model),
      earlier ? figureTable(comparisonTable(list, earlier), null) : [],
      // If no article has a clear tone, the table of articles is enough.
      figures.keywords.some(({ scored }) => scored.length > 0) ? figureTable(toneTable(figures), model) : [],
      figureTable(messageTable(list), model),
      figureTable(groupTable(figures, 'tier'), model),
      timeline(model),
    ]
      .filter((blocks) => blocks.length > 0)
      .slice(0, MAX_FIGURES)
      .flat(),
    ...quotes(model),
    { kind: 'heading', text: 'Articles', startsPage: true },
    articleTable(model),
    ...appendix(model),
  ];
}

export function articleTable(model: ReportModel): Table {
  const { rows, keywords, tierOf, copies } = model;
  const [only = ''] = keywords;
  return {
    kind: 'table',
    heads: [
      ...[TABLE.date, TABLE.outlet, TABLE.headline, TABLE.mentions, TABLE.placement],
      keywords.length === 1 ? TABLE.toneTowards(only) : STRINGS.tone,
    ],
    widths: ARTICLE_WIDTHS,
    rows: rows.map((row, i) => {
      const entry = shownEntry(row);
      return {
        id: `article-${i + 1}`,
        cells: [
          [entry?.date ? formatDate(entry.date) : 'Undated'],
          [entry?.outlet ?? '', ...quietLines([tierOf(row)])],
          [
            [{ text: `[${i + 1}] ` }, linked(titleOf(row), entry?.url ?? '')],
            ...(entry?.summary ? [shortened(entry.summary)] : []),
            ...quietLines(notesOf(row, copies)),
          ],
          mentionLines(row, model),
          [placementOf(row, keywords)].filter(Boolean),
          toneLines(row, keywords),
        ],
      };
    }),
  };
}

/** The table of articles for the clipboard. No cell of it runs as a formula where it is pasted. */
export function clipboardTable(model: ReportModel): Block {
  const table = articleTable(model);
  const guarded = (line: Inline): Inline =>
    runsOf(line).map((run, i) => (i === 0 ? { ...run, text: guardedCell(run.text) } : run));
  return {
    ...table,
    rows: table.rows.map((row) => ({ ...row, cells: row.cells.map((lines) => lines.map(guarded)) })),
  };
}

function cover(model: ReportModel): Block[] {
  const { title, list, figures, preparedAt } = model;
  const { settings } = list;
  const [client, period] = [list.client.trim(), list.period.trim()];
  const timeZone = period === '' ? '' : Intl.DateTimeFormat().resolvedOptions().timeZone;
  const line = [title.startsWith(client) ? '' : client, period, timeZone].filter(Boolean).join(' · ');
  const sentence = settings.sentence.trim();
  const summary = summarySentences(figures);
  return [
    ...image(settings.logo, client, LOGO_HEIGHT_PX),
    { kind: 'title', text: title },
    ...texts(line),
    {
      kind: 'text',
      content: STRINGS.prepared(formatDate(localDay(preparedAt)), settings.preparedBy.trim()),
      isSmall: true,
    },
    ...texts(sentence, [{ text: sentence, isBold: true }]),
    {
      kind: 'figures',
      figures: totalCells(figures)
        .slice(0, MAX_FIGURES)
        .map(({ text, about }) => ({ value: text, label: about })),
    },
    ...headed(
      'Summary',
      summary.map(({ text, rows }) => ({
        kind: 'text',
        content: [{ text }, ...reference(rows, model)],
      })),
    ),
  ];
}

function nextSteps({ list }: ReportModel): Block[] {
  const lines = list.settings.nextSteps.split('\n').map((line) => line.trim().replace(/^[-•]\s*/, ''));
  const items = lines.filter(Boolean);
  return headed('So what, next steps', items.length === 1 ? texts(items[0] ?? '') : listOf(items));
}

function starred({ rows }: ReportModel): Block[] {
  const chosen = rows.filter((row) => row.starred !== null).slice(0, MAX_STARRED);
  return headed(
    'Top articles',
    chosen.flatMap((row): Block[] => {
      const { outlet = '', date, url = '' } = shownEntry(row) ?? {};
      const origin = [outlet, date ? formatDate(date) : ''].filter(Boolean).join(', ');
      const why = row.starred ? [{ text: ` – ${row.starred}` }] : [];
      return [
        { kind: 'text', content: [linked(titleOf(row), url), { text: ` (${origin})` }, ...why] },
        ...image(row.picture, titleOf(row), PICTURE_HEIGHT_PX),
      ];
    }),
  );
}

function shares({ figures }: ReportModel): Block[] {
  if (figures.keywords.length < 2) return [];
  return [
    { kind: 'heading', text: COVERAGE_STRINGS.shares.title },
    {
      kind: 'bars',
      bars: figures.keywords.map(({ keyword, percent, mentions }) => ({
        label: keyword,
        share: percent / 100,
        amount: percent / 100,
        value: `${percent}% (${formatCount(mentions)})`,
      })),
    },
  ];
}

function timeline({ figures }: ReportModel): Block[] {
  const { unit, groups } = timelineOf(figures);
  const most = Math.max(...groups.map(({ rows }) => rows.length));
  // If every bar would be one article high, they show nothing.
  if (groups.length < MIN_PERIODS || groups.length > MAX_PERIODS || most === 1) return [];
  const bars = groups.map(({ value, rows }) => ({
    label: TIMELINE.label[unit](value),
    share: rows.length / most,
    amount: rows.length,
    value: formatCount(rows.length),
  }));
  return headed(TIMELINE.titles[unit], [{ kind: 'bars', bars }]);
}

/** @param model null for figures of another list, whose articles have no numbers in this report */
export function figureTable({ title, heads, rows }: FigureTable, model: ReportModel | null): Block[] {
  if (rows.length === 0) return [];
  return [
    { kind: 'heading', text: title },
    {
      kind: 'table',
      heads,
      rows: rows.map(({ label, cells }) => ({
        cells: [
          [label],
          ...cells.map(({ text, value, isShare, rows: ids }): Inline[] => [
            [
              { text, ...(value !== null && { value, ...(isShare && { format: 'percent' as const }) }) },
              ...(isShare || model === null ? [] : reference(ids, model)),
            ],
          ]),
        ],
      })),
    },
  ];
}

function quotes({ rows, keywords, messages }: ReportModel): Block[] {
  const keys = new Set([...keywords, ...messages].map(spellingKey));
  const lines = new Map(
    rows.flatMap(({ entry }, i) =>
      (entry?.quotes ?? [])
        .filter((quote) => quote.speaker && quote.keywords.some((keyword) => keys.has(spellingKey(keyword))))
        .map((quote) => [quote.text, { ...quote, number: i + 1 }] as const),
    ),
  );
  const items = [...lines.values()].slice(0, MAX_QUOTES).map(({ text, speaker, number }): Inline => {
    const said = `“${text.replace(/[“”]/g, "'").replace(/[,;]$/, '')}” – ${speaker} `;
    return [{ text: said }, { text: `[${number}]`, href: `#article-${number}` }];
  });
  return headed('Quotes', listOf(items));
}

type AppendixPart = (typeof APPENDIX_PARTS)[number];
type Part = readonly [title: string, items: readonly Inline[]];

function appendix(model: ReportModel): Block[] {
  const { list, rows, keywords, messages } = model;
  const versions = new Set(rows.flatMap(({ entry }) => entry?.methodVersion || []));
  const titles = new Map(list.rows.map((row) => [row.id, titleOf(row)]));
  const parts: Readonly<Record<AppendixPart, () => Part[]>> = {
    method: () => [['Method and limits', [...STRINGS.methods, `Method version ${[...versions].join(', ')}`]]],
    sentences: () =>
      [...keywords, ...messages].map((keyword) => {
        const lines = rows.flatMap((row, i) => {
          const [first] = figuresOf(row, keyword)?.evidence ?? [];
          return first ? [`${first.text} [${i + 1}]`] : [];
        });
        return [`What articles say: ${keyword}`, lines];
      }),
    corrections: () => {
      const lines = list.changes.map(({ at, row, what, why }) =>
        [formatDate(at), titles.get(row ?? -1), what, why].filter(Boolean).join(': '),
      );
      return [['Corrections by hand', lines]];
    },
    left: () => [[STRINGS.left, leftOf(list).map(({ title, reason }) => `${title}: ${reason}`)]],
  };
  return APPENDIX_PARTS.filter((part) => list.settings.appendix.includes(part))
    .flatMap((part) => parts[part]())
    .flatMap(([text, items]) => headed(text, listOf(items)));
}

function toneLines(row: CoverageRow, keywords: readonly string[]): string[] {
  const tones = keywords
    .map((keyword) => ({ keyword, ...toneOf(row, keyword) }))
    .filter(({ isAbout }) => isAbout);
  const clear = tones.filter(({ label }) => label !== null);
  if (clear.length === 0) return tones.length === 0 ? [] : [TABLE.noTone];
  return clear.map((tone) => (keywords.length === 1 ? '' : `${tone.keyword}: `) + toneText(tone));
}

function mentionLines(row: CoverageRow, { keywords, messages }: ReportModel): string[] {
  const line = (name: string, keyword: string) => {
    const mentions = figuresOf(row, keyword)?.mentions ?? 0;
    return mentions > 0 ? [`${name} ${formatCount(mentions)}`] : [];
  };
  return [
    ...keywords.flatMap((keyword) => line(keyword, keyword)),
    ...messages.flatMap((message) => line(`Message “${message}”`, message)),
  ];
}

/** For example `[1–3, 7]`, linked to the first article. Empty for a figure about all or too many articles. */
function reference(ids: readonly number[], model: ReportModel): Run[] {
  const numbers = articleNumbers(ids, model);
  const first = /^\d+/.exec(numbers)?.[0];
  if (first === undefined || ids.length === model.rows.length || ids.length > MAX_REFERENCED) return [];
  return [{ text: ` [${numbers}]`, href: `#article-${first}`, isQuiet: true }];
}

function headed(text: string, blocks: readonly Block[]): Block[] {
  return blocks.length === 0 ? [] : [{ kind: 'heading', text }, ...blocks];
}

function listOf(items: readonly Inline[]): Block[] {
  return items.length === 0 ? [] : [{ kind: 'list', items }];
}

function texts(text: string, content: Inline = text): Block[] {
  return text === '' ? [] : [{ kind: 'text', content }];
}

function image(data: string, alt: string, maxHeightPx: number): Block[] {
  return data === '' ? [] : [{ kind: 'image', data, alt, maxHeightPx }];
}

function linked(text: string, url: string): Run {
  return { text, isBold: true, ...(url !== '' && { href: url }) };
}

function quietLines(lines: readonly string[]): Inline[] {
  return lines.filter(Boolean).map((text) => [{ text, isQuiet: true }]);
}

/** The sentences that fit or, if they fill less than a third of the limit, a cut after a word. */
function shortened(text: string): string {
  if (text.length <= SUMMARY_CHARACTERS) return text;
  const cut = text.slice(0, SUMMARY_CHARACTERS);
  const end = Math.max(...['. ', '! ', '? '].map((mark) => cut.lastIndexOf(mark)));
  return end > SUMMARY_CHARACTERS / 3 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
