/** Limits of the server and of links. Those of the product are in `packages/schema/src/limits.ts`. */

/** They increase from `stopMs` to `browserMs`: the component closest to the work gives up first and can say why. */
export const CALL_LIMITS = {
  maxWaitMs: 60_000,
  /** Far more than a task takes. On a busy machine, large tasks get little CPU time, because they have the lowest priority. */
  maxRunMs: 90_000,
  /** How long after a stop signal a task may still start. By then, its pages have been fetched. */
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
    /** Time for a whole request: the largest body at the minimum speed, plus a margin. */
    requestTimeoutMs: 6 * 60_000,
    headersTimeoutMs: 10_000,
    /** Average after the first `graceMs`: 256 kbit/s, as on a weak mobile connection. */
    uploads: { minBytesPerSecond: 32_000, graceMs: 10_000, checkMs: 2000 },
    checkIntervalMs: 2000,
    /** Longer than the keep-alive time of a reverse proxy. */
    keepAliveTimeoutMs: 75_000,
    /** Maximum time without traffic in either direction, even if a client waits for a response or does not read it. */
    idleTimeoutMs: CALL_LIMITS.idleMs,
    maxHeaderBytes: 16 * 1024,
    maxConnections: 4096,
    /** Enough for 200 browsers that share one address. Behind a proxy, all share one, so the limit is `Infinity`. */
    maxConnectionsPerClient: 1200,
  },
  /** A rejected upload is read to its end, so that the client sees the response: maximum silence, and maximum total time. */
  linger: { silenceMs: 2000, totalMs: 30_000 },
  /** After a stop signal, idle connections stay open for `graceMs`, and bodies are read for `startWithinMs`. */
  drain: { graceMs: 500, checkMs: 100, startWithinMs: startAfterStopMs },
  housekeepingMs: 10_000,
  records: {
    patienceMs: 250,
    /** The same for the first read of the counters: on a busy machine, the store opens slowly. */
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
    /** Maximum total length of these URLs, which keeps the response small. */
    maxChainCharacters: 24_000,
    previewTimeoutMs: 6_000,
    maxArticlePages: 5,
  },
  /** For request bodies and, separately, for answers that clients have not read. */
  memory: { maxBytes: 256 * 1024 * 1024, maxBytesPerClient: 64 * 1024 * 1024 },
} as const;

type Widened<T> = T extends number ? number : { readonly [Name in keyof T]: Widened<T[Name]> };

export type LimitsOf<Part extends keyof typeof SERVER_LIMITS> = Widened<(typeof SERVER_LIMITS)[Part]>;
