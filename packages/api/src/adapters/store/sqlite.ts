/** SQLite through libsql: one file, durable at every commit. A call blocks the thread for less than a millisecond plus disk time, unless it deletes thousands of rankings. */
import { accessSync, constants, mkdirSync, statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { join } from 'node:path';
import { Kysely, type SqliteDatabase, SqliteDialect } from 'kysely';
import Database from 'libsql';
import { memoize } from '../../core/text/memoize.ts';
import { systemCodeOf } from '../../errors.ts';
import { type Engine, StoreStartError, type Tables } from './migrations.ts';

/** Maximum size of the write-ahead log after a checkpoint. */
const JOURNAL_MAX_BYTES = 4_000_000;

export function sqliteEngine(dataDir: string): Engine {
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
  return {
    dialect: 'sqlite',
    name: file,
    // On SQLite, Kysely's migrator neither takes a lock nor opens a transaction.
    turn: { begin: 'begin immediate', end: 'commit' },
    connect: () => {
      const database = openFile(file);
      const { ino } = statSync(file);
      // A `begin` that fails on a lock is kept, so that the same statement runs again: abandoned, it would stay active and prevent the commit.
      const prepare = memoize((statement) => database.prepare(statement), {
        maxTexts: 100,
        maxCharacters: 10_000,
      });
      const cached = { prepare, close: () => void database.close() } as unknown as SqliteDatabase;
      return {
        db: new Kysely<Tables>({ dialect: new SqliteDialect({ database: cached }) }),
        assertInPlace() {
          if (statSync(file).ino !== ino) throw new Error(`${file} has been replaced`);
        },
      };
    },
    freeBytes: () => freeBytesOf(dataDir),
    reasonOf,
  };
}

function openFile(file: string): Database.Database {
  const database = new Database(file);
  try {
    // Waiting for a lock would block the thread. The store tries again instead.
    database.pragma('busy_timeout = 0');
    // Checked before the first write, so that another program's file is not changed.
    refuseForeign(database);
    database.pragma('journal_mode = WAL');
    // FULL: an acknowledged write survives a power failure, not only a crash of the process.
    database.pragma('synchronous = FULL');
    database.pragma(`journal_size_limit = ${JOURNAL_MAX_BYTES}`);
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}

const FOREIGN = 'it belongs to another program. Set DATA_DIR to another folder, or move the file away';
const DAMAGED = 'it is damaged, or not an SQLite database. Restore it from a backup, or move it away';

function refuseForeign(database: Database.Database): void {
  const names = database.prepare("select name from sqlite_master where type = 'table'").pluck().all();
  if (names.length > 0 && !names.includes('kysely_migration')) throw new StoreStartError(FOREIGN);
}

function reasonOf(error: unknown): string {
  const text = error instanceof Error ? `${systemCodeOf(error) ?? ''} ${error.message}` : String(error);
  if (/NOTADB|CORRUPT|not a database|malformed/i.test(text)) return DAMAGED;
  if (/CANTOPEN|READONLY|EACCES|EPERM|EISDIR|ConnectionFailed/i.test(text))
    return 'it cannot be opened for writing. Check its owner and permissions';
  return text.trim();
}

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
