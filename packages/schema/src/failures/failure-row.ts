/** One row of the failure table. */
export interface FailureRow {
  readonly status: number;
  /** Stable name for programs; several causes may share one. */
  readonly code: string;
  /** The one plain sentence (or two) that the visitor reads. */
  readonly message: string;
}

/** A row of the table. */
export function row(status: number, code: string, message: string): FailureRow {
  return { status, code, message };
}
