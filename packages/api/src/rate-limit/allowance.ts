import { Failure } from '@earshot/schema/failures';
import type { Allowance, RateLimiter } from '../ports.ts';

export class AllowanceExceeded extends Failure {
  readonly allowance: Allowance;

  constructor(allowance: Allowance) {
    super('rate-limited', { retryAfterSeconds: Math.max(1, allowance.resetSeconds) });
    this.allowance = allowance;
  }
}

/** For trusted networks and tests (`RATE_LIMIT=off`). */
export const unlimited: RateLimiter = { charge: async () => null };
