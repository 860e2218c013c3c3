/** Thrown if the store cannot be opened. `message` tells the operator the location and the cause. */
export class StoreStartError extends Error {
  override readonly name = 'StoreStartError';
}

/** Returns the system or database code of an error or of one of its causes, or an empty string. */
export function codeOf(error: unknown): string {
  if (error instanceof AggregateError) return codeOf(error.errors[0]);
  if (!(error instanceof Error)) return '';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
}
