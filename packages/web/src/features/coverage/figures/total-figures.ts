import type { CoverageList } from '../book/coverage-list.ts';
import { countedRows, shownEntry } from '../book/effective-row.ts';
import { kinshipOf } from '../book/same-article.ts';
import { type CountedList, shareOfVoice } from './coverage-figures.ts';

/** One of the four main figures of a list, with the IDs of the rows it is computed from. */
export interface TotalFigure {
  readonly name: 'articles' | 'outlets' | 'mentions' | 'headlines';
  readonly value: number;
  readonly rows: readonly number[];
}

/**
 * Returns the number of articles, outlets, keyword mentions, and headlines that name at least one keyword, over the rows that
 * count.
 */
export function totalFigures(list: CountedList, keywords: readonly string[]): TotalFigure[] {
  const counted = countedRows(list);
  const shares = shareOfVoice(list, keywords);
  const ids = counted.map(({ id }) => id);
  const outlets = new Set(counted.flatMap((row) => shownEntry(row)?.outlet.trim().toLowerCase() || []));
  const mentions = shares.reduce((total, share) => total + share.mentions, 0);
  const inHeadlines = [...new Set(shares.flatMap(({ headlineRows }) => headlineRows))];
  return [
    { name: 'articles', value: counted.length, rows: ids },
    { name: 'outlets', value: outlets.size, rows: ids },
    { name: 'mentions', value: mentions, rows: [...new Set(shares.flatMap(({ rows }) => rows))] },
    { name: 'headlines', value: inHeadlines.length, rows: inHeadlines },
  ];
}

/** Returns the rows that do not count, grouped by reason. Reasons without rows are omitted. */
export function leftRows({ rows, settings }: CoverageList) {
  const kinship = kinshipOf(rows);
  const idsOf = (isLeft: (row: CoverageList['rows'][number]) => boolean) =>
    rows.filter(isLeft).map(({ id }) => id);
  const groups = [
    { name: 'excluded', rows: idsOf(({ excluded }) => excluded !== null) },
    { name: 'repeated', rows: idsOf(({ id }) => kinship.get(id)?.sameAs != null) },
    {
      name: 'copies',
      rows: settings.copies === 'texts' ? idsOf(({ id }) => kinship.get(id)?.copyOf != null) : [],
    },
    { name: 'failed', rows: idsOf(({ status }) => status === 'failed') },
    {
      name: 'waiting',
      rows: idsOf(({ status, entry }) => entry === null && (status === 'waiting' || status === 'running')),
    },
  ] as const;
  return groups.filter((group) => group.rows.length > 0);
}
