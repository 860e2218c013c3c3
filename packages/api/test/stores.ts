import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { startPostgres, type TestPostgres } from './postgres.ts';

export interface TestStores {
  /** An empty folder, for example for SQLite. */
  readonly folder: string;
  /** Null after printing why it could not be started. */
  readonly postgres: TestPostgres | null;
  /** Server settings for each store, with the store's name. */
  readonly servers: readonly [string, Record<string, string>][];
}

/** Creates the stores for the tests of one file. They are removed after the tests. */
export async function useStores(): Promise<TestStores> {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-stores-'));
  const postgres = await startPostgres();
  afterAll(async () => {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const servers: [string, Record<string, string>][] = [['SQLite', { DATA_DIR: folder }]];
  if (postgres) servers.push(['PostgreSQL', { DATA_DIR: folder, DATABASE_URL: postgres.url }]);
  return { folder, postgres, servers };
}
