/** Bounds of the server and of following links; those of the product are in `packages/schema/src/limits.ts`. */

/** The steps of the longest call, in milliseconds. Every limit for a whole call is derived from them (`CALL_LIMITS`). */
const CALL_STEPS = {
  /**
   * Waiting for a place: longer than the ranking of a list of 10 MB takes, which may be the turn of somebody else.
   */
  maxWaitMs: 100_000,
  /**
   * By the clock, only for a task that hangs: large tasks have the lowest priority, so a busy machine gives them little of
   * its time. A task that has not waited may run that much longer, until a stop signal.
   */
  maxRunMs: 170_000,
  /** To write the answer, or the refusal. */
  marginMs: 10_000,
  /** Time after a stop signal in which a task may still start: the queue of small tasks is empty by then, and a page is fetched. */
  startAfterStopMs: 20_000,
} as const;

const { maxWaitMs, maxRunMs, marginMs, startAfterStopMs } = CALL_STEPS;

/** From the first to the last, each is shorter than the next: who is nearer to the work gives up first and can say why. */
export const CALL_LIMITS = {
  ...CALL_STEPS,
  /** How long the process may live after a stop signal. */
  stopMs: startAfterStopMs + maxRunMs + marginMs,
  /** From the end of a request's body to its answer. */
  answerMs: maxWaitMs + maxRunMs + marginMs,
  /** What a reverse proxy has to wait for an answer (`deploy/nginx.conf`). */
  proxyMs: 290_000,
  /** Silence on a connection. */
  idleMs: 295_000,
  /** When browsers give up by themselves. */
  browserMs: 300_000,
} as const;

export const SERVER_LIMITS = {
  http: {
    /** The largest body at the slowest rate, and some time to spare. */
    requestTimeoutMs: 10 * 60_000,
    headersTimeoutMs: 10_000,
    /** 256 kbit/s: a weak mobile line. */
    uploads: { minBytesPerSecond: 32_000, graceMs: 10_000, checkMs: 2000 },
    checkIntervalMs: 2000,
    keepAliveTimeoutMs: 75_000,
    idleTimeoutMs: CALL_LIMITS.idleMs,
    maxHeaderBytes: 16 * 1024,
    maxHeaders: 100,
    maxConnections: 4096,
    /** Two hundred browsers that share one address. */
    maxConnectionsPerClient: 1200,
  },
  /**
   * A refused upload is read and dropped so that its sender sees the answer: until it is silent for this long, and at
   * most this long in all.
   */
  linger: { silenceMs: 2000, totalMs: 30_000 },
  drain: { graceMs: 500, checkMs: 100, startWithinMs: startAfterStopMs },
  sweepMs: 60 * 60 * 1000,
  /** Between two looks at whether the oldest rankings have to make room. */
  trimMs: 10_000,
  records: {
    /** What an answer waits for the store at most: half of what a visitor would notice. */
    patienceMs: 250,
    /** What the first reading of the counts waits: a busy machine opens the store slowly, and there is nothing to show instead. */
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
    /** A busy machine gives a task little time, so it may also run for what it has not waited. */
    callMs: maxWaitMs + maxRunMs,
    /** Three times what the ranking of a list of 10 MB takes. */
    maxTaskCpuMs: 90_000,
    /** Far above what a process needs for its first task, which compiles the code. */
    slowTaskCpuMs: 4000,
    /** The ranking of a list of 10 MB takes 1.3 GB until its answer of 87 MB is sent. */
    maxMemoryMb: 1600,
  },
  /** Following links; bounds of time and bytes are the outbound client's (`adapters/limits.ts`). */
  links: {
    /** Most addresses that one link may lead through, unwrapped ones included. */
    maxHops: 15,
    /** Characters of all these addresses together, so that the answer stays small. */
    maxChainCharacters: 24_000,
    /** Longest wait for the picture of a post whose text has been read already. */
    previewTimeoutMs: 6_000,
    /** Most pages of one article that are read, the first included. */
    maxArticlePages: 5,
  },
  jobs: {
    /** Jobs that wait or run, of one client and in all. */
    maxPerClient: 16,
    maxOpen: 256,
    /** How long a job may wait and run by the clock. Nobody holds a connection meanwhile; its processor time has the limit of every task. */
    maxMs: 60 * 60_000,
    /** How long an answer is kept. */
    keepMs: 15 * 60_000,
    /** Of one answer, compressed: three times what the ranking of a list of 10 MB takes. */
    maxAnswerBytes: 32 * 1024 * 1024,
    /** Requests and answers of all jobs of this process, when it keeps them in memory. */
    maxBytes: 256 * 1024 * 1024,
    /** Longest time that a request may ask to wait for its answer before it becomes a job's address. */
    maxPreferredWaitMs: 30_000,
    /** Signs of life of an instance with jobs of PostgreSQL, how long it may be silent, and how often the others look. */
    times: { beatMs: 2000, lostAfterMs: 30_000, recoverMs: 5000 },
  },
  /** About forty of the largest lists at once. */
  bodies: { maxBytes: 512 * 1024 * 1024, maxBytesPerClient: 128 * 1024 * 1024 },
} as const;
