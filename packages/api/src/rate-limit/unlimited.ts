import type { RateLimiter } from '../ports.ts';

/** For trusted networks and tests (`RATE_LIMIT=off`). */
export const unlimited: RateLimiter = { charge: async () => null };
