import type { useEditFocus } from '../../../lib/edits/use-edit-focus.ts';
import type { CoverageRow, ManualLabel } from '../book/coverage-list.ts';
import { exclusionEdit, type ListEdit, removalEdit, toneEdit } from '../book/list-edits.ts';
import type { Coverage } from '../run/use-coverage.ts';
import { type RowPanel, rowElementId } from './row-panel.ts';

/** On-screen state of the list that the actions read and change. */
interface RowContext {
  readonly rows: readonly CoverageRow[];
  /** Keyword whose tone is shown. */
  readonly towards: string;
  readonly coverage: Coverage;
  readonly active: CoverageRow | undefined;
  readonly selected: ReadonlySet<number>;
  /** ID of the row that was selected or deselected last, where a range starts. */
  readonly anchorId: number | null;
  readonly setAnchorId: (id: number) => void;
  readonly panel: RowPanel | null;
  readonly setActiveId: (id: number) => void;
  readonly setSelected: (change: (before: ReadonlySet<number>) => ReadonlySet<number>) => void;
  readonly setPanel: (panel: RowPanel | null) => void;
  readonly focus: ReturnType<typeof useEditFocus>;
}

export type RowActions = ReturnType<typeof rowActions>;

/** Returns all actions on rows. Edits, exclusions and removals can be undone, but a repeated analysis cannot. */
export function rowActions(context: RowContext) {
  const moves = moveActions(context);
  return { ...moves, ...editActions(context, moves), repeat: context.coverage.repeatRow };
}

/** Returns the actions that move focus or change the selection. */
function moveActions(context: RowContext) {
  const { rows, anchorId, panel, focus, setActiveId, setAnchorId, setPanel, setSelected } = context;
  const close = (id: number) => {
    setPanel(null);
    focus.back(rowElementId(id));
  };
  return {
    close,
    moveTo: (row: CoverageRow | undefined) => {
      if (!row) return;
      setActiveId(row.id);
      focus.to(rowElementId(row.id));
    },
    /** Opens a panel below a row, or closes the panel if it is already open. */
    open: (next: RowPanel) => {
      const isOpen = panel?.id === next.id && panel.kind === next.kind && panel.keyword === next.keyword;
      if (isOpen) return close(next.id);
      focus.note();
      setActiveId(next.id);
      setPanel(next);
    },
    select: (id: number, isRange: boolean) => {
      const from = isRange ? (anchorId ?? id) : id;
      setSelected((before) => selection(before, rows, id, from));
      setActiveId(id);
      setAnchorId(id);
    },
    clearSelection: () => setSelected(() => new Set()),
  };
}

/** Returns the actions that change the list. */
function editActions(context: RowContext, { close, moveTo, clearSelection }: ReturnType<typeof moveActions>) {
  const { rows, towards, coverage, active, selected, setPanel } = context;
  const apply = ({ step, ...note }: ListEdit) => coverage.update(step, note);
  return {
    /** Sets the tone of a row toward a keyword. If the row is selected, sets the tone of all selected rows. */
    setTone: (row: CoverageRow, keyword: string, label: ManualLabel | null, reason: string) => {
      const chosen = selected.has(row.id) ? rows.filter(({ id }) => selected.has(id)) : [row];
      apply(toneEdit(chosen, keyword, label, reason));
      close(row.id);
    },
    setTones: (chosen: readonly CoverageRow[], label: ManualLabel) =>
      apply(toneEdit(chosen, towards, label, '')),
    apply: (row: CoverageRow, edit: ListEdit) => {
      apply(edit);
      close(row.id);
    },
    exclude: (chosen: readonly CoverageRow[]) => {
      const isCounted = chosen.some(({ excluded }) => excluded === null);
      apply(exclusionEdit(chosen, isCounted, ''));
    },
    remove: (removed: readonly CoverageRow[]) => {
      const ids = new Set(removed.map(({ id }) => id));
      const others = rows.filter(({ id }) => !ids.has(id));
      const next =
        others[
          Math.min(
            others.length - 1,
            rows.findIndex(({ id }) => ids.has(id)),
          )
        ];
      apply(removalEdit(removed));
      setPanel(null);
      clearSelection();
      moveTo(next);
    },
    undo: () => {
      coverage.undo();
      moveTo(active);
    },
    redo: () => {
      coverage.redo();
      moveTo(active);
    },
  };
}

/**
 * Returns the selection after a click on a row: either the row is toggled, or all rows between the anchor and the row are
 * added.
 */
function selection(
  before: ReadonlySet<number>,
  rows: readonly CoverageRow[],
  id: number,
  from: number,
): ReadonlySet<number> {
  const next = new Set(before);
  if (from === id) {
    if (!next.delete(id)) next.add(id);
    return next;
  }
  const places = [from, id].map((one) => rows.findIndex((row) => row.id === one));
  for (const row of rows.slice(Math.min(...places), Math.max(...places) + 1)) next.add(row.id);
  return next;
}
