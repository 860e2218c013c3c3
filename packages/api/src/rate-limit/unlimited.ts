import type { RateLimiter } from '../ports.ts';

/** Rate limiter without limits, for trusted networks and tests (`RATE_LIMIT=off`). */
export const unlimited: RateLimiter = { charge: async () => null };
