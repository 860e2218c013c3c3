/** Logs a failure in the browser console, for debugging. Used for failures that are not shown to the user. */
export function logError(what: string, error: unknown): void {
  console.error(what, error);
}
