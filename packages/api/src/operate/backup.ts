import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import Database from 'libsql';
import { readSettings, startFolder } from '../env.ts';
import { UsageError } from './usage-error.ts';

const BUSY_TIMEOUT_MS = 30_000;

/**
 * Writes a copy of the SQLite database to a new file while the server is running. The copy contains everything that was
 * stored when it began. Returns a line with its size. Throws `UsageError`, and an `Error` with one sentence.
 */
export async function backup(parameters: string[]): Promise<string> {
  const [target, ...more] = parameters;
  if (target === undefined || more.length > 0) throw new UsageError('Usage: earshot backup FILE');
  const { dataDir, databaseUrl } = readSettings();
  if (databaseUrl) {
    throw new Error('DATABASE_URL is set: back PostgreSQL up with pg_dump, see docs/operations.md.');
  }
  const file = resolve(startFolder(), target);
  if (existsSync(file)) throw new UsageError(`${file} exists. Give the name of a new file.`);
  const source = join(dataDir, 'earshot.db');
  if (!existsSync(source)) throw new Error(`There is no database at ${source}. Set DATA_DIR to its folder.`);
  mkdirSync(dirname(file), { recursive: true });
  const database = new Database(source);
  try {
    database.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
    database.prepare('vacuum into ?').run(file);
  } finally {
    database.close();
  }
  return `${file}: ${(statSync(file).size / 1e6).toFixed(1)} MB\n`;
}
