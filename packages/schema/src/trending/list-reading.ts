/** `other` columns are kept and exported, `ignore` columns are dropped. */
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

export const MAX_TABLE_COLUMNS = 100;

const ONCE: readonly ColumnKind[] = ['headline', 'outlet', 'date', 'address', 'reach'];

export function columnKindsProblem(kinds: readonly ColumnKind[]): string | null {
  if (!kinds.includes('headline')) return 'One column must be the headline.';
  const twice = ONCE.find((kind) => kinds.filter((one) => one === kind).length > 1);
  return twice === undefined ? null : `Only one column can be the ${twice}.`;
}
