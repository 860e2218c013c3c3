/**
 * SQLite through libsql: one file in the data folder, durable at every commit. The engine works on the thread that calls it; the
 * server calls it on a separate thread (`sqlite-thread.ts`).
 */
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import Database from 'libsql';
import type { Clock, Store } from '../../ports.ts';
import { diskSpace } from './disk-space.ts';
import { eachMethod } from './each-method.ts';
import { createKyselyStore } from './kysely-store.ts';
import { migrate, NewerDatabaseError } from './migrations.ts';
import type { RankingLimits } from './ranking-limits.ts';
import { codeOf, StoreStartError } from './store-start-error.ts';
import type { Tables } from './tables.ts';

/** How long the start waits for another process's write. */
const START_BUSY_TIMEOUT_MS = 5000;
/** Longest wait of a change for a lock. It asks again in between, so that reads continue. */
const BUSY_PATIENCE_MS = 10_000;
const BUSY_RETRY_MS = 20;

/** What the write-ahead log may keep on the disk once its content has moved to the database. */
const JOURNAL_MAX_BYTES = 4_000_000;

/** Opens `earshot.db` in the folder, creating both if need be. Throws `StoreStartError`. */
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
      `The data folder ${dataDir} cannot be written (${codeOf(cause)}); set DATA_DIR to one that can.`,
      { cause },
    );
  }
  const file = join(dataDir, 'earshot.db');
  try {
    const database = openFile(file);
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: guarded(database) }) });
    await migrate(db, 'sqlite');
    const freeBytes = async () => (await diskSpace(dataDir)).freeBytes;
    const disk = { freeBytes, reserveBytes: rankings.diskReserveBytes };
    const store = await createKyselyStore(db, clock, { ...rankings, disk });
    database.pragma('busy_timeout = 0');
    return eachMethod(store, patiently);
  } catch (cause) {
    throw new StoreStartError(`The database ${file} cannot be used: ${reasonOf(cause)}.`, { cause });
  }
}

function openFile(file: string): Database.Database {
  const database = new Database(file);
  // Before the first write, so that a file of another program is not changed.
  refuseForeign(database);
  database.pragma('journal_mode = WAL');
  // FULL: an acknowledged write survives a power cut, not only a crash of the process.
  database.pragma('synchronous = FULL');
  database.pragma(`busy_timeout = ${START_BUSY_TIMEOUT_MS}`);
  database.pragma(`journal_size_limit = ${JOURNAL_MAX_BYTES}`);
  return database;
}

const FOREIGN = 'it belongs to another program. Set DATA_DIR to another folder, or move the file away';
const DAMAGED = 'it is damaged or no SQLite database. Restore it from a backup, or move it away';

function refuseForeign(database: Database.Database): void {
  const names = database.prepare("select name from sqlite_master where type = 'table'").pluck().all();
  if (names.length > 0 && !names.includes('kysely_migration')) throw new StoreStartError(FOREIGN);
}

function reasonOf(error: unknown): string {
  if (error instanceof NewerDatabaseError || error instanceof StoreStartError) return error.message;
  const text = error instanceof Error ? `${codeOf(error)} ${error.message}` : String(error);
  if (/NOTADB|CORRUPT|not a database|malformed/i.test(text)) return DAMAGED;
  if (/CANTOPEN|READONLY|EACCES|EPERM/i.test(text))
    return 'it cannot be opened for writing. Check its owner and its rights';
  return text.trim();
}

/** Runs a call again while another process holds the write lock. */
async function patiently<T>(call: () => Promise<T>): Promise<T> {
  const givesUpAtMs = performance.now() + BUSY_PATIENCE_MS;
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!/^SQLITE_BUSY/.test(codeOf(error)) || performance.now() > givesUpAtMs) throw error;
      await sleep(BUSY_RETRY_MS);
    }
  }
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
