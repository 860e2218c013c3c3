import type { Offload, RateLimiter } from '../ports.ts';
import type { Services } from '../services.ts';
import type { BodyBudget } from './body-budget.ts';

export interface ApiOptions {
  readonly services: Services;
  readonly offload: Offload;
  readonly rateLimiter: RateLimiter;
  readonly bodyBudget: BodyBudget;
  readonly onUnexpected: (error: unknown, requestId: string) => void;
}
