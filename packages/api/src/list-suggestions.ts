/** `npm run suggestions -- [--since DATE] [--format csv|json]`: prints what visitors have suggested, oldest first. */
import { parseArgs } from 'node:util';
import { openStore } from './adapters/store/open-store.ts';
import { csvTable } from './core/csv/csv-table.ts';
import { readSettings } from './env.ts';

const { values } = parseArgs({
  options: { since: { type: 'string' }, format: { type: 'string', default: 'csv' } },
});
const since = values.since === undefined ? undefined : new Date(values.since);
if (since && Number.isNaN(since.getTime()))
  fail(`--since takes a date such as 2026-01-31, not “${values.since}”.`);
if (values.format !== 'csv' && values.format !== 'json')
  fail(`--format takes csv or json, not “${values.format}”.`);

const settings = readSettings();
const store = await openStore(settings, () => new Date());
const suggestions = await store.suggestions.list(since);
const rows = suggestions.map(({ createdAt, name, email, idea }) => [
  createdAt.toISOString(),
  name ?? '',
  email,
  idea,
]);
process.stdout.write(
  values.format === 'json'
    ? `${JSON.stringify(suggestions, null, 2)}\n`
    : csvTable([['received', 'name', 'email', 'idea'], ...rows]),
);
await store.close();

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
