/** Bounds of the server and of following links; those of the product are in `packages/schema/src/limits.ts`. */
export const SERVER_LIMITS = {
  http: {
    /** The largest body at the slowest rate, and some time to spare. */
    requestTimeoutMs: 10 * 60_000,
    headersTimeoutMs: 10_000,
    /** 256 kbit/s: a weak mobile line. */
    uploads: { minBytesPerSecond: 32_000, graceMs: 10_000, checkMs: 2000 },
    checkIntervalMs: 2000,
    keepAliveTimeoutMs: 75_000,
    /** Longer than a call may wait and run, including a trial before it; browsers give up after 300 s. */
    idleTimeoutMs: 295_000,
    maxHeaderBytes: 16 * 1024,
    maxHeaders: 100,
    maxConnections: 4096,
    /** Two hundred browsers behind one address. */
    maxConnectionsPerClient: 1200,
  },
  /**
   * A refused upload is read and dropped so that its sender sees the answer: until it is silent for this long, and at
   * most this long in all.
   */
  linger: { silenceMs: 2000, totalMs: 30_000 },
  /** How long the process may live after a stop signal: the longest running task, and its answer. */
  shutdownMs: 180_000,
  drain: { graceMs: 500, checkMs: 100 },
  sessionSweepMs: 60 * 60 * 1000,
  pool: {
    maxQueue: 64,
    maxWaitMs: 60_000,
    /** Longer than the ranking of a list of 10 MB takes, which may be the turn of somebody else. */
    longMaxWaitMs: 100_000,
    trialMs: 2000,
    timeoutMs: 60_000,
    /**
     * Only for a task that hangs: large tasks have the lowest priority, so a busy machine gives them little of its time.
     * With the longest wait, an answer comes before browsers and proxies stop waiting for it.
     */
    longTimeoutMs: 170_000,
    /** Three times what the ranking of a list of 10 MB takes. */
    maxTaskCpuMs: 90_000,
    /** The ranking of a list of 10 MB takes 1.3 GB until its answer of 87 MB is sent. */
    maxMemoryMb: 1600,
  },
  /** Following links; bounds of time and bytes are the outbound client's (`adapters/limits.ts`). */
  links: {
    /** Most addresses that one link may lead through, unwrapped ones included. */
    maxHops: 15,
    /** Longest wait for the picture of a post whose text has been read already. */
    previewTimeoutMs: 6_000,
  },
  /** About forty of the largest lists at once. */
  bodies: { maxBytes: 512 * 1024 * 1024, maxBytesPerClient: 128 * 1024 * 1024 },
} as const;
