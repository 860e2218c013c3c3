import { csvTable } from '@earshot/schema/csv-table';
import type { TrendingResult } from '@earshot/schema/trending/model';

const HEADER = [
  'rank',
  'title',
  'heat_score',
  'mentions',
  'latest_date',
  'avg_sentiment',
  'sources',
  'volume',
  'source_diversity',
  'recency',
  'shared_keywords',
  'intensity',
  'explain_why',
];
/**
 * A result as a table for spreadsheets: RFC 4180 with CRLF line ends and a UTF-8 byte order mark, a header row and one
 * row an item in rank order. Cells that a spreadsheet would run as formulas get an apostrophe in front (#397).
 */
export function toCsv(result: Pick<TrendingResult, 'items'>): string {
  const rows = result.items.map((item, index) => [
    index + 1,
    item.title,
    item.heat_score,
    item.mentions,
    item.latest_date ?? '',
    item.avg_sentiment ?? '',
    item.sources.join('; '),
    ...item.heat_parts.map(({ points }) => points),
    item.explain_why,
  ]);
  return csvTable([HEADER, ...rows]);
}
