/** The migrator of both engines; a migration is never edited once it has been released. */
import { type Kysely, type Migration, type MigrationProvider, Migrator, sql } from 'kysely';

import type { Tables } from './tables.ts';

export type Engine = 'sqlite' | 'postgres';

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

/** Brings the database to the newest schema. Safe when several instances start at once. Throws when a step fails. */
export async function migrate(db: Kysely<Tables>, engine: Engine): Promise<void> {
  const provider: MigrationProvider = { getMigrations: async () => ({ '001-initial': initial(engine) }) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error) throw new Error('The database could not be brought to the current schema', { cause: error });
}

/** Rejects when the database does not answer. */
export async function ping(db: Kysely<Tables>): Promise<void> {
  await sql`select 1`.execute(db);
}
