/** The migrator for both engines. The schema that a released migration leaves is never changed. */
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Tables } from './kysely-store.ts';

export type Engine = 'sqlite' | 'postgres';

const NEWER =
  'it was written by a newer release of Earshot. Start that release again, or restore the backup made before the upgrade (docs/operations.md, "Backups and upgrades")';

async function run(db: Kysely<unknown>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db);
}

const initial = (engine: Engine): Migration => ({
  up: (db) =>
    run(db, [
      'create table counters (tool text primary key, uses bigint not null)',
      `create table suggestions (
         position ${engine === 'postgres' ? 'bigserial primary key' : 'integer primary key autoincrement'},
         id text not null unique, name text not null, email text not null, idea text not null,
         created_at_ms bigint not null)`,
      'create table trending_sessions (id text primary key, result text not null, expires_at_ms bigint not null)',
      'create index trending_sessions_expiry on trending_sessions (expires_at_ms)',
    ]),
});

/** Drops the rankings of the first release, which would soon expire. Counters and suggestions stay. */
const compressedRankings = (engine: Engine): Migration => ({
  up: (db) =>
    run(db, [
      `create table rankings (
         id text primary key, owner text not null, ranking ${engine === 'postgres' ? 'bytea' : 'blob'} not null,
         stored_bytes bigint not null, created_at_ms bigint not null, expires_at_ms bigint not null)`,
      'create index rankings_owner on rankings (owner, created_at_ms)',
      'create index rankings_expiry on rankings (expires_at_ms)',
      'drop table trending_sessions',
    ]),
});

const secretsAndIndexes = (): Migration => ({
  up: (db) =>
    run(db, [
      'create table secrets (name text primary key, value text not null)',
      'create index rankings_by_age on rankings (created_at_ms, owner, stored_bytes, id)',
      'create index rankings_by_owner on rankings (owner, created_at_ms, stored_bytes, id)',
    ]),
});

/** The table that `RateLimiterPostgres` expects. Instances share the counts of clients there. */
const rateLimits = (engine: Engine): Migration => ({
  up: (db) =>
    run(
      db,
      engine === 'postgres' ? [`create table if not exists ${RATE_LIMIT_TABLE} ${RATE_LIMIT_COLUMNS}`] : [],
    ),
});

export const RATE_LIMIT_TABLE = 'rate_limits';
const RATE_LIMIT_COLUMNS = '(key varchar(255) primary key, points integer not null default 0, expire bigint)';

const MIGRATIONS: Readonly<Record<string, (engine: Engine) => Migration>> = {
  '001-initial': initial,
  '002-compressed-rankings': compressedRankings,
  '003-expand-secrets': secretsAndIndexes,
  '004-expand-rate-limits': rateLimits,
};

/** Name of a migration that only adds, so that a release that does not know it can still use the database. */
export const ADDS_ONLY = /^\d+-expand-/;

export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const unknown = await unknownMigrations(db);
  if (unknown.some((name) => !ADDS_ONLY.test(name))) throw new StoreStartError(NEWER);
  // A newer release has migrated the database, and everything that this release needs exists.
  if (unknown.length > 0) return;
  const { error } = await createMigrator(db, engine).migrateToLatest();
  if (error) throw error;
}

export function createMigrator(db: Kysely<Tables>, engine: Engine): Migrator {
  const steps = Object.entries(MIGRATIONS).map(([name, create]) => [name, create(engine)] as const);
  return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(steps) } });
}

async function unknownMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !(name in MIGRATIONS));
}

/** Thrown if the store cannot be opened. `message` tells the operator the location and the cause. */
export class StoreStartError extends Error {
  override readonly name = 'StoreStartError';
}
