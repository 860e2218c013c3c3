/** Bounds of the server itself; those of the product are in the schema package. */
export const SERVER_LIMITS = {
  /** From the first byte of a request to its last. */
  requestTimeoutMs: 30_000,
  headersTimeoutMs: 10_000,
  /** How long running requests may take to finish after a stop signal. */
  shutdownMs: 30_000,
  sessionSweepMs: 60 * 60 * 1000,
  pool: { maxQueue: 64, maxWaitMs: 60_000, timeoutMs: 30_000, maxHeapMb: 1024 },
} as const;
