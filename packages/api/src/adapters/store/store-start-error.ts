/** The store could not be opened; `message` is one sentence for the operator that names the place and the cause. */
export class StoreStartError extends Error {
  override readonly name = 'StoreStartError';
}

/** The system's or the engine's code of an error or of one of its causes. */
export function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}
