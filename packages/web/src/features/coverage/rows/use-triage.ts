import { type FocusEvent, useState } from 'react';
import { useEditFocus } from '../../../lib/edits/use-edit-focus.ts';
import { isTyping } from '../../../lib/is-typing.ts';
import { useLatest } from '../../../lib/use-latest.ts';
import type { CoverageRow } from '../book/coverage-list.ts';
import type { Coverage } from '../run/use-coverage.ts';
import { rowActions } from './row-actions.ts';
import type { RowPanel } from './row-panel.ts';
import { triageKeys } from './triage-keys.ts';

export type Triage = ReturnType<typeof useTriage>;

/**
 * Lets the user work through a list's rows by keyboard or pointer. Manages the active row, the selection, and the panel
 * below a row. Closing the panel returns the focus to where it was.
 */
export function useTriage(rows: readonly CoverageRow[], towards: string, coverage: Coverage) {
  const [activeId, setActiveId] = useState<number | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<number>>(() => new Set());
  const [anchorId, setAnchorId] = useState<number | null>(null);
  const [panel, setPanel] = useState<RowPanel | null>(null);
  const [isHelpShown, setIsHelpShown] = useState(false);
  const focus = useEditFocus();
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
  /** Makes the row that contains the focus the active row. */
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
    /** Whether the user is typing or has a row's panel open, which a finished run must not interrupt. */
    isBusy: () => panel !== null || isTyping(document.activeElement),
  };
}
