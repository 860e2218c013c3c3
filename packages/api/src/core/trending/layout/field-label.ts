import type { LayoutRole } from './layout-role.ts';

/** What a piece of a line is. `title` is also the text of a teaser, and `end` is the end of a line. */
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
  /** The headline, or the text of a teaser: one contiguous part of the line. Null if there is none. */
  readonly title: string | null;
  readonly outlet: string | null;
  /** The parts of the line that are dates, ages or times. */
  readonly days: readonly string[];
  readonly person: string | null;
}
