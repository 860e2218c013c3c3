import { type FocusEvent, useState } from 'react';
import { useFocusReturn } from '../../../lib/use-focus-return.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import type { CoverageRow } from '../book/coverage-list.ts';
import type { Coverage } from '../run/use-coverage.ts';
import { rowActions } from './row-actions.ts';
import type { RowPanel } from './row-panel.ts';
import { triageKeys } from './triage-keys.ts';

export type Triage = ReturnType<typeof useTriage>;

/**
 * Working through the rows of a list by keyboard or pointer: the active row, the selected ones, what is open below a
 * row, and the focus, which comes back to where it was.
 */
export function useTriage(rows: readonly CoverageRow[], towards: string, coverage: Coverage) {
  const [activeId, setActiveId] = useState<number | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<number>>(() => new Set());
  const [anchorId, setAnchorId] = useState<number | null>(null);
  const [panel, setPanel] = useState<RowPanel | null>(null);
  const [isHelpShown, setIsHelpShown] = useState(false);
  const focus = useFocusReturn();
  const active = rows.find(({ id }) => id === activeId) ?? rows[0];
  const chosen = rows.filter(({ id }) => selected.has(id));
  const actions = useLatest(
    rowActions({
      ...{ rows, towards, coverage, active, selected, anchorId, panel, focus },
      ...{ setActiveId, setSelected, setAnchorId, setPanel },
    }),
  );
  const subjects = chosen.length > 0 ? chosen : active ? [active] : [];
  const onKeyDown = triageKeys({ rows, active, subjects, hasTone: towards !== '' }, actions, () =>
    setIsHelpShown((before) => !before),
  );
  /** The row in which anything has the focus is the active one. */
  const onFocus = ({ target }: FocusEvent) => {
    const row = target.closest('[data-row]');
    if (row instanceof HTMLElement) setActiveId(Number(row.dataset.row));
  };
  return {
    activeId: active?.id ?? null,
    selected,
    chosen,
    panel,
    actions,
    onKeyDown,
    onFocus,
    isHelpShown,
    setIsHelpShown,
    /** Gives the focus to the first row, for after a run. */
    start: () => actions.moveTo(rows[0]),
  };
}
