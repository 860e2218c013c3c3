import { formatCount } from '@earshot/schema/format-count';
import { formatDate, formatShare, formatSignedShare } from '../../../lib/format.ts';
import { nameOf } from '../book/coverage-list.ts';
import type { CoverageList } from '../book/list-shape.ts';
import { COVERAGE_STRINGS } from '../strings.ts';
import { countRows, type ListFigures, listFigures, MIN_SCORED, TONES } from './list-figures.ts';

const { tables: STRINGS, compare: COMPARE, figures: FIGURES } = COVERAGE_STRINGS;

export interface FigureCell {
  readonly text: string;
  /** Null if there was nothing to count. */
  readonly value: number | null;
  readonly isShare: boolean;
  /** IDs of the rows that the figure counts. */
  readonly rows: readonly number[];
  readonly about: string;
}

export interface FigureTable {
  readonly title: string;
  readonly note?: string;
  readonly heads: readonly string[];
  readonly rows: readonly { readonly label: string; readonly cells: readonly FigureCell[] }[];
}

export type Dimension = 'outlet' | 'day' | 'tier';

export function groupTable(figures: ListFigures, dimension: Dimension): FigureTable {
  const groups = { outlet: figures.outlets, day: figures.days, tier: figures.tiers }[dimension];
  const keywords = figures.keywords.map(({ keyword }) => keyword);
  return {
    title: STRINGS.groupTitles[dimension],
    heads: [STRINGS.dimensions[dimension], STRINGS.articles, ...keywords],
    rows: groups.map(({ value, rows }) => {
      const label = dimension === 'day' ? formatDate(value) : value;
      const counts = countRows(rows, keywords);
      return {
        label,
        cells: [
          countCell(counts.rows.length, counts.rows, `Articles: ${label}`),
          ...counts.keywords.map(({ keyword, mentions, rows: found }) =>
            countCell(mentions, found, `Mentions of ${keyword}: ${label}`),
          ),
        ],
      };
    }),
  };
}

export function toneTable({ keywords }: ListFigures): FigureTable {
  const about = keywords.filter(({ tones }) => tones.some(({ rows }) => rows.length > 0));
  return {
    title: 'Articles by tone toward each keyword',
    note: STRINGS.toneNote,
    heads: ['Keyword', ...TONES.map((tone) => tone ?? STRINGS.noTone), 'Net tone', 'Set by hand'],
    rows: about.map(({ keyword, tones, net, scored, byHand }) => ({
      label: keyword,
      cells: [
        ...tones.map(({ tone, rows }) =>
          countCell(rows.length, rows, STRINGS.tonePick(tone ?? STRINGS.noTone, keyword)),
        ),
        netToneCell(net, scored, FIGURES.netTone(keyword)),
        countCell(byHand.length, byHand, STRINGS.byHandOf(keyword)),
      ],
    })),
  };
}

export function messageTable(list: CoverageList): FigureTable {
  const { keywords: messages } = countRows(listFigures(list).counted, list.messages.map(nameOf));
  return {
    title: 'Key messages in the coverage',
    heads: ['Message', STRINGS.articles, 'Mentions', 'In headlines'],
    rows: messages.map(({ keyword, mentions, rows, headlineRows }) => ({
      label: keyword,
      cells: [
        countCell(rows.length, rows, `Articles with the message “${keyword}”`),
        countCell(mentions, rows, `Articles that mention the message “${keyword}”`),
        countCell(headlineRows.length, headlineRows, `Headlines with the message “${keyword}”`),
      ],
    })),
  };
}

export function totalCells(figures: ListFigures): readonly FigureCell[] {
  const { rows, texts, outlets, mentions, mentionRows, headlineRows } = figures;
  const named = outlets.flatMap((group) => group.rows.map(({ id }) => id));
  return [
    countCell(rows.length, rows, 'Articles'),
    countCell(texts.length, texts, 'Unique texts'),
    countCell(outlets.length, named, 'Outlets'),
    countCell(mentions, mentionRows, 'Mentions'),
    countCell(headlineRows.length, headlineRows, 'Headlines with a keyword'),
  ];
}

export function comparisonTable(list: CoverageList, earlier: CoverageList): FigureTable {
  const keywords = list.keywords.map(nameOf);
  const [before, after] = [earlier, list].map((one) => comparedCells(one, keywords));
  const { name, client, period } = earlier;
  return {
    title: COMPARE.with([name || client, period].filter(Boolean).join(', ') || 'an earlier list'),
    heads: ['Figure', 'Earlier', 'This list', 'Change'],
    rows: (after ?? []).flatMap((cell, i) => {
      const former = before?.[i];
      if (!former) return [];
      const isKnown = former.value !== null && cell.value !== null;
      const value = isKnown ? (cell.value ?? 0) - (former.value ?? 0) : null;
      const text = value === null ? '' : COMPARE.difference(value, cell.isShare);
      return [{ label: cell.about, cells: [former, cell, { ...cell, text, value, rows: [] }] }];
    }),
  };
}

function comparedCells(list: CoverageList, keywords: readonly string[]): FigureCell[] {
  const figures = listFigures({ ...list, keywords });
  return [
    ...totalCells(figures),
    ...figures.keywords.map(({ keyword, net, scored }) => shareCell(net, scored, FIGURES.netTone(keyword))),
    ...figures.keywords.map(({ keyword, percent, rows }) =>
      shareCell(percent / 100, rows, `Share of voice: ${keyword}`, formatShare),
    ),
  ];
}

function netToneCell(net: number | null, scored: readonly number[], about: string): FigureCell {
  if (net === null || scored.length < MIN_SCORED) return shareCell(null, [], about);
  return {
    ...shareCell(net, scored, about),
    text: `${formatSignedShare(net)} of ${formatCount(scored.length)}`,
  };
}

function countCell(value: number, rows: readonly number[], about: string): FigureCell {
  return { text: formatCount(value), value, isShare: false, rows: value === 0 ? [] : rows, about };
}

function shareCell(
  value: number | null,
  rows: readonly number[],
  about: string,
  format = formatSignedShare,
): FigureCell {
  return { text: value === null ? '–' : format(value), value, isShare: true, rows, about };
}
