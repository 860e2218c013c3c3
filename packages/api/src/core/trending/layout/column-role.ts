/** What a column of a table, or a piece of every line, says of a record. */
export type ColumnRole = 'title' | 'outlet' | 'date' | 'url' | 'reach' | 'teaser' | 'person' | 'other';

/** Outcomes of the model; the reference is `other`. */
export const COLUMN_ROLES: readonly ColumnRole[] = [
  'title',
  'outlet',
  'date',
  'url',
  'reach',
  'teaser',
  'person',
  'other',
];
