/** Error code such as ENOSPC or SQLITE_FULL, of the error or one of its causes. Never a message, which could quote a visitor. */
export function systemCodeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError) return systemCodeOf(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && typeof error.code === 'string' && /^[A-Z0-9_]{2,40}$/.test(error.code))
    return error.code;
  return systemCodeOf(error.cause);
}
