/** The table with the rate-limit counts that all instances on one PostgreSQL database share. */
import type { Pool } from 'pg';

export const RATE_LIMIT_TABLE = 'rate_limits';
/**
 * Key of the advisory lock that lets only one instance at a time create the table. Any number that is not used elsewhere
 * works.
 */
const CREATION_LOCK = 781_204_417;

/**
 * Creates the table unless it exists, with the columns that `RateLimiterPostgres` expects. If two sessions do this at the
 * same time, PostgreSQL reports one of several errors, even with "if not exists", and the limiter handles only one of them.
 * The lock prevents this. It is released at the end of the transaction that both statements share.
 */
export async function createRateLimitTable(pool: Pool): Promise<void> {
  await pool.query(
    `select pg_advisory_xact_lock(${CREATION_LOCK});
     create table if not exists ${RATE_LIMIT_TABLE}
       (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  );
}
