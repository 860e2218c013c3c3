/** SQLite through libsql: one file, durable at every commit. A call blocks the thread for less than a millisecond plus disk time. */

import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Clock, Store } from '../../ports.ts';
import { systemCodeOf } from '../../system-code.ts';
import { createKyselyStore, type RankingLimits, type Tables } from './kysely-store.ts';
import { migrate, StoreStartError } from './migrations.ts';

const START_BUSY_TIMEOUT_MS = 5000;
/** Maximum wait for a lock. The call is retried meanwhile, so that it does not block others. */
const BUSY_PATIENCE_MS = 10_000;
const BUSY_RETRY_MS = 20;

/** Maximum size of the write-ahead log after a checkpoint. */
const JOURNAL_MAX_BYTES = 4_000_000;

export async function openSqliteStore(
  dataDir: string,
  clock: Clock,
  rankings: RankingLimits,
): Promise<Store> {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.W_OK);
  } catch (cause) {
    throw new StoreStartError(
      `The data folder ${dataDir} cannot be written (${systemCodeOf(cause)}); set DATA_DIR to one that can.`,
      { cause },
    );
  }
  const file = join(dataDir, 'earshot.db');
  try {
    const database = openFile(file);
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: guarded(database) }) });
    await migrate(db, 'sqlite');
    const freeBytes = () => freeBytesOf(dataDir);
    const store = await createKyselyStore({ db, clock, rankings, freeBytes, attempt: patiently });
    database.pragma('busy_timeout = 0');
    const { ino } = statSync(file);
    return {
      ...store,
      async ping() {
        if (statSync(file).ino !== ino) throw new Error(`${file} has been replaced`);
        await store.ping();
      },
    };
  } catch (cause) {
    throw new StoreStartError(`The database ${file} cannot be used: ${reasonOf(cause)}.`, { cause });
  }
}

function openFile(file: string): Database.Database {
  const database = new Database(file);
  // Checked before the first write, so that another program's file is not changed.
  refuseForeign(database);
  database.pragma('journal_mode = WAL');
  // FULL: an acknowledged write survives a power failure, not only a crash of the process.
  database.pragma('synchronous = FULL');
  database.pragma(`busy_timeout = ${START_BUSY_TIMEOUT_MS}`);
  database.pragma(`journal_size_limit = ${JOURNAL_MAX_BYTES}`);
  return database;
}

const FOREIGN = 'it belongs to another program. Set DATA_DIR to another folder, or move the file away';
const DAMAGED = 'it is damaged, or not an SQLite database. Restore it from a backup, or move it away';

function refuseForeign(database: Database.Database): void {
  const names = database.prepare("select name from sqlite_master where type = 'table'").pluck().all();
  if (names.length > 0 && !names.includes('kysely_migration')) throw new StoreStartError(FOREIGN);
}

function reasonOf(error: unknown): string {
  if (error instanceof StoreStartError) return error.message;
  const text = error instanceof Error ? `${systemCodeOf(error) ?? ''} ${error.message}` : String(error);
  if (/NOTADB|CORRUPT|not a database|malformed/i.test(text)) return DAMAGED;
  if (/CANTOPEN|READONLY|EACCES|EPERM|EISDIR|ConnectionFailed/i.test(text))
    return 'it cannot be opened for writing. Check its owner and permissions';
  return text.trim();
}

async function patiently<T>(call: () => Promise<T>): Promise<T> {
  const givesUpAtMs = performance.now() + BUSY_PATIENCE_MS;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!systemCodeOf(error)?.startsWith('SQLITE_BUSY') || performance.now() > givesUpAtMs) throw error;
      await sleep(BUSY_RETRY_MS);
    }
  }
}

/** Rejects booleans, because libsql would abort the process. Caches statements, because preparing one takes longer than running it. */
function guarded(database: Database.Database): SqliteDatabase {
  const statements = new Map<string, Database.Statement>();
  return {
    close: () => void database.close(),
    prepare(statementText) {
      const statement = statements.get(statementText) ?? database.prepare(statementText);
      // Schema changes are not cached, because they are never repeated.
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

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
