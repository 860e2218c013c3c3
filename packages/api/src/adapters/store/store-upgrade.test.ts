/** A database of the first release, one of a newer release, and files that are not an Earshot database. */
import { mkdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'libsql';
import { Client } from 'pg';
import { describe, expect, it } from 'vitest';
import { useStores } from '../../../test/stores.ts';
import { openStore } from './store.ts';

const NOW = new Date('2026-03-01T12:00:00Z');
const clock = () => NOW;
const { folder, postgres } = await useStores();

/** Returns what the first release wrote: its tables, and a row in each. */
const firstRelease = (serial: string) => [
  'create table kysely_migration (name varchar(255) not null primary key, timestamp varchar(255) not null)',
  "insert into kysely_migration values ('001-initial', '2026-01-01T00:00:00.000Z')",
  'create table kysely_migration_lock (id varchar(255) not null primary key, is_locked integer default 0 not null)',
  "insert into kysely_migration_lock values ('migration_lock', 0)",
  'create table counters (tool text primary key, uses bigint not null)',
  "insert into counters values ('trending', 7)",
  `create table suggestions (position ${serial}, id text not null unique, name text not null, email text not null, idea text not null, created_at_ms bigint not null)`,
  "insert into suggestions (id, name, email, idea, created_at_ms) values ('a', '', 'a@example.com', 'an idea', 1)",
  'create table trending_sessions (id text primary key, result text not null, expires_at_ms bigint not null)',
  'create index trending_sessions_expiry on trending_sessions (expires_at_ms)',
  `insert into trending_sessions values ('a', '{}', ${NOW.getTime() + 1000})`,
];

function sqliteFolder(name: string, statements: readonly string[] = []): string {
  const dataDir = join(folder, name);
  mkdirSync(dataDir, { recursive: true });
  const database = new Database(join(dataDir, 'earshot.db'));
  for (const statement of statements) database.exec(statement);
  database.close();
  return dataDir;
}

const openIn = (dataDir: string) => openStore({ dataDir, databaseUrl: undefined }, clock);

async function onPostgres(connectionString: string, statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const engines: [engine: string, serial: string, url?: string][] = [
  ['SQLite', 'integer primary key autoincrement'],
];
if (postgres) engines.push(['PostgreSQL', 'bigserial primary key', postgres.url]);

describe.each(engines)('the database of the first release on %s', (_, serial, databaseUrl) => {
  it('is upgraded with its counters and suggestions, by several instances that start at once', async () => {
    const dataDir = databaseUrl ? folder : sqliteFolder('upgrade', firstRelease(serial));
    if (databaseUrl) await onPostgres(databaseUrl, firstRelease(serial));
    const stores = await Promise.all(
      [1, 2, 3, 4, 5, 6].map(() => openStore({ dataDir, databaseUrl }, clock)),
    );
    for (const store of stores) {
      expect((await store.counters.get()).trending).toBe(7);
      expect(await store.suggestions.list()).toMatchObject([{ email: 'a@example.com', idea: 'an idea' }]);
      expect(await store.rankings.storedBytes()).toBe(0);
      await store.close();
    }
  });
});

it('a new file is created by several instances that start at once', async () => {
  const dataDir = join(folder, 'created');
  const stores = await Promise.all([1, 2, 3, 4].map(() => openIn(dataDir)));
  for (const store of stores) {
    await expect(store.ping()).resolves.toBeUndefined();
    await store.close();
  }
});

it.runIf(postgres)('a PostgreSQL database of a newer release is refused', async () => {
  const databaseUrl = postgres?.url ?? '';
  await onPostgres(databaseUrl, [
    "insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')",
  ]);
  await expect(openStore({ dataDir: folder, databaseUrl }, clock)).rejects.toThrow(
    /^The database [\w.:]+\/\w+ of DATABASE_URL cannot be used: it was written by a newer release/,
  );
});

describe('a database that cannot be used', () => {
  it('of a newer release is refused and not changed', async () => {
    const dataDir = sqliteFolder('newer', firstRelease('integer primary key autoincrement'));
    const file = join(dataDir, 'earshot.db');
    const database = new Database(file);
    database.exec("insert into kysely_migration values ('999-later', '2030-01-01T00:00:00.000Z')");
    database.close();
    await expect(openIn(dataDir)).rejects.toThrow(
      `The database ${file} cannot be used: it was written by a newer release of Earshot. Start that release again, or restore the backup made before the upgrade (docs/operations.md, "Backups and upgrades").`,
    );
    const after = new Database(file);
    expect(after.prepare('select count(*) as rows from trending_sessions').get()).toMatchObject({ rows: 1 });
    after.close();
  });

  it('of a newer release that has only added to it is used', async () => {
    const dataDir = sqliteFolder('added');
    await (await openIn(dataDir)).close();
    const database = new Database(join(dataDir, 'earshot.db'));
    database.exec("insert into kysely_migration values ('998-expand-later', '2030-01-01T00:00:00.000Z')");
    database.close();
    const store = await openIn(dataDir);
    await expect(store.ping()).resolves.toBeUndefined();
    await store.close();
  });

  it('of which a newer release has dropped a table is not ready', async () => {
    const dataDir = sqliteFolder('contracted');
    const store = await openIn(dataDir);
    const database = new Database(join(dataDir, 'earshot.db'));
    database.exec('drop table rankings');
    database.close();
    await expect(store.ping()).rejects.toThrow('no such table');
    await store.close();
  });

  it('of another program is refused and not changed', async () => {
    const dataDir = sqliteFolder('foreign', ['create table recipes (name text)']);
    const before = readFileSync(join(dataDir, 'earshot.db'));
    await expect(openIn(dataDir)).rejects.toThrow(
      /earshot\.db cannot be used: it belongs to another program/,
    );
    expect(readFileSync(join(dataDir, 'earshot.db')).equals(before)).toBe(true);
  });

  it('is refused in words when it is no database or cut off', async () => {
    const text = sqliteFolder('text');
    writeFileSync(join(text, 'earshot.db'), 'Dear reader, '.repeat(1000));
    await expect(openIn(text)).rejects.toThrow(
      /earshot\.db cannot be used: it is damaged, or not an SQLite database/,
    );
    const cut = sqliteFolder('cut', firstRelease('integer primary key autoincrement'));
    truncateSync(join(cut, 'earshot.db'), 5000);
    await expect(openIn(cut)).rejects.toThrow(
      /earshot\.db cannot be used: it is damaged, or not an SQLite database/,
    );
  });

  it.each([
    ['postgres://earshot:hunter2@127.0.0.1:1/earshot', /127\.0\.0\.1:1\/earshot .*nothing answers there/],
    ['postgres://earshot:hunter2@no-such-host.invalid/earshot', /no-such-host\.invalid\/earshot .*host/],
  ])('%s is named with its cause and without its password', async (databaseUrl, message) => {
    const opening = openStore({ dataDir: folder, databaseUrl }, clock);
    await expect(opening).rejects.toThrow(message);
    await expect(opening).rejects.not.toThrow(/hunter2/);
  });
});
