/** Points per client and minute, weighted by the contract's costs; shared through PostgreSQL when there is one. */
import type { Pool } from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Allowance, RateLimiter } from '../../ports.ts';
import { AllowanceExceeded } from '../../rate-limit/allowance-exceeded.ts';
import { unlimited } from '../../rate-limit/unlimited.ts';
import { createPool } from '../store/postgres.ts';
import { createRateLimitTable, RATE_LIMIT_TABLE } from './rate-limit-table.ts';

export const WINDOW_SECONDS = 60;
/** What a plain read costs; everything above is an analysis or writes something. */
const READ_COST = 1;
/** Clocks of several instances on one database may differ by this much. */
const CLOCK_TOLERANCE_MS = 5000;

export interface RateLimiterSettings {
  readonly rateLimit: boolean;
  /** Points of one client a minute for reads, each of which costs 1. */
  readonly readPoints: number;
  /** Points of one client a minute for everything else. */
  readonly analysisPoints: number;
  readonly databaseUrl: string | undefined;
}

/** Reads and analyses have separate allowances, so that analyses never use up the reads. */
export async function createRateLimiter(settings: RateLimiterSettings): Promise<RateLimiter> {
  if (!settings.rateLimit) return unlimited;
  const { databaseUrl, readPoints, analysisPoints } = settings;
  const pool = databaseUrl ? createPool(databaseUrl) : undefined;
  if (pool) await createRateLimitTable(pool);
  const reads = createAllowance(readPoints, 'read', pool);
  const analyses = createAllowance(analysisPoints, 'analysis', pool);
  return { charge: (client, cost) => (cost > READ_COST ? analyses : reads).charge(client, cost) };
}

function createAllowance(points: number, keyPrefix: string, pool: Pool | undefined): RateLimiter {
  const options = { points, duration: WINDOW_SECONDS, keyPrefix };
  const memory = new RateLimiterMemory(options);
  // While the database does not answer, the limit is counted in this instance's memory, so that no visitor is refused.
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
      // The dearest call uses up the whole allowance, but can be made.
      const price = Math.min(cost, points);
      try {
        return allowance(await limiter.consume(client, price), points);
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        if (refused.msBeforeNext > WINDOW_SECONDS * 1000 + CLOCK_TOLERANCE_MS) {
          // The clock was set back; without this the window would last as long as the jump.
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
    // A clock that was set back would otherwise announce the length of its jump.
    resetSeconds: Math.min(WINDOW_SECONDS, Math.ceil(res.msBeforeNext / 1000)),
  };
}
