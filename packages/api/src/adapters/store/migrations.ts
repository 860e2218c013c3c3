/** The tables and their migrations, for both engines. A released migration is never edited. */
import { type Generated, type Kysely, type Migration, Migrator, sql } from 'kysely';

type Dialect = 'sqlite' | 'postgres';

/** One per engine; everything else is shared. */
export interface Engine {
  readonly dialect: Dialect;
  /** How messages name the database. */
  readonly name: string;
  /** Statements between which no other instance migrates. */
  readonly turn: { readonly begin: string; readonly end: string };
  /** `assertInPlace` throws if the database's file was deleted or replaced, in which case writes would be lost. */
  connect(): { readonly db: Kysely<Tables>; readonly assertInPlace?: () => void };
  /** Free space on the database's disk. Absent if the database runs on a server. */
  readonly freeBytes?: () => Promise<number>;
  reasonOf(error: unknown): string;
}

export interface Tables {
  counters: { tool: string; uses: number };
  suggestions: {
    id: string;
    name: string;
    email: string;
    idea: string;
    created_at_ms: number;
    /** Insertion order, for suggestions received in the same millisecond. */
    position: Generated<number>;
  };
  rankings: {
    id: string;
    owner: string;
    ranking: Buffer;
    stored_bytes: number;
    created_at_ms: number;
    expires_at_ms: number;
  };
  secrets: { name: string; value: string };
}

/** Each is read by `ping`, so that an upgrade gone wrong is reported. */
export const TABLES = ['counters', 'suggestions', 'rankings', 'secrets'] as const satisfies (keyof Tables)[];

const NEWER =
  'it was written by a newer release of Earshot. Start that release again, or restore the backup made before the upgrade (docs/operations.md, "Backups and upgrades")';

/** The table that `RateLimiterPostgres` expects. Instances share the counts of clients there. */
export const RATE_LIMIT_TABLE = 'rate_limits';

const MIGRATIONS: Readonly<Record<string, (dialect: Dialect) => readonly string[]>> = {
  '001-initial': (dialect) => [
    'create table counters (tool text primary key, uses bigint not null)',
    `create table suggestions (
         position ${dialect === 'postgres' ? 'bigserial primary key' : 'integer primary key autoincrement'},
         id text not null unique, name text not null, email text not null, idea text not null,
         created_at_ms bigint not null)`,
    'create table trending_sessions (id text primary key, result text not null, expires_at_ms bigint not null)',
    'create index trending_sessions_expiry on trending_sessions (expires_at_ms)',
  ],
  // Drops the rankings of the first release, which would soon expire. Counters and suggestions stay.
  '002-compressed-rankings': (dialect) => [
    `create table rankings (
         id text primary key, owner text not null, ranking ${dialect === 'postgres' ? 'bytea' : 'blob'} not null,
         stored_bytes bigint not null, created_at_ms bigint not null, expires_at_ms bigint not null)`,
    'create index rankings_owner on rankings (owner, created_at_ms)',
    'create index rankings_expiry on rankings (expires_at_ms)',
    'drop table trending_sessions',
  ],
  // With these indexes, sizes are added up and old rankings found without reading the rankings themselves.
  '003-expand-secrets': () => [
    'create table secrets (name text primary key, value text not null)',
    'create index rankings_by_age on rankings (created_at_ms, owner, stored_bytes, id)',
    'create index rankings_by_owner on rankings (owner, created_at_ms, stored_bytes, id)',
  ],
  '004-expand-rate-limits': (dialect) =>
    dialect === 'sqlite'
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

export async function migrate(db: Kysely<Tables>, dialect: Dialect): Promise<void> {
  const unknown = await unknownMigrations(db);
  if (unknown.some((name) => !ADDS_ONLY.test(name))) throw new StoreStartError(NEWER);
  // A newer release has migrated the database, which still has everything that this one needs.
  if (unknown.length > 0) return;
  const { error } = await createMigrator(db, dialect).migrateToLatest();
  if (error) throw error;
}

export function createMigrator(db: Kysely<Tables>, dialect: Dialect): Migrator {
  const steps = Object.entries(MIGRATIONS).map(
    ([name, create]) => [name, migrationOf(create(dialect))] as const,
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
