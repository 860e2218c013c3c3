/** The meaning of a table column, or of a piece of every line, in a record. */
export type ColumnRole = 'title' | 'outlet' | 'date' | 'url' | 'reach' | 'teaser' | 'person' | 'other';

/** Classes of the column model. The reference class is `other`. */
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
