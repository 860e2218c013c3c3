import type { CoverageList } from '../book/coverage-list.ts';
import { countedRows, shownEntry } from '../book/effective-row.ts';
import { kinshipOf } from '../book/same-article.ts';
import { type CountedList, shareOfVoice } from './coverage-figures.ts';

/** One of the four figures that a list is about, with the ids of the rows that it is made of. */
export interface TotalFigure {
  readonly name: 'articles' | 'outlets' | 'mentions' | 'headlines';
  readonly value: number;
  readonly rows: readonly number[];
}

/** Articles, outlets, mentions of all keywords, and mentions in headlines, over the rows that count. */
export function totalFigures(list: CountedList, keywords: readonly string[]): TotalFigure[] {
  const counted = countedRows(list);
  const shares = shareOfVoice(list, keywords);
  const ids = counted.map(({ id }) => id);
  const outlets = new Set(counted.map((row) => shownEntry(row)?.outlet.trim().toLowerCase()));
  const sum = (of: 'mentions' | 'inHeadlines') => shares.reduce((total, share) => total + share[of], 0);
  return [
    { name: 'articles', value: counted.length, rows: ids },
    { name: 'outlets', value: outlets.size, rows: ids },
    { name: 'mentions', value: sum('mentions'), rows: [...new Set(shares.flatMap(({ rows }) => rows))] },
    {
      name: 'headlines',
      value: sum('inHeadlines'),
      rows: [...new Set(shares.flatMap(({ headlineRows }) => headlineRows))],
    },
  ];
}

/** Rows that do not count, by the reason; reasons without rows are left out. */
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
