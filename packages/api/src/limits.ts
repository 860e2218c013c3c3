/** Limits of the server and of following links. The product's limits are in `packages/schema/src/limits.ts`. */

/** The phases of the longest call, in milliseconds. `CALL_LIMITS` has the limits on a whole call. */
const CALL_STEPS = {
  /** Waiting for a slot. Longer than it takes to rank a 10 MB list, which may be ahead in the queue. */
  maxWaitMs: 100_000,
  /**
   * Wall-clock limit, which only a hung task should reach. Large tasks have the lowest priority, so on a busy machine they
   * get little CPU time. Until a stop signal, a task may also use any waiting time that it did not need.
   */
  maxRunMs: 170_000,
  /** Writing the response or refusal. */
  marginMs: 10_000,
  /**
   * How long after a stop signal a task may still start. By then, the queue of small tasks is empty and pages have been
   * fetched.
   */
  startAfterStopMs: 20_000,
} as const;

const { maxWaitMs, maxRunMs, marginMs, startAfterStopMs } = CALL_STEPS;

/**
 * `stopMs`, `answerMs`, `proxyMs`, `idleMs` and `browserMs` increase in this order, so that the component closest to the work
 * gives up first and can explain why.
 */
export const CALL_LIMITS = {
  ...CALL_STEPS,
  /** How long the process may run after a stop signal. */
  stopMs: startAfterStopMs + maxRunMs + marginMs,
  /** Time from the end of a request's body to its response. */
  answerMs: maxWaitMs + maxRunMs + marginMs,
  /** How long a reverse proxy must wait for a response (`deploy/nginx.conf`). */
  proxyMs: 290_000,
  /** Maximum time without traffic on a connection. */
  idleMs: 295_000,
  /** Time after which browsers give up. */
  browserMs: 300_000,
} as const;

export const SERVER_LIMITS = {
  http: {
    /** Time for the largest body at the minimum speed, plus a margin. */
    requestTimeoutMs: 10 * 60_000,
    headersTimeoutMs: 10_000,
    /** 256 kbit/s, a weak mobile connection. */
    uploads: { minBytesPerSecond: 32_000, graceMs: 10_000, checkMs: 2000 },
    checkIntervalMs: 2000,
    keepAliveTimeoutMs: 75_000,
    idleTimeoutMs: CALL_LIMITS.idleMs,
    maxHeaderBytes: 16 * 1024,
    maxHeaders: 100,
    maxConnections: 4096,
    /** Enough for two hundred browsers that share one address. */
    maxConnectionsPerClient: 1200,
  },
  /**
   * A rejected upload is read and discarded so that the client sees the response. Maximum time without data, and maximum
   * total time.
   */
  linger: { silenceMs: 2000, totalMs: 30_000 },
  drain: { graceMs: 500, checkMs: 100, startWithinMs: startAfterStopMs },
  sweepMs: 60 * 60 * 1000,
  /** Interval at which the server checks whether the oldest rankings must be removed. */
  trimMs: 10_000,
  records: {
    /** Maximum time that a response waits for the store. */
    patienceMs: 250,
    /** The same for the first read of the counters, because a busy machine is slow to open the store. */
    firstPatienceMs: 20_000,
    batchEveryMs: 25,
    retryMs: 1000,
    maxPendingBytes: 64 * 1024 * 1024,
    closeWithinMs: 5000,
  },
  pool: {
    maxQueue: 64,
    maxWaitMs,
    timeoutMs: maxRunMs,
    /** On a busy machine, a task gets little CPU time, so it may also use any waiting time that it did not need. */
    callMs: maxWaitMs + maxRunMs,
    /** Three times the CPU time for ranking a 10 MB list: 54 s on a busy machine, where all code takes more CPU time. */
    maxTaskCpuMs: 160_000,
    /** Far more than a process needs for its first task, which compiles the code. */
    slowTaskCpuMs: 4000,
    /** Ranking a 10 MB list takes 1.3 GB until its response of 87 MB has been sent. */
    maxMemoryMb: 1600,
  },
  /** Limits for following links. Time and byte limits are those of the outbound client (`adapters/limits.ts`). */
  links: {
    /** Maximum number of URLs that a link may lead through, including unwrapped ones. */
    maxHops: 15,
    /** Maximum total length of these URLs in characters, so that the response stays small. */
    maxChainCharacters: 24_000,
    /** How long to wait for the picture of a post whose text is already known. */
    previewTimeoutMs: 6_000,
    /** Maximum number of pages of an article, including the first. */
    maxArticlePages: 5,
  },
  jobs: {
    /** Maximum number of waiting and running jobs, per client and in total. */
    maxPerClient: 16,
    maxOpen: 256,
    /**
     * Maximum wall-clock time for a job, including waiting. No connection is open meanwhile, and the CPU limit of every task
     * applies.
     */
    maxMs: 60 * 60_000,
    /** How long a response is kept. */
    keepMs: 15 * 60_000,
    /** Maximum size of a compressed response: three times that of the ranking of a 10 MB list. */
    maxAnswerBytes: 32 * 1024 * 1024,
    /** Maximum size of the requests and responses of all jobs that this process keeps in memory. */
    maxBytes: 256 * 1024 * 1024,
    /** Maximum time that a request may ask to wait for its response before it is answered with a job's URL. */
    maxPreferredWaitMs: 30_000,
    /**
     * How often an instance reports that it is alive to the PostgreSQL job queue, how long it may be silent, and how often
     * the others check.
     */
    times: { beatMs: 2000, lostAfterMs: 30_000, recoverMs: 5000 },
  },
  /** Room for about 34 of the largest request bodies at once. */
  bodies: { maxBytes: 512 * 1024 * 1024, maxBytesPerClient: 128 * 1024 * 1024 },
} as const;
