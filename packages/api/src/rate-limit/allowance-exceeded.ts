import { Failure } from '@earshot/schema/failures';
import type { Allowance } from '../ports.ts';

/** The `Failure('rate-limited')` of a client, with the values for the headers. */
export class AllowanceExceeded extends Failure {
  readonly allowance: Allowance;

  constructor(allowance: Allowance) {
    super('rate-limited', { retryAfterSeconds: Math.max(1, allowance.resetSeconds) });
    this.allowance = allowance;
  }
}
