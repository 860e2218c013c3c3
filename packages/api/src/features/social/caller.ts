/** Who asks, and how long the answer is wanted. */
export interface Caller {
  readonly client: string;
  readonly signal: AbortSignal | undefined;
}
