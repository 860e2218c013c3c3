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

/** A size as a sentence shows it, such as `10 MB`. A megabyte has the size that most file managers show. */
export function megabytes(bytes: number): string {
  return `${bytes / 1024 / 1024} MB`;
}
