/** The command was asked wrongly; `message` says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
