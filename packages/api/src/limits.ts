/** Limits of the server and of following links. The product's limits are in `packages/schema/src/limits.ts`. */

/** They increase from `stopMs` to `browserMs`, so that the component closest to the work gives up first and can explain why. */
export const CALL_LIMITS = {
  maxWaitMs: 60_000,
  /** Far more than a task takes: large tasks have the lowest priority, and on a busy machine get little processor time. */
  maxRunMs: 90_000,
  /** How long after a stop signal a task may still start. By then, pages have been fetched. */
  startAfterStopMs: 20_000,
  stopMs: 120_000,
  /** Time from the end of a request's body to its response. */
  answerMs: 240_000,
  /** How long a reverse proxy must wait for a response (`deploy/nginx.conf`). */
  proxyMs: 250_000,
  idleMs: 255_000,
  browserMs: 300_000,
} as const;

const { maxWaitMs, maxRunMs, startAfterStopMs } = CALL_LIMITS;

export const SERVER_LIMITS = {
  http: {
    /** From the first to the last byte: the largest body at the minimum speed, plus a margin. */
    requestTimeoutMs: 6 * 60_000,
    headersTimeoutMs: 10_000,
    /** 256 kbit/s, a weak mobile connection, on average after the first `graceMs`. */
    uploads: { minBytesPerSecond: 32_000, graceMs: 10_000, checkMs: 2000 },
    checkIntervalMs: 2000,
    /** Longer than the keep-alive time of a reverse proxy. */
    keepAliveTimeoutMs: 75_000,
    /** Without traffic in either direction, even while a client waits for a response or does not read it. */
    idleTimeoutMs: CALL_LIMITS.idleMs,
    maxHeaderBytes: 16 * 1024,
    maxHeaders: 100,
    maxConnections: 4096,
    /** Enough for two hundred browsers that share one address. `Infinity` behind a proxy, whose address all share. */
    maxConnectionsPerClient: 1200,
  },
  /** A rejected upload is read and discarded so that the client sees the response: time without data, and in total. */
  linger: { silenceMs: 2000, totalMs: 30_000 },
  /** After a stop signal, idle connections stay open for `graceMs`, and bodies are read for `startWithinMs`. */
  drain: { graceMs: 500, checkMs: 100, startWithinMs: startAfterStopMs },
  sweepMs: 60 * 60 * 1000,
  trimMs: 10_000,
  records: {
    patienceMs: 250,
    /** The same for the first read of the counters, because a busy machine is slow to open the store. */
    firstPatienceMs: 20_000,
    storeCountsEveryMs: 1000,
    maxPendingBytes: 64 * 1024 * 1024,
    closeWithinMs: 5000,
  },
  pool: {
    maxQueue: 64,
    maxWaitMs,
    maxRunMs,
    quickMs: 5_000,
    maxDocumentMs: 60_000,
    maxPictureMs: 45_000,
    maxMemoryMb: 1_000,
  },
  links: {
    maxHops: 15,
    /** Maximum total length of these URLs in characters, so that the response stays small. */
    maxChainCharacters: 24_000,
    previewTimeoutMs: 6_000,
    maxArticlePages: 5,
  },
  /** Memory for request bodies, and the same for answers that are not read. */
  memory: { maxBytes: 256 * 1024 * 1024, maxBytesPerClient: 64 * 1024 * 1024 },
} as const;

type Widened<T> = T extends number ? number : { readonly [Name in keyof T]: Widened<T[Name]> };

export type LimitsOf<Part extends keyof typeof SERVER_LIMITS> = Widened<(typeof SERVER_LIMITS)[Part]>;
