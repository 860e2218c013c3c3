/** Writes a failure that users need not see to the browser's console, for debugging. */
export function logError(what: string, error: unknown): void {
  console.error(what, error);
}
