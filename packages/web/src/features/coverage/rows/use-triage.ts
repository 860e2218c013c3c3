import { type FocusEvent, type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { isTyping, useEditFocus } from '../../../lib/focus.ts';
import { MANUAL_TONES, type ManualLabel } from '../book/coverage-list.ts';
import { exclusionEdit, type ListEdit, removalEdit, toneEdit } from '../book/list-edits.ts';
import type { CoverageRow } from '../book/list-shape.ts';
import type { Coverage } from '../run/use-coverage.ts';

export interface RowPanel {
  readonly id: number;
  readonly kind: 'details' | 'edit';
}

export type Triage = ReturnType<typeof useTriage>;
export type RowActions = Triage['actions'];

export function rowElementId(id: number): string {
  return `coverage-row-${id}`;
}

export function useTriage(rows: readonly CoverageRow[], towards: string, coverage: Coverage) {
  const [activeId, setActiveId] = useState<number | null>(null);
  const [panel, setPanel] = useState<RowPanel | null>(null);
  const [isHelpShown, setIsHelpShown] = useState(false);
  const focus = useEditFocus();
  const active = rows.find(({ id }) => id === activeId) ?? rows[0];

  const apply = ({ step, ...note }: ListEdit) => coverage.update(step, note);
  const moveTo = (row: CoverageRow | undefined) => {
    if (!row) return;
    setActiveId(row.id);
    focus.to(rowElementId(row.id));
  };
  const close = (id: number) => {
    setPanel(null);
    focus.back(rowElementId(id));
  };
  const actions = useLatest({
    close,
    moveTo,
    open: (next: RowPanel) => {
      if (panel?.id === next.id && panel.kind === next.kind) return close(next.id);
      focus.note();
      setActiveId(next.id);
      setPanel(next);
    },
    setTone: (row: CoverageRow, keyword: string, label: ManualLabel | null, reason: string) =>
      apply(toneEdit([row], keyword, label, reason)),
    apply: (row: CoverageRow, edit: ListEdit) => {
      apply(edit);
      close(row.id);
    },
    exclude: (subjects: readonly CoverageRow[]) => apply(exclusionEdit(subjects)),
    remove: (row: CoverageRow) => {
      const at = rows.indexOf(row);
      apply(removalEdit([row]));
      setPanel(null);
      moveTo(rows[at + 1] ?? rows[at - 1]);
    },
    removeAll: (subjects: readonly CoverageRow[]) => apply(removalEdit(subjects)),
    undo: () => {
      coverage.undo();
      moveTo(active);
    },
    redo: () => {
      coverage.redo();
      moveTo(active);
    },
  });

  const toggleHelp = () => setIsHelpShown((before) => !before);
  const keys = keysOf(rows, active, towards, actions, toggleHelp);
  return {
    activeId: active?.id ?? null,
    panel,
    actions,
    onKeyDown: (event: KeyboardEvent) => {
      const isInPanel = event.target instanceof Element && event.target.closest('tr.panel') !== null;
      if (event.key === 'Escape' && panel !== null && isInPanel) {
        event.preventDefault();
        event.stopPropagation();
        return close(panel.id);
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const run = keys[event.shiftKey ? event.key : event.key.toLowerCase()];
      if (!run) return;
      event.preventDefault();
      run();
    },
    onFocus: ({ target }: FocusEvent) => {
      const row = target.closest('[data-row]');
      if (row instanceof HTMLElement) setActiveId(Number(row.dataset.row));
    },
    isHelpShown,
    setIsHelpShown,
    /** True if the user is typing or has a row's panel open, which a finished run must not interrupt. */
    isBusy: () => panel !== null || isTyping(document.activeElement),
  };
}

function keysOf(
  rows: readonly CoverageRow[],
  active: CoverageRow | undefined,
  towards: string,
  actions: RowActions,
  onHelp: () => void,
): Readonly<Record<string, () => void>> {
  const step = (by: number) => {
    const at = active ? rows.indexOf(active) : 0;
    actions.moveTo(rows[Math.min(rows.length - 1, Math.max(0, at + by))]);
  };
  const tones = MANUAL_TONES.map((label, i) => [
    String(i + 1),
    () => active && towards !== '' && actions.setTone(active, towards, label, ''),
  ]);
  return {
    j: () => step(1),
    k: () => step(-1),
    o: () => active && actions.open({ id: active.id, kind: 'details' }),
    e: () => active && actions.exclude([active]),
    u: actions.undo,
    U: actions.redo,
    '?': onHelp,
    ...Object.fromEntries(tones),
  };
}

/** Functions that always see the latest values but stay the same objects, so that rows do not render again. */
function useLatest<Actions extends Record<string, (...given: never[]) => unknown>>(
  actions: Actions,
): Actions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return useMemo(() => {
    const names: (keyof Actions)[] = Object.keys(latest.current);
    return Object.fromEntries(
      names.map((name) => [name, (...given: never[]) => latest.current[name]?.(...given)]),
    ) as Actions;
  }, []);
}
