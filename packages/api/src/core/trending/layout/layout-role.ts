/** `letter` marks the role in training layouts. `frame` is other text on a page or in an email. */
export const LAYOUT_ROLES = [
  { role: 'headline', letter: 'H' },
  { role: 'outlet', letter: 'O' },
  { role: 'date', letter: 'D' },
  { role: 'byline', letter: 'Y' },
  { role: 'author', letter: 'A' },
  { role: 'teaser', letter: 'T' },
  { role: 'count', letter: 'C' },
  { role: 'button', letter: 'B' },
  { role: 'heading', letter: 'S' },
  { role: 'frame', letter: 'F' },
  { role: 'gap', letter: '_' },
] as const;

export type LayoutRole = (typeof LAYOUT_ROLES)[number]['role'];

/** `title` is also the text of a teaser, `end` the end of a line. */
export const FIELD_LABELS = ['title', 'outlet', 'date', 'person', 'other', 'end'] as const;

export type FieldLabel = (typeof FIELD_LABELS)[number];

/** Roles of lines that are read in pieces. */
export const FIELD_ROLES = [
  'headline',
  'outlet',
  'date',
  'byline',
  'author',
  'teaser',
] as const satisfies readonly LayoutRole[];

export interface LineFields {
  readonly title: string | null;
  readonly outlet: string | null;
  readonly days: readonly string[];
  readonly person: string | null;
}
