/** `npm run suggestions -- [--since DATE] [--format csv|json]`: prints what visitors have suggested, oldest first. */
import { parseArgs } from 'node:util';
import { csvTable } from '@earshot/schema/csv-table';
import { openStore } from './adapters/store/open-store.ts';
import { readSettings } from './env.ts';

interface Wanted {
  readonly since: Date | undefined;
  readonly format: 'csv' | 'json';
}

function readArguments(): Wanted {
  const { values } = parseArgs({
    options: { since: { type: 'string' }, format: { type: 'string', default: 'csv' } },
  });
  const { since, format } = values;
  if (format !== 'csv' && format !== 'json') throw new Error(`--format takes csv or json, not “${format}”.`);
  const day = since === undefined ? undefined : new Date(since);
  if (day && Number.isNaN(day.getTime()))
    throw new Error(`--since takes a date such as 2026-01-31, not “${since}”.`);
  return { since: day, format };
}

async function printSuggestions({ since, format }: Wanted): Promise<void> {
  const store = await openStore(readSettings(), () => new Date());
  const suggestions = await store.suggestions.list(since);
  const rows = suggestions.map(({ createdAt, name, email, idea }) => [
    createdAt.toISOString(),
    name ?? '',
    email,
    idea,
  ]);
  process.stdout.write(
    format === 'json'
      ? `${JSON.stringify(suggestions, null, 2)}\n`
      : csvTable([['received', 'name', 'email', 'idea'], ...rows]),
  );
  await store.close();
}

/** Ends the program with one plain line. */
function fail(error: unknown, code: number): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(code);
}

let wanted: Wanted;
try {
  wanted = readArguments();
} catch (error) {
  fail(error, 2);
}
await printSuggestions(wanted).catch((error: unknown) => fail(error, 1));
