/** What a client has left, as the `RateLimit` headers state it. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

export interface RateLimiter {
  /** Takes `cost` points from the client's allowance. Throws `Failure('rate-limited')` when they do not suffice. */
  charge(client: string, cost: number): Promise<Allowance | null>;
}

/** For trusted networks and tests (`RATE_LIMIT=off`). */
export const unlimited: RateLimiter = { charge: async () => null };
