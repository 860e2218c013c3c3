export interface EditNote {
  /** For example `Removed “Ferries go electric”`. */
  readonly what: string;
  /** The user's reason, in their own words. */
  readonly why?: string;
  /** Consecutive edits with the same series, such as letters typed into one field, are undone together. */
  readonly series?: string;
}

/** `change` is what the log's owner needs to undo and redo the edit. */
interface Edit<Change> extends EditNote {
  readonly change: Change;
  /** ISO 8601 timestamp. */
  readonly at: string;
}

/** A history of edits for undo and redo, oldest first. */
export interface EditLog<Change> {
  readonly edits: readonly Edit<Change>[];
  /** Undone edits. The last one is redone first, and a new edit empties the list. */
  readonly undone: readonly Edit<Change>[];
  /** Whether the last step was an undo. */
  readonly isUndo: boolean;
}

export const NO_EDITS: EditLog<never> = { edits: [], undone: [], isUndo: false };

/** An edit that continues the series of the last one is merged with it. */
export function withEdit<Change>(
  { edits, isUndo }: EditLog<Change>,
  change: Change,
  note: EditNote,
  merge: (earlier: Change, later: Change) => Change = (_, later) => later,
): EditLog<Change> {
  const last = edits.at(-1);
  const at = new Date().toISOString();
  const isContinued = !isUndo && note.series !== undefined && last?.series === note.series;
  const earlier = isContinued ? edits.slice(0, -1) : edits;
  const merged = isContinued && last ? merge(last.change, change) : change;
  return { ...NO_EDITS, edits: [...earlier, { ...note, at, change: merged }] };
}

export function withoutLast<Change>(log: EditLog<Change>): EditLog<Change> {
  const last = log.edits.at(-1);
  if (!last) return log;
  return { edits: log.edits.slice(0, -1), undone: [...log.undone, last], isUndo: true };
}

export function withRedone<Change>(log: EditLog<Change>): EditLog<Change> {
  const last = log.undone.at(-1);
  if (!last) return log;
  return { edits: [...log.edits, last], undone: log.undone.slice(0, -1), isUndo: false };
}
