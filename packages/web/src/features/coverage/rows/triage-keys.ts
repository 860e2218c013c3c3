import type { KeyboardEvent } from 'react';
import { isTyping } from '../../../lib/is-typing.ts';
import { type CoverageRow, MANUAL_TONES } from '../book/coverage-list.ts';
import type { RowActions } from './row-actions.ts';

interface KeyTargets {
  readonly rows: readonly CoverageRow[];
  readonly active: CoverageRow | undefined;
  /** Rows that `e` excludes or includes: the selected rows, or the active row if none are selected. */
  readonly subjects: readonly CoverageRow[];
  /** Whether the list shows a tone. */
  readonly hasTone: boolean;
}

/** Returns the handler for single-key shortcuts. Keys without an action are left to the browser. */
export function triageKeys(targets: KeyTargets, actions: RowActions, onHelp: () => void) {
  const { rows, active, subjects, hasTone } = targets;
  const step = (by: number) => {
    const at = active ? rows.indexOf(active) : 0;
    actions.moveTo(rows[Math.min(rows.length - 1, Math.max(0, at + by))]);
  };
  const keys: Readonly<Record<string, () => void>> = {
    j: () => step(1),
    k: () => step(-1),
    o: () => active && actions.open({ id: active.id, kind: 'evidence' }),
    e: () => actions.exclude(subjects),
    x: () => active && actions.select(active.id, false),
    X: () => active && actions.select(active.id, true),
    u: actions.undo,
    U: actions.redo,
    '?': onHelp,
    ...Object.fromEntries(
      MANUAL_TONES.map((tone, at) => [
        String(at + 1),
        () => active && hasTone && actions.open({ id: active.id, kind: 'tone', tone }),
      ]),
    ),
  };
  return (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const run = keys[event.shiftKey ? event.key : event.key.toLowerCase()];
    if (!run) return;
    event.preventDefault();
    run();
  };
}
