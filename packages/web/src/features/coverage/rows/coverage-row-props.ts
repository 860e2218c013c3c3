import type { CoverageRow } from '../book/coverage-list.ts';
import type { RowPanel } from './row-panel.ts';
import type { Triage } from './use-triage.ts';

export interface CoverageRowProps {
  readonly row: CoverageRow;
  readonly keywords: readonly string[];
  readonly towards: string;
  /** The row's relation to others, in a sentence; empty without one. */
  readonly kinship: string;
  /** Why its figures do not compare with the others; empty when they do. */
  readonly stale: string;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  /** What is open below this row. */
  readonly panel: RowPanel | null;
  readonly actions: Triage['actions'];
}
