import { parseArgs } from 'node:util';
import { csvTable } from '@earshot/schema/csv-table';
import { openStore } from '../adapters/store/open-store.ts';
import { readSettings } from '../env.ts';
import { UsageError } from './usage-error.ts';

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
