/** The migrator for both engines. A released migration is never edited. */
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Tables } from './kysely-store.ts';

export type Engine = 'sqlite' | 'postgres';

const NEWER =
  'it was written by a newer release of Earshot. Start that release again, or restore the backup made before the upgrade (docs/operations.md, "Backups and upgrades")';

/** The table that `RateLimiterPostgres` expects. Instances share the counts of clients there. */
export const RATE_LIMIT_TABLE = 'rate_limits';

const MIGRATIONS: Readonly<Record<string, (engine: Engine) => readonly string[]>> = {
  '001-initial': (engine) => [
    'create table counters (tool text primary key, uses bigint not null)',
    `create table suggestions (
         position ${engine === 'postgres' ? 'bigserial primary key' : 'integer primary key autoincrement'},
         id text not null unique, name text not null, email text not null, idea text not null,
         created_at_ms bigint not null)`,
    'create table trending_sessions (id text primary key, result text not null, expires_at_ms bigint not null)',
    'create index trending_sessions_expiry on trending_sessions (expires_at_ms)',
  ],
  // Drops the rankings of the first release, which would soon expire. Counters and suggestions stay.
  '002-compressed-rankings': (engine) => [
    `create table rankings (
         id text primary key, owner text not null, ranking ${engine === 'postgres' ? 'bytea' : 'blob'} not null,
         stored_bytes bigint not null, created_at_ms bigint not null, expires_at_ms bigint not null)`,
    'create index rankings_owner on rankings (owner, created_at_ms)',
    'create index rankings_expiry on rankings (expires_at_ms)',
    'drop table trending_sessions',
  ],
  // Without the indexes, the pages filled by a ranking would be read to add up and delete rankings.
  '003-expand-secrets': () => [
    'create table secrets (name text primary key, value text not null)',
    'create index rankings_by_age on rankings (created_at_ms, owner, stored_bytes, id)',
    'create index rankings_by_owner on rankings (owner, created_at_ms, stored_bytes, id)',
  ],
  '004-expand-rate-limits': (engine) =>
    engine === 'sqlite'
      ? []
      : [
          `create table if not exists ${RATE_LIMIT_TABLE} (key varchar(255) primary key, points integer not null default 0, expire bigint)`,
        ],
};

function migrationOf(statements: readonly string[]): Migration {
  return {
    async up(db) {
      for (const statement of statements) await sql.raw(statement).execute(db);
    },
  };
}

/** Migrations that only add. A release that does not know one can still use the database. */
export const ADDS_ONLY = /^\d+-expand-/;

export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const unknown = await unknownMigrations(db);
  if (unknown.some((name) => !ADDS_ONLY.test(name))) throw new StoreStartError(NEWER);
  // A newer release has migrated the database, which still has everything that this one needs.
  if (unknown.length > 0) return;
  const { error } = await createMigrator(db, engine).migrateToLatest();
  if (error) throw error;
}

export function createMigrator(db: Kysely<Tables>, engine: Engine): Migrator {
  const steps = Object.entries(MIGRATIONS).map(
    ([name, create]) => [name, migrationOf(create(engine))] as const,
  );
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
