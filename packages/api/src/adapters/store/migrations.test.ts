import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { expect, it } from 'vitest';

import { ADDS_ONLY, createMigrator, type Tables } from './migrations.ts';

/** Returns every table and column of the database, such as `rankings.owner`. */
async function columnsOf(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables();
  return tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
}

it('a migration whose name says that it only adds keeps every table and column', async () => {
  const database = new Database(':memory:') as unknown as SqliteDatabase;
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
  const migrator = createMigrator(db, 'sqlite');
  const taken: string[] = [];
  for (const { name } of await migrator.getMigrations()) {
    const before = await columnsOf(db);
    const { error } = await migrator.migrateTo(name);
    expect(error).toBeUndefined();
    const after = new Set(await columnsOf(db));
    if (ADDS_ONLY.test(name)) taken.push(...before.filter((column) => !after.has(column)));
  }
  expect(taken).toEqual([]);
  await db.destroy();
});
