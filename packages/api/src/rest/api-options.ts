import type { Jobs, RunCall } from '../jobs/jobs.ts';
import type { RateLimiter } from '../ports.ts';
import type { Services } from '../services.ts';
import type { BodyBudget } from './body-budget.ts';

export interface ApiOptions {
  readonly services: Services;
  /** Handles a call whose body has been read. */
  readonly runCall: RunCall;
  readonly jobs: Jobs;
  readonly rateLimiter: RateLimiter;
  readonly bodyBudget: BodyBudget;
  readonly onUnexpected: (error: unknown, requestId: string) => void;
}
