/** Writes a failure that nobody needs to be told of to the browser's console, for whoever looks into it. */
export function logError(what: string, error: unknown): void {
  console.error(what, error);
}
