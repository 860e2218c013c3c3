/** The labels of the rows of a picture, in the order used by the model. */
export const ROW_LABELS = [
  'author',
  'handle',
  'time',
  'title',
  'text',
  'quote',
  'note',
  'label',
  'tags',
  'count',
  'button',
  'other',
] as const;

export type RowLabel = (typeof ROW_LABELS)[number];
