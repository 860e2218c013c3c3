import type { CoverageRow } from '../book/coverage-list.ts';
import type { RowPanel } from './row-panel.ts';
import type { Triage } from './use-triage.ts';

export interface CoverageRowProps {
  readonly row: CoverageRow;
  readonly keywords: readonly string[];
  readonly towards: string;
  /** A sentence on how the row relates to other rows. Empty if it is not related to any. */
  readonly kinship: string;
  /** Why the row's figures are out of date and not comparable with other rows. Empty if they are current. */
  readonly stale: string;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  /** The panel that is open below this row. */
  readonly panel: RowPanel | null;
  readonly actions: Triage['actions'];
}
