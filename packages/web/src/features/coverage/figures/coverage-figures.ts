import { type CoverageList, type CoverageRow, figuresOf } from '../book/coverage-list.ts';
import { countedRows, shownEntry, toneOf } from '../book/effective-row.ts';

/** What decides which rows count. */
export type CountedList = Pick<CoverageList, 'rows' | 'settings'>;

/** A keyword's part of everything that was counted. */
export interface KeywordShare {
  readonly keyword: string;
  readonly mentions: number;
  /** Articles that mention it at least once. */
  readonly articles: number;
  readonly inHeadlines: number;
  /** Its mentions over the mentions of all keywords, 0 to 1; 0 when nothing is mentioned. */
  readonly shareOfVoice: number;
  /** Ids of the rows that mention it, and of those that have it in their headline. */
  readonly rows: readonly number[];
  readonly headlineRows: readonly number[];
}

/**
 * Share of voice of each keyword: its mentions divided by the mentions of all tracked keywords, over the rows that
 * count. It compares tracked keywords with each other and ignores coverage that is not in the list.
 */
export function shareOfVoice(list: CountedList, keywords: readonly string[]): KeywordShare[] {
  const counted = countedRows(list);
  const figures = keywords.map((keyword) => {
    const found = counted.map((row) => ({ id: row.id, figures: figuresOf(row, keyword) }));
    const rows = found.filter(({ figures }) => (figures?.mentions ?? 0) > 0).map(({ id }) => id);
    const headlineRows = found.filter(({ figures }) => figures?.inHeadline).map(({ id }) => id);
    return {
      keyword,
      mentions: found.reduce((sum, { figures }) => sum + (figures?.mentions ?? 0), 0),
      articles: rows.length,
      inHeadlines: headlineRows.length,
      rows,
      headlineRows,
    };
  });
  const all = figures.reduce((sum, { mentions }) => sum + mentions, 0);
  return figures.map((figure) => ({ ...figure, shareOfVoice: all === 0 ? 0 : figure.mentions / all }));
}

const TONE_ORDER = ['Positive', 'Neutral', 'Negative', ''];

export type Dimension = 'outlet' | 'scope' | 'day' | 'tone';

/** The rows of one outlet, scope, day or tone. */
export interface CoverageGroup {
  /** The value that they share; empty when it is not known. */
  readonly value: string;
  readonly articles: number;
  /** Ids of the rows. */
  readonly rows: readonly number[];
  /** Mentions of each keyword, in the order of the keywords, with the ids of the rows that have them. */
  readonly mentions: readonly { readonly count: number; readonly rows: readonly number[] }[];
}

/**
 * The rows that count, by what they share: most articles first, days and tones in their order.
 * @param towards keyword whose tone decides, for `tone`
 */
export function groupCoverage(
  list: CountedList,
  keywords: readonly string[],
  dimension: Dimension,
  towards: string,
): CoverageGroup[] {
  const groups = new Map<string, CoverageRow[]>();
  for (const row of countedRows(list)) {
    const value = groupOf(row, dimension, towards);
    groups.set(value, [...(groups.get(value) ?? []), row]);
  }
  const counted = [...groups].map(([value, members]) => ({
    value,
    articles: members.length,
    rows: members.map(({ id }) => id),
    mentions: keywords.map((keyword) => mentionsIn(members, keyword)),
  }));
  return counted.sort((a, b) => compareGroups(a, b, dimension));
}

/** Days and tones in their own order, everything else by the number of articles. */
function compareGroups(a: CoverageGroup, b: CoverageGroup, dimension: Dimension): number {
  if (dimension === 'tone') return TONE_ORDER.indexOf(a.value) - TONE_ORDER.indexOf(b.value);
  if (dimension === 'day') return a.value.localeCompare(b.value);
  return b.articles - a.articles || a.value.localeCompare(b.value);
}

function mentionsIn(rows: readonly CoverageRow[], keyword: string) {
  const found = rows.map((row) => ({ id: row.id, mentions: figuresOf(row, keyword)?.mentions ?? 0 }));
  return {
    count: found.reduce((sum, { mentions }) => sum + mentions, 0),
    rows: found.filter(({ mentions }) => mentions > 0).map(({ id }) => id),
  };
}

function groupOf(row: CoverageRow, dimension: Dimension, towards: string): string {
  const entry = shownEntry(row);
  switch (dimension) {
    case 'outlet':
      return entry?.outlet.trim() ?? '';
    case 'scope':
      return entry?.scope ?? '';
    case 'day':
      return dayOf(entry?.date ?? null);
    case 'tone':
      return toneOf(row, towards).label ?? '';
  }
}

/** The calendar day of an ISO date or time; empty without one. */
function dayOf(date: string | null): string {
  return /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(date ?? '')?.[0] ?? '';
}
