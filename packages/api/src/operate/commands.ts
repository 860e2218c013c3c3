/** The operator's commands. Each returns what to print, or throws `UsageError` or an `Error` with one sentence. */

import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { csvTable } from '@earshot/schema/csv-table';
import Database from 'libsql';
import { openStore } from '../adapters/store/open-store.ts';
import { diskProblem } from '../adapters/store/sqlite.ts';
import { readSettings, startFolder } from '../env.ts';

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

/**
 * Checks settings, store and disk as the server would at startup, and returns a line for each. Opening the store migrates
 * it, so run it with the release that will serve. Throws `UsageError`, and an `Error` with the problem.
 */
export async function check(parameters: string[]): Promise<string> {
  if (parameters.length > 0) throw new UsageError('Usage: earshot check');
  const settings = readSettings();
  const { dataDir, databaseUrl, diskReserveMb } = settings;
  const store = await openStore({ dataDir, databaseUrl }, () => new Date());
  const storedBytes = await store.rankings.storedBytes();
  const { article, social, trending } = await store.counters.get();
  await store.close();
  const problem = databaseUrl ? null : await diskProblem(dataDir, diskReserveMb);
  if (problem) throw new Error(problem);
  const place = databaseUrl ? 'PostgreSQL' : dataDir;
  return [
    'Settings: fine',
    `Store: ${place} answers; ${article + social + trending} uses, ${(storedBytes / 1e6).toFixed(1)} MB of rankings`,
    databaseUrl ? 'Disk: the database server has the data' : 'Disk: fine',
    '',
  ].join('\n');
}

interface Wanted {
  readonly since: Date | undefined;
  readonly format: 'csv' | 'json';
}

function readArguments(parameters: string[]): Wanted {
  const { since, format } = parse(parameters);
  if (format !== 'csv' && format !== 'json')
    throw new UsageError(`--format takes csv or json, not “${format}”.`);
  const day = since === undefined ? undefined : new Date(since);
  if (day && Number.isNaN(day.getTime()))
    throw new UsageError(`--since takes a date such as 2026-01-31, not “${since}”.`);
  return { since: day, format };
}

function parse(args: string[]) {
  try {
    const options = { since: { type: 'string' }, format: { type: 'string', default: 'csv' } } as const;
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/**
 * Returns the visitors' suggestions, oldest first, as CSV or JSON. Throws `UsageError`, and an `Error` with one sentence.
 */
export async function listSuggestions(parameters: string[]): Promise<string> {
  const { since, format } = readArguments(parameters);
  const store = await openStore(readSettings(), () => new Date());
  const suggestions = await store.suggestions.list(since);
  await store.close();
  const rows = suggestions.map(({ createdAt, name, email, idea }) => [
    createdAt.toISOString(),
    name ?? '',
    email,
    idea,
  ]);
  if (format === 'json') return `${JSON.stringify(suggestions, null, 2)}\n`;
  return csvTable([['received', 'name', 'email', 'idea'], ...rows]);
}

/** The command was used incorrectly, as `message` explains. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
