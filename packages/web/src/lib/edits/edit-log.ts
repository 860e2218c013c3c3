/** What the user is told about an edit. */
export interface EditNote {
  /** What the edit did, e.g. `Removed “Ferries go electric”`. */
  readonly what: string;
  /** The reason in the user's own words. Empty if none was given. */
  readonly why?: string;
  /** Consecutive edits of one series, such as the letters typed into one field, are undone together. */
  readonly series?: string;
}

/** One edit by the user. `change` is what the owner of the log needs to undo it. */
export interface Edit<Change> extends EditNote {
  readonly change: Change;
  /** ISO 8601 timestamp. */
  readonly at: string;
}

/** The user's edits of a list, a ranking or a report, in the order in which they were made. The last one is undone first. */
export interface EditLog<Change> {
  readonly edits: readonly Edit<Change>[];
  /** What was undone last. Empty after another edit. */
  readonly undone: string;
}

/** A log without edits. */
export const NO_EDITS: EditLog<never> = { edits: [], undone: '' };

/**
 * Returns the log with another edit. An edit that continues the series of the last one is merged with it.
 * @param merge returns the change of two consecutive edits of one series
 */
export function withEdit<Change>(
  { edits }: EditLog<Change>,
  change: Change,
  note: EditNote,
  merge: (earlier: Change, later: Change) => Change = (_, later) => later,
): EditLog<Change> {
  const last = edits.at(-1);
  const at = new Date().toISOString();
  if (last && note.series !== undefined && last.series === note.series) {
    const merged = { ...note, at, change: merge(last.change, change) };
    return { edits: [...edits.slice(0, -1), merged], undone: '' };
  }
  return { edits: [...edits, { ...note, at, change }], undone: '' };
}

/** Returns the log without its last edit, which it names as undone. */
export function withoutLast<Change>(log: EditLog<Change>): EditLog<Change> {
  const last = log.edits.at(-1);
  return last ? { edits: log.edits.slice(0, -1), undone: last.what } : log;
}
