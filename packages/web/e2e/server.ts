import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const API_ENTRY = fileURLToPath(new URL('../../api/dist/main.js', import.meta.url));
const WEB_PAGE = fileURLToPath(new URL('../dist/index.html', import.meta.url));
const START_TIMEOUT_MS = 100_000;
const POLL_MS = 100;

export interface RunningServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** Null if the product is not built, which is an error if `CI=true`. Throws if the server does not respond in time. */
export async function startServer(
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer | null> {
  if (!existsSync(API_ENTRY) || !existsSync(WEB_PAGE)) {
    const reason = 'The product is not built. Run npm run build first.';
    if (process.env.CI === 'true') throw new Error(reason);
    console.warn(`BROWSER TESTS SKIPPED. ${reason}`);
    return null;
  }
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), 'earshot-e2e-'));
  const child = spawn(process.execPath, [API_ENTRY], {
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      RATE_LIMIT: 'off',
      LOG_LEVEL: 'error',
      ...environment,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const stop = async () => {
    await end(child);
    await rm(dataDir, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  try {
    await untilReady(origin, child);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

async function untilReady(origin: string, child: ChildProcess): Promise<void> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended with code ${child.exitCode}.`);
    const isReady = await fetch(`${origin}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  throw new Error(`The server was not ready after ${START_TIMEOUT_MS} ms.`);
}

function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      probe.close(() => resolve(port));
    });
  });
}
