/** The migrator for both engines. A migration is never edited after its release. */
import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import { packJson } from '../../records/pack-ranking.ts';
import { recountTotals } from './ranking-storage.ts';
import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

/** Thrown if a newer release has written the database and this release cannot use it. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';

  constructor() {
    super(
      'it was written by a newer release of Earshot. Start that release again, or restore the backup made before the upgrade (docs/operations.md, "Backups and upgrades")',
    );
  }
}

function initial(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('counters')
        .addColumn('tool', 'text', (column) => column.primaryKey())
        .addColumn('uses', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('suggestions')
        .addColumn('position', engine === 'postgres' ? 'bigserial' : 'integer', (column) =>
          engine === 'postgres' ? column.primaryKey() : column.primaryKey().autoIncrement(),
        )
        .addColumn('id', 'text', (column) => column.notNull().unique())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('email', 'text', (column) => column.notNull())
        .addColumn('idea', 'text', (column) => column.notNull())
        .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('trending_sessions')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('result', 'text', (column) => column.notNull())
        .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('trending_sessions_expiry')
        .on('trending_sessions')
        .column('expires_at_ms')
        .execute();
    },
  };
}

/** The table in which the first release stored rankings as JSON. */
interface InitialSessions {
  trending_sessions: { id: string; result: string; expires_at_ms: number };
}

/** Moves rankings to a separate table and compresses them one at a time. Existing rankings get no owner. */
function compressedRankings(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('rankings')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('ranking', engine === 'postgres' ? 'bytea' : 'blob', (column) => column.notNull())
        .addColumn('stored_bytes', 'bigint', (column) => column.notNull())
        .addColumn('created_at_ms', 'bigint', (column) => column.notNull())
        .addColumn('expires_at_ms', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createIndex('rankings_owner')
        .on('rankings')
        .columns(['owner', 'created_at_ms'])
        .execute();
      await db.schema.createIndex('rankings_expiry').on('rankings').column('expires_at_ms').execute();
      await moveRankings(db as Kysely<InitialSessions & Tables>);
      await db.schema.dropTable('trending_sessions').execute();
    },
  };
}

async function moveRankings(db: Kysely<InitialSessions & Tables>): Promise<void> {
  const ids = await db.selectFrom('trending_sessions').select('id').execute();
  // One at a time, because each may be many megabytes.
  for (const { id } of ids) {
    const row = await db
      .selectFrom('trending_sessions')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const ranking = await packJson(row.result);
    await db
      .insertInto('rankings')
      .values({
        id,
        owner: '',
        ranking,
        stored_bytes: ranking.length,
        created_at_ms: 0,
        expires_at_ms: row.expires_at_ms,
      })
      .execute();
  }
}

/**
 * Adds tables for secrets, counter batches and the total size of each owner's rankings, and indexes with all columns needed
 * to delete the oldest rankings. Without these indexes, the pages filled by a ranking would have to be read to reach the
 * columns after it. Only adds to the schema, so that instances of the previous release keep working.
 */
function runningTotals(): Migration {
  return {
    async up(db: Kysely<unknown>) {
      await db.schema
        .createTable('secrets')
        .addColumn('name', 'text', (column) => column.primaryKey())
        .addColumn('value', 'text', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('counter_batches')
        .addColumn('source', 'text', (column) => column.primaryKey())
        .addColumn('sequence', 'bigint', (column) => column.notNull())
        .addColumn('added_at_ms', 'bigint', (column) => column.notNull())
        .execute();
      await db.schema
        .createTable('ranking_totals')
        .addColumn('owner', 'text', (column) => column.primaryKey())
        .addColumn('bytes', 'bigint', (column) => column.notNull())
        .execute();
      const indexes = {
        rankings_by_age: ['created_at_ms'],
        rankings_by_owner: ['owner', 'created_at_ms'],
        rankings_by_expiry: ['expires_at_ms'],
      };
      for (const [name, first] of Object.entries(indexes)) {
        const others = ['owner', 'stored_bytes', 'id'].filter((column) => !first.includes(column));
        await db.schema
          .createIndex(name)
          .on('rankings')
          .columns([...first, ...others])
          .execute();
      }
      await recountTotals(db as Kysely<Tables>);
    },
  };
}

/**
 * Adds a table for calls that are answered later. An SQLite database belongs to one process, which keeps such calls in
 * memory instead.
 */
function jobs(engine: Engine): Migration {
  return {
    async up(db: Kysely<unknown>) {
      if (engine === 'sqlite') return;
      await db.schema
        .createTable('jobs')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('owner', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('request', 'text', (column) => column.notNull())
        .addColumn('body', 'bytea', (column) => column.notNull())
        .addColumn('answer', 'text')
        .addColumn('progress', 'text')
        .addColumn('worker', 'text')
        .addColumn('tries', 'integer', (column) => column.notNull())
        .addColumn('beat_at', 'timestamptz')
        .addColumn('created_at', 'timestamptz', (column) => column.notNull())
        .addColumn('expires_at', 'timestamptz', (column) => column.notNull())
        .execute();
      await db.schema.createIndex('jobs_expiry').on('jobs').column('expires_at').execute();
    },
  };
}

const MIGRATIONS: Readonly<Record<string, (engine: Engine) => Migration>> = {
  '001-initial': initial,
  '002-compressed-rankings': compressedRankings,
  '003-expand-running-totals': runningTotals,
  '004-expand-jobs': jobs,
};

/**
 * Matches the name of a migration that only adds to the schema. A release that does not know such a migration can still use
 * the database.
 */
export const ADDS_ONLY = /^\d+-expand-/;

/**
 * Migrates the database to the newest schema. Must not run in several instances at the same time (see `openPostgresStore`).
 * Throws `NewerDatabaseError` before changing anything, and any error of a step.
 */
export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const unknown = await unknownMigrations(db);
  if (unknown.some((name) => !ADDS_ONLY.test(name))) throw new NewerDatabaseError();
  // A newer release has migrated the database, and everything that this release needs exists.
  if (unknown.length > 0) return;
  const { error } = await createMigrator(db, engine).migrateToLatest();
  if (error) throw error;
}

/** Creates the migrator with all migrations, in the order of their names. */
export function createMigrator(db: Kysely<Tables>, engine: Engine): Migrator {
  const steps = Object.entries(MIGRATIONS).map(([name, create]) => [name, create(engine)] as const);
  return new Migrator({ db, provider: { getMigrations: async () => Object.fromEntries(steps) } });
}

/** Returns the names of applied migrations that belong to newer releases. */
async function unknownMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === 'kysely_migration')) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  return rows.map(({ name }) => name).filter((name) => !(name in MIGRATIONS));
}
