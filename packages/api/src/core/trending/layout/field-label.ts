import type { LayoutRole } from './layout-role.ts';

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
