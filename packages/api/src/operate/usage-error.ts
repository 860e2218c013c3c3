/** The command was used incorrectly, as `message` explains. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
