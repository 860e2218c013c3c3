import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { systemCodeOf } from '../../errors.ts';
import type { Engine, Tables } from './migrations.ts';

const MAX_CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
const STATEMENT_TIMEOUT_MS = 10_000;
const MIGRATION_LOCK = '781204418::bigint';

export function postgresEngine(url: string): Engine {
  const { host, pathname } = new URL(url);
  return {
    dialect: 'postgres',
    name: `${host}${pathname} of DATABASE_URL`,
    // The migrator reads its tables before it takes its own lock.
    turn: {
      begin: `select pg_advisory_lock(${MIGRATION_LOCK})`,
      end: `select pg_advisory_unlock(${MIGRATION_LOCK})`,
    },
    connect: () => ({ db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: createPool(url) }) }) }),
    reasonOf,
  };
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
