/** Bounds of everything that reaches out. Each can be changed for one client, which tests use to stay quick. */

export interface OutboundLimits {
  /** Name resolution and connecting together. */
  readonly connectTimeoutMs: number;
  /** From the connection to the end of the final response's headers. */
  readonly headersTimeoutMs: number;
  /** Longest silence inside a body. */
  readonly bodyIdleTimeoutMs: number;
  /** A whole fetch with all its redirects; drip-fed bodies and floods of interim responses end here. */
  readonly totalTimeoutMs: number;
  /** The same for a visit of the URL Expander. */
  readonly visitTimeoutMs: number;
  readonly maxRedirects: number;
  /** Bytes of a body, both as sent and after decompression. */
  readonly maxBodyBytes: number;
  /** Bytes of an error page, which is only looked at for signs of a bot defence. */
  readonly maxErrorPageBytes: number;
  readonly maxRobotsBytes: number;
  readonly maxHeaderBytes: number;
  /** Addresses of a name that are tried in turn. */
  readonly maxAddresses: number;
  readonly maxInFlight: number;
  readonly maxInFlightPerClient: number;
  readonly maxInFlightPerHost: number;
  /** Shortest time between the starts of two fetches from one host. */
  readonly hostIntervalMs: number;
  /** Longest wait for a free slot; then the failure is `busy`. */
  readonly queueTimeoutMs: number;
  readonly cacheTtlMs: number;
  readonly cacheMaxBytes: number;
  /** Longest `Retry-After` that is believed. */
  readonly maxRetryAfterMs: number;
}

const MIB = 1024 * 1024;

export const OUTBOUND_LIMITS: OutboundLimits = {
  connectTimeoutMs: 5_000,
  headersTimeoutMs: 10_000,
  bodyIdleTimeoutMs: 10_000,
  totalTimeoutMs: 15_000,
  visitTimeoutMs: 20_000,
  maxRedirects: 10,
  maxBodyBytes: 5 * MIB,
  maxErrorPageBytes: 128 * 1024,
  maxRobotsBytes: 500 * 1024,
  maxHeaderBytes: 64 * 1024,
  maxAddresses: 4,
  maxInFlight: 64,
  maxInFlightPerClient: 2,
  maxInFlightPerHost: 2,
  hostIntervalMs: 1_000,
  queueTimeoutMs: 10_000,
  cacheTtlMs: 15 * 60_000,
  cacheMaxBytes: 64 * MIB,
  maxRetryAfterMs: 15 * 60_000,
};
