/** A description of an edit, shown to the user. */
export interface EditNote {
  /** What the edit did, e.g. `Removed “Ferries go electric”`. */
  readonly what: string;
  /** The reason in the user's own words. Empty if none was given. */
  readonly why?: string;
  /** Consecutive edits with the same series, such as the letters typed into one field, are undone together. */
  readonly series?: string;
}

/** One edit by the user. `change` is what the owner of the log needs to undo and redo it. */
export interface Edit<Change> extends EditNote {
  readonly change: Change;
  /** ISO 8601 timestamp. */
  readonly at: string;
}

/** The user's edits to a list, a ranking or a report, in the order they were made. The last one is undone first. */
export interface EditLog<Change> {
  readonly edits: readonly Edit<Change>[];
  /** The edits that were undone and can be redone. The last one is redone first. A new edit empties the list. */
  readonly undone: readonly Edit<Change>[];
  /** Whether the last step was an undo, rather than an edit or a redo. */
  readonly isUndo: boolean;
}

export const NO_EDITS: EditLog<never> = { edits: [], undone: [], isUndo: false };

/**
 * Returns the log with another edit. An edit that continues the series of the last one is merged with it.
 * @param merge combines the changes of two consecutive edits in one series
 */
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

/** Returns the log without its last edit, which can then be redone. */
export function withoutLast<Change>(log: EditLog<Change>): EditLog<Change> {
  const last = log.edits.at(-1);
  if (!last) return log;
  return { edits: log.edits.slice(0, -1), undone: [...log.undone, last], isUndo: true };
}

/** Returns the log with the last undone edit redone. */
export function withRedone<Change>(log: EditLog<Change>): EditLog<Change> {
  const last = log.undone.at(-1);
  if (!last) return log;
  return { edits: [...log.edits, last], undone: log.undone.slice(0, -1), isUndo: false };
}
