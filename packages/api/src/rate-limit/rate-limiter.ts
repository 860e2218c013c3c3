import { Failure } from '@earshot/schema/failures';

/** What a client has left, as the `RateLimit` headers state it. */
export interface Allowance {
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

export interface RateLimiter {
  /** Takes `cost` points from the client's allowance. Throws `AllowanceExceeded` when they do not suffice. */
  charge(client: string, cost: number): Promise<Allowance | null>;
}

/** The `Failure('rate-limited')` of a client, with what the headers state. */
export class AllowanceExceeded extends Failure {
  readonly allowance: Allowance;

  constructor(allowance: Allowance) {
    super('rate-limited', { retryAfterSeconds: Math.max(1, allowance.resetSeconds) });
    this.allowance = allowance;
  }
}

/** For trusted networks and tests (`RATE_LIMIT=off`). */
export const unlimited: RateLimiter = { charge: async () => null };
