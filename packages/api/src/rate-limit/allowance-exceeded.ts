import { Failure } from '@earshot/schema/failures';
import type { Allowance } from '../ports.ts';

/** Thrown if a client has used up its allowance. Includes the values for the `RateLimit` headers. */
export class AllowanceExceeded extends Failure {
  readonly allowance: Allowance;

  constructor(allowance: Allowance) {
    super('rate-limited', { retryAfterSeconds: Math.max(1, allowance.resetSeconds) });
    this.allowance = allowance;
  }
}
