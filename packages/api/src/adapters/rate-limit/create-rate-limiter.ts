/** Limits each client to a number of points per minute. Instances share the counts through PostgreSQL if it is configured. */
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Settings } from '../../env.ts';
import type { RateLimiter } from '../../ports.ts';
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

/** For trusted networks and tests (`RATE_LIMIT=off`). */
export const unlimited: RateLimiter = { charge: async () => null };

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
  const consume = (client: string, cost: number) =>
    limiter.consume(client, Math.min(cost, points)).catch((refused: unknown) => {
      if (refused instanceof RateLimiterRes) return refused;
      throw refused;
    });
  return {
    async charge(client, cost) {
      let spent = await consume(client, cost);
      if (spent.msBeforeNext > WINDOW_SECONDS * 1000 + CLOCK_TOLERANCE_MS) {
        // The clock was set back. Otherwise the window would be extended by that jump.
        await limiter.delete(client);
        spent = await consume(client, cost);
      }
      return {
        limit: points,
        remaining: Math.max(0, spent.remainingPoints),
        resetSeconds: Math.min(WINDOW_SECONDS, Math.ceil(spent.msBeforeNext / 1000)),
        isExceeded: spent.consumedPoints > points,
      };
    },
  };
}
