import { type CoverageRow, figuresOf } from './coverage-list.ts';
import { countedRows, shownEntry, toneOf } from './effective-row.ts';

/** A keyword's part of everything that was counted. */
export interface KeywordShare {
  readonly keyword: string;
  readonly mentions: number;
  /** Articles that mention it at least once. */
  readonly articles: number;
  readonly inHeadlines: number;
  /** Its mentions over the mentions of all keywords, 0 to 1; 0 when nothing is mentioned. */
  readonly shareOfVoice: number;
}

/**
 * Share of voice of each keyword: its mentions divided by the mentions of all tracked keywords, over the rows that
 * count. It compares tracked keywords with each other and says nothing about coverage that is not in the list.
 */
export function shareOfVoice(rows: readonly CoverageRow[], keywords: readonly string[]): KeywordShare[] {
  const counted = countedRows(rows);
  const figures = keywords.map((keyword) => {
    const found = counted.map((row) => figuresOf(row, keyword)).filter((one) => one !== null);
    return {
      keyword,
      mentions: found.reduce((sum, { mentions }) => sum + mentions, 0),
      articles: found.filter(({ mentions }) => mentions > 0).length,
      inHeadlines: found.filter(({ inHeadline }) => inHeadline).length,
    };
  });
  const all = figures.reduce((sum, { mentions }) => sum + mentions, 0);
  return figures.map((figure) => ({ ...figure, shareOfVoice: all === 0 ? 0 : figure.mentions / all }));
}

export type Dimension = 'outlet' | 'scope' | 'day' | 'tone';

/** The rows of one outlet, scope, day or tone. */
export interface CoverageGroup {
  /** The value that they share; empty when it is not known. */
  readonly value: string;
  readonly articles: number;
  /** Mentions of each keyword, in the order of the keywords. */
  readonly mentions: readonly number[];
}

/**
 * The rows that count, by what they share: most articles first, days in their order.
 * @param towards keyword whose tone decides, for `tone`
 */
export function groupCoverage(
  rows: readonly CoverageRow[],
  keywords: readonly string[],
  dimension: Dimension,
  towards: string,
): CoverageGroup[] {
  const groups = new Map<string, CoverageRow[]>();
  for (const row of countedRows(rows)) {
    const value = groupOf(row, dimension, towards);
    groups.set(value, [...(groups.get(value) ?? []), row]);
  }
  const counted = [...groups].map(([value, members]) => ({
    value,
    articles: members.length,
    mentions: keywords.map((keyword) =>
      members.reduce((sum, row) => sum + (figuresOf(row, keyword)?.mentions ?? 0), 0),
    ),
  }));
  return counted.sort((a, b) =>
    dimension === 'day'
      ? a.value.localeCompare(b.value)
      : b.articles - a.articles || a.value.localeCompare(b.value),
  );
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
