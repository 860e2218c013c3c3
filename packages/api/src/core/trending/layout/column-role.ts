/** The meaning of a table column, or of the piece at one position in every line. */
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
