/** SQLite through libsql: one file in the data folder, durable at every commit. */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Clock, Store } from '../../ports.ts';
import { createKyselyStore } from './kysely-store.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './tables.ts';

/** How long a connection waits for another one's write, in milliseconds. */
const BUSY_TIMEOUT_MS = 5000;

/** Opens `earshot.db` in the folder, creating both if need be. Throws when the folder cannot be written. */
export async function openSqliteStore(dataDir: string, clock: Clock): Promise<Store> {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (cause) {
    throw new Error(`The data folder ${dataDir} cannot be written; set DATA_DIR to one that can`, { cause });
  }
  const database = new Database(join(dataDir, 'earshot.db'));
  database.pragma('journal_mode = WAL');
  // FULL: an acknowledged write survives a power cut, not only a crash of the process.
  database.pragma('synchronous = FULL');
  database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: guarded(database) }) });
  await migrate(db, 'sqlite');
  return createKyselyStore(db, clock);
}

/**
 * libsql aborts the process when a boolean is bound: refuse it as an ordinary error instead. Statements are kept, because
 * there are few of them and preparing one takes longer than running it.
 */
function guarded(database: Database.Database): SqliteDatabase {
  const statements = new Map<string, Database.Statement>();
  return {
    close: () => void database.close(),
    prepare(statementText) {
      const statement = statements.get(statementText) ?? database.prepare(statementText);
      // Changes of the schema are not repeated, and some of them cannot be prepared twice.
      if (/^(select|insert|update|delete)/.test(statementText)) statements.set(statementText, statement);
      return {
        reader: statement.reader,
        all: (parameters) => statement.all(bindable(parameters)),
        run: (parameters) => statement.run(bindable(parameters)),
        iterate: (parameters) => statement.iterate(bindable(parameters)) as IterableIterator<unknown>,
      };
    },
  };
}

function bindable(parameters: readonly unknown[]): unknown[] {
  const wrong = parameters.find(
    (value) => typeof value === 'boolean' || (typeof value === 'string' && value.includes('\0')),
  );
  if (wrong !== undefined) throw new TypeError('SQLite takes neither booleans nor strings with NUL');
  return [...parameters];
}
