/** PostgreSQL, which several instances may share. */
import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import type { Clock, Store } from '../../ports.ts';
import { createKyselyStore } from './kysely-store.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './tables.ts';

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 10_000;

/** Connects and migrates. Throws when the server cannot be reached. */
export async function openPostgresStore(url: string, clock: Clock): Promise<Store> {
  const pool = createPool(url);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  await migrate(db, 'postgres');
  return createKyselyStore(db, clock);
}

/** A pool with bounded waits; a connection lost while idle is dropped, not thrown. */
export function createPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: MAX_CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    query_timeout: STATEMENT_TIMEOUT_MS,
  });
  // Without a listener a server restart would end the process; the next query reports the fault.
  pool.on('error', () => undefined);
  return pool;
}
