import type { ManualLabel } from '../book/coverage-list.ts';

/** The open panel below a row. */
export interface RowPanel {
  readonly id: number;
  readonly kind: 'edit' | 'evidence' | 'tone' | 'paste';
  /** For `tone`: the keyword. The first keyword if omitted. */
  readonly keyword?: string;
  /** For `tone`: the tone that was already chosen with a shortcut key. */
  readonly tone?: ManualLabel;
}

/** Returns the DOM ID of a row element, which is focusable. */
export function rowElementId(id: number): string {
  return `coverage-row-${id}`;
}
