import { diskProblem } from '../adapters/store/disk.ts';
import { openStore } from '../adapters/store/open-store.ts';
import { readSettings } from '../env.ts';
import { UsageError } from './usage-error.ts';

/**
 * Checks settings, store and disk as the server would at startup, and returns a line for each. Opening the store migrates
 * it, so run it with the release that will serve. Throws `UsageError`, and an `Error` with the problem.
 */
export async function check(parameters: string[]): Promise<string> {
  if (parameters.length > 0) throw new UsageError('Usage: earshot check');
  const settings = readSettings();
  const { dataDir, databaseUrl, diskReserveBytes } = settings;
  const store = await openStore({ dataDir, databaseUrl }, () => new Date());
  const storedBytes = await store.rankings.storedBytes();
  const { article, social, trending } = await store.counters.get();
  await store.close();
  const problem = databaseUrl ? null : await diskProblem(dataDir, diskReserveBytes);
  if (problem) throw new Error(problem);
  const place = databaseUrl ? 'PostgreSQL' : dataDir;
  return [
    'Settings: fine',
    `Store: ${place} answers; ${article + social + trending} uses, ${(storedBytes / 1e6).toFixed(1)} MB of rankings`,
    databaseUrl ? 'Disk: the database server has the data' : 'Disk: fine',
    '',
  ].join('\n');
}
