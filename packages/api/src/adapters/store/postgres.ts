import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool } from 'pg';
import type { Clock, Store } from '../../ports.ts';
import { systemCodeOf } from '../../system-code.ts';
import { createKyselyStore, type RankingLimits, type Tables } from './kysely-store.ts';
import { migrate, StoreStartError } from './migrations.ts';

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 10_000;
const MIGRATION_LOCK = 781_204_418;

export async function openPostgresStore(url: string, clock: Clock, rankings: RankingLimits): Promise<Store> {
  const pool = createPool(url);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrateInTurn(db);
    return await createKyselyStore({ db, clock, rankings, attempt: (call) => call() });
  } catch (cause) {
    await db.destroy();
    throw new StoreStartError(
      `The database ${placeOf(url)} of DATABASE_URL cannot be used: ${reasonOf(cause)}.`,
      {
        cause,
      },
    );
  }
}

/** Lets one instance migrate at a time, because the migrator reads its tables before it takes its own lock. */
async function migrateInTurn(db: Kysely<Tables>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${MIGRATION_LOCK}::bigint)`.execute(connection);
    try {
      await migrate(db, 'postgres');
    } finally {
      await sql`select pg_advisory_unlock(${MIGRATION_LOCK}::bigint)`.execute(connection);
    }
  });
}

function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

const REASONS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing answers there. Is PostgreSQL running, and is the port right',
  ENOTFOUND: 'no host has this name',
  EAI_AGAIN: 'the name of the host could not be looked up',
  ETIMEDOUT: 'it did not answer in time',
  '28P01': 'it refused the user name or the password',
  '28000': 'it refused the user name',
  '3D000': 'it has no database of this name',
};

function reasonOf(error: unknown): string {
  if (error instanceof StoreStartError) return error.message;
  const reason = REASONS[systemCodeOf(error) ?? ''];
  if (reason) return reason;
  return error instanceof Error && /timeout/i.test(error.message)
    ? 'it did not answer in time'
    : String(error);
}

export function createPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
  });
  // Without a listener, a restart of PostgreSQL would end the process. The next query reports the error.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
