import type { ManualLabel } from './tone-menu.tsx';

/** What is open below a row. */
export interface RowPanel {
  readonly id: number;
  readonly kind: 'edit' | 'evidence' | 'tone' | 'paste';
  /** For `evidence`: the keyword whose sentences are shown; all when left out. */
  readonly keyword?: string;
  /** For `tone`: the tone that a key has chosen already. */
  readonly tone?: ManualLabel;
}

/** The id of a row on the page, which takes the focus. */
export function rowElementId(id: number): string {
  return `coverage-row-${id}`;
}
