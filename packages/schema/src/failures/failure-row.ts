/** One row of the failure table. */
export interface FailureRow {
  readonly status: number;
  /** Stable name for programs; several causes may share one. */
  readonly code: string;
  /** The one plain sentence (or two) that the visitor reads. */
  readonly message: string;
  /** Whether the same request may succeed later. */
  readonly retry: boolean;
}

/** A failure that stays until the input changes. */
export function lasting(status: number, code: string, message: string): FailureRow {
  return { status, code, message, retry: false };
}

/** A failure that may be gone at the next try. */
export function passing(status: number, code: string, message: string): FailureRow {
  return { status, code, message, retry: true };
}
