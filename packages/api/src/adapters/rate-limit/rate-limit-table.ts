/** The table in which the instances of one PostgreSQL count together. */
import type { Pool } from 'pg';

export const RATE_LIMIT_TABLE = 'rate_limits';
/** Names the lock under which one instance at a time creates the table; any number that nothing else uses. */
const CREATION_LOCK = 781_204_417;

/**
 * Creates the table unless it is there, with the columns that `RateLimiterPostgres` expects. Two sessions that do this
 * at once get one of several errors from PostgreSQL, "if not exists" or not, and the limiter knows only one of them:
 * hence the lock, which ends with the transaction that both statements share.
 */
export async function createRateLimitTable(pool: Pool): Promise<void> {
  await pool.query(
    `select pg_advisory_xact_lock(${CREATION_LOCK});
     create table if not exists ${RATE_LIMIT_TABLE}
       (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
  );
}
