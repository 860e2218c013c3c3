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
          countCell(counts.rows.length, counts.rows, STRINGS.articlesOf(label)),
          ...counts.keywords.map(({ keyword, mentions, rows: found }) =>
            countCell(mentions, found, STRINGS.mentionsOf(keyword, label)),
          ),
        ],
      };
    }),
  };
}

export function toneTable({ keywords }: ListFigures): FigureTable {
  const about = keywords.filter(({ tones }) => tones.some(({ rows }) => rows.length > 0));
  return {
    title: STRINGS.tones,
    note: STRINGS.toneNote,
    heads: [STRINGS.keyword, ...TONES.map((tone) => tone ?? STRINGS.noTone), STRINGS.netTone, STRINGS.byHand],
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
    title: STRINGS.messages,
    heads: [STRINGS.message, STRINGS.articles, STRINGS.mentions, STRINGS.headlines],
    rows: messages.map(({ keyword, mentions, rows, headlineRows }) => ({
      label: keyword,
      cells: [
        countCell(rows.length, rows, STRINGS.articlesWith(keyword)),
        countCell(mentions, rows, STRINGS.mentionsWith(keyword)),
        countCell(headlineRows.length, headlineRows, STRINGS.headlinesWith(keyword)),
      ],
    })),
  };
}

export function totalCells(figures: ListFigures): readonly FigureCell[] {
  const { rows, texts, outlets, mentions, mentionRows, headlineRows } = figures;
  const named = outlets.flatMap((group) => group.rows.map(({ id }) => id));
  return [
    countCell(rows.length, rows, FIGURES.articles),
    countCell(texts.length, texts, FIGURES.texts),
    countCell(outlets.length, named, FIGURES.outlets),
    countCell(mentions, mentionRows, FIGURES.mentions),
    countCell(headlineRows.length, headlineRows, FIGURES.headlines),
  ];
}

export function comparisonTable(list: CoverageList, earlier: CoverageList): FigureTable {
  const keywords = list.keywords.map(nameOf);
  const [before, after] = [earlier, list].map((one) => comparedCells(one, keywords));
  const { name, client, period } = earlier;
  return {
    title: COMPARE.with([name || client, period].filter(Boolean).join(', ') || COMPARE.unnamed),
    heads: [COMPARE.figure, COMPARE.before, COMPARE.after, COMPARE.change],
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
      shareCell(percent / 100, rows, COMPARE.share(keyword), formatShare),
    ),
  ];
}

function netToneCell(net: number | null, scored: readonly number[], about: string): FigureCell {
  if (net === null || scored.length < MIN_SCORED) return shareCell(null, [], about);
  return { ...shareCell(net, scored, about), text: STRINGS.netToneOf(formatSignedShare(net), scored.length) };
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
