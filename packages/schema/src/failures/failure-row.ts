/** One row of the failure table. */
export interface FailureRow {
  readonly status: number;
  /** Stable code for programs. Several causes may share a code. */
  readonly code: string;
  /** The plain sentence (or two) shown to the visitor. */
  readonly message: string;
}

export function row(status: number, code: string, message: string): FailureRow {
  return { status, code, message };
}

/** Formats a size for a sentence, such as `10 MB`. A megabyte is 1024 * 1024 bytes. */
export function megabytes(bytes: number): string {
  return `${bytes / 1024 / 1024} MB`;
}
