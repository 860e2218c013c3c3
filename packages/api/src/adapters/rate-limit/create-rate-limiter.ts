/** Limits each client to a number of points per minute. Instances share the counts through PostgreSQL if it is configured. */
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Settings } from '../../env.ts';
import type { Allowance, RateLimiter } from '../../ports.ts';
import { AllowanceExceeded, unlimited } from '../../rate-limit/allowance.ts';
import { RATE_LIMIT_TABLE } from '../store/migrations.ts';
import { createPool } from '../store/postgres.ts';

export const WINDOW_SECONDS = 60;
/** Cost of a plain read. Anything more expensive is an analysis or a write. */
const READ_COST = 1;
/** Tolerated clock difference between instances that share a database. */
const CLOCK_TOLERANCE_MS = 5000;

type RateLimiterSettings = Pick<
  Settings,
  'rateLimit' | 'rateLimitReads' | 'rateLimitAnalyses' | 'databaseUrl'
>;

export function createRateLimiter(settings: RateLimiterSettings): RateLimiter {
  if (!settings.rateLimit) return unlimited;
  const { databaseUrl, rateLimitReads, rateLimitAnalyses } = settings;
  const pool = databaseUrl ? createPool(databaseUrl) : undefined;
  const reads = createAllowance(rateLimitReads, 'read', pool);
  const analyses = createAllowance(rateLimitAnalyses, 'analysis', pool);
  return { charge: (client, cost) => (cost > READ_COST ? analyses : reads).charge(client, cost) };
}

function createAllowance(points: number, keyPrefix: string, pool: Pool | undefined): RateLimiter {
  const options = { points, duration: WINDOW_SECONDS, keyPrefix };
  const memory = new RateLimiterMemory(options);
  // While the database does not respond, each instance counts for itself, so that the outage rejects no client.
  const limiter = pool
    ? new RateLimiterPostgres({
        ...options,
        storeClient: pool,
        tableName: RATE_LIMIT_TABLE,
        tableCreated: true,
        insuranceLimiter: memory,
      })
    : memory;
  return {
    async charge(client, cost) {
      const price = Math.min(cost, points);
      try {
        return allowance(await limiter.consume(client, price), points);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        if (refused.msBeforeNext > WINDOW_SECONDS * 1000 + CLOCK_TOLERANCE_MS) {
          // The clock was set back. Otherwise the window would be extended by that jump.
          await limiter.delete(client);
          return allowance(await limiter.consume(client, price), points);
        }
        throw new AllowanceExceeded(allowance(refused, points));
      }
    },
  };
}

function allowance(res: RateLimiterRes, limit: number): Allowance {
  return {
    limit,
    remaining: Math.max(0, res.remainingPoints),
    // Capped, because the value includes the jump if the clock was set back.
    resetSeconds: Math.min(WINDOW_SECONDS, Math.ceil(res.msBeforeNext / 1000)),
  };
}
