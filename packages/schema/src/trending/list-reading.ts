/** How the lines of a list were read, and how a person can say otherwise. */

/** What a column of a table may be. `other` is kept and exported, `ignore` is left out. */
export const COLUMN_KINDS = [
  'headline',
  'outlet',
  'date',
  'author',
  'address',
  'reach',
  'teaser',
  'other',
  'ignore',
] as const;
export type ColumnKind = (typeof COLUMN_KINDS)[number];

/** The line with which each record of several lines begins. */
export const RECORD_STARTS = ['headline', 'outlet', 'date', 'byline', 'count'] as const;
export type RecordStart = (typeof RECORD_STARTS)[number];

/** A table has at most so many columns. */
export const MAX_TABLE_COLUMNS = 100;

/** Kinds that at most one column can have. */
const ONCE: readonly ColumnKind[] = ['headline', 'outlet', 'date', 'address', 'reach'];

/** Why the kinds cannot be those of a table, as one sentence; null when they can. */
export function columnKindsProblem(kinds: readonly ColumnKind[]): string | null {
  if (!kinds.includes('headline')) return 'One column must be the headline.';
  const twice = ONCE.find((kind) => kinds.filter((own) => own === kind).length > 1);
  return twice === undefined ? null : `Only one column can be the ${twice}.`;
}
