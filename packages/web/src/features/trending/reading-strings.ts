import { formatCount } from '@earshot/schema/format-count';
import type { ColumnKind } from '@earshot/schema/trending/list-reading';

/** UI strings about how a list was read. */
export const READING_STRINGS = {
  columns: (count: number) => `Columns of the table (${formatCount(count)})`,
  guidance: 'What Earshot took each column for. Change what is wrong, then rank the list again.',
  unused:
    'No column looked like headlines, so each line was read by itself. Say which column is the headline, then rank the list again.',
  column: 'Column',
  examples: 'First cells',
  kind: 'Kind',
  kindOf: (column: string) => `Kind of ${column}`,
  kinds: {
    headline: 'Headline',
    outlet: 'Outlet',
    date: 'Date',
    author: 'Author',
    address: 'Address',
    reach: 'Reach',
    teaser: 'Teaser',
    other: 'Other',
    ignore: 'Ignore',
  } as const satisfies Record<ColumnKind, string>,
  again: 'Rank again with these columns',
  byHand: 'Set by hand.',
} as const;
