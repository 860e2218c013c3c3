import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { csvTable } from '@earshot/schema/csv-table';
import Database from 'libsql';
import { openStore } from '../adapters/store/store.ts';
import { type Environment, readSettings, startFolder } from '../env.ts';

const BUSY_TIMEOUT_MS = 30_000;

/** The server may be running. The copy has everything stored before it began. */
async function backup(parameters: string[], environment?: Environment): Promise<string> {
  const [target, ...more] = parameters;
  if (target === undefined || more.length > 0) throw new UsageError('Usage: earshot backup FILE');
  const { dataDir, databaseUrl } = readSettings(environment);
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

async function listSuggestions(parameters: string[], environment?: Environment): Promise<string> {
  if (parameters.length > 0) throw new UsageError('Usage: earshot suggestions');
  const store = await openStore(readSettings(environment), () => new Date());
  const suggestions = await store.suggestions.list();
  await store.close();
  const rows = suggestions.map(({ createdAt, name, email, idea }) => [
    createdAt.toISOString(),
    name ?? '',
    email,
    idea,
  ]);
  return csvTable([['received', 'name', 'email', 'idea'], ...rows]);
}

class UsageError extends Error {
  override readonly name = 'UsageError';
}

const COMMANDS = new Map([
  ['backup', backup],
  ['suggestions', listSuggestions],
]);

/** `text` goes to standard error if the command failed. */
export async function operate(
  [name = '', ...parameters]: readonly string[],
  environment?: Environment,
): Promise<{ readonly code: number; readonly text: string }> {
  try {
    const command = COMMANDS.get(name);
    if (!command) throw new UsageError(`Usage: earshot ${[...COMMANDS.keys()].join(' | ')}`);
    return { code: 0, text: await command(parameters, environment) };
  } catch (error) {
    const text = `${error instanceof Error ? error.message : String(error)}\n`;
    return { code: error instanceof UsageError ? 2 : 1, text };
  }
}
