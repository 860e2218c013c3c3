import { wholePercents } from '../../../lib/whole-percents.ts';
import { type CoverageList, type CoverageRow, figuresOf } from '../book/coverage-list.ts';
import { countedRows, shownEntry } from '../book/effective-row.ts';

/** The inputs that determine which rows count. */
export type CountedList = Pick<CoverageList, 'rows' | 'settings'>;

/** A keyword's mentions, articles, headlines and share of voice. */
export interface KeywordShare {
  readonly keyword: string;
  readonly mentions: number;
  /** Number of articles that mention the keyword at least once. */
  readonly articles: number;
  readonly inHeadlines: number;
  /** The keyword's mentions divided by the mentions of all keywords, from 0 to 1. 0 if there are no mentions. */
  readonly shareOfVoice: number;
  /**
   * The share of voice as a whole percentage. The percentages of all keywords add up to 100, unless there are no
   * mentions.
   */
  readonly percent: number;
  /** IDs of the rows that mention the keyword. `headlineRows` has those with the keyword in the headline. */
  readonly rows: readonly number[];
  readonly headlineRows: readonly number[];
}

/**
 * Returns each keyword's share of voice: its mentions divided by the mentions of all tracked keywords, over the rows that
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
  const shares = figures.map(({ mentions }) => (all === 0 ? 0 : mentions / all));
  const percents = wholePercents(shares);
  return figures.map((figure, at) => ({
    ...figure,
    shareOfVoice: shares[at] ?? 0,
    percent: percents[at] ?? 0,
  }));
}

export type Dimension = 'outlet' | 'day';

/** The rows of one outlet or date. */
export interface CoverageGroup {
  /** The value that the rows have in common. Empty if unknown. */
  readonly value: string;
  readonly articles: number;
  /** IDs of the rows. */
  readonly rows: readonly number[];
  /** Number of mentions of each keyword, in keyword order, with the IDs of the rows that contain them. */
  readonly mentions: readonly { readonly count: number; readonly rows: readonly number[] }[];
}

/** Groups the rows that count. Sorts groups by size, but dates in their natural order. */
export function groupCoverage(
  list: CountedList,
  keywords: readonly string[],
  dimension: Dimension,
): CoverageGroup[] {
  const groups = new Map<string, CoverageRow[]>();
  for (const row of countedRows(list)) {
    const value = groupOf(row, dimension);
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

function compareGroups(a: CoverageGroup, b: CoverageGroup, dimension: Dimension): number {
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

function groupOf(row: CoverageRow, dimension: Dimension): string {
  const entry = shownEntry(row);
  return dimension === 'outlet' ? (entry?.outlet.trim() ?? '') : dayOf(entry?.date ?? null);
}

/** Returns the calendar date of an ISO date or timestamp, or an empty string. */
function dayOf(date: string | null): string {
  return /^\d{4}-\d{2}-\d{2}(?!\d)/.exec(date ?? '')?.[0] ?? '';
}
