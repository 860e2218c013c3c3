/**
 * The reverse proxy that ships with the product, with its own configuration, in front of two instances on one PostgreSQL.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { megabytes } from '@earshot/schema/format-count';
import { IMAGE_MAX_BYTES, UPLOAD_MAX_BYTES } from '@earshot/schema/limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { analyzeOnce, articleUses, postJson } from '../test/analysis-request.ts';
import { freePort } from '../test/free-port.ts';
import { type ServerProcess, startServer, whenReady } from '../test/server-process.ts';
import { useStores } from '../test/stores.ts';

const CONFIGURATION = new URL('../../../deploy/nginx.conf', import.meta.url);
const CLIENTS = 8;
const TURNS = 40;

const { folder, postgres } = hasNginx() ? await useStores() : { folder: '', postgres: null };
let servers: ServerProcess[] = [];
let nginx: ChildProcess | undefined;
let url = '';

function hasNginx(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'pipe' });
    return true;
  } catch {
    process.stderr.write('The tests of the reverse proxy are skipped: nginx is not installed\n');
    return false;
  }
}

/**
 * The shipped configuration, with local names and ports, and without directives that older versions of nginx do not support.
 */
function localConfiguration(port: number): string {
  const hosts = servers.map((server) => new URL(server.url).host);
  return readFileSync(CONFIGURATION, 'utf8')
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll(/^.*(?:resolver|zone) .*$/gm, '')
    .replace('api-1:3000 resolve', hosts[0] ?? '')
    .replace('api-2:3000 resolve', hosts[1] ?? '')
    .replace('http {', `pid ${join(folder, 'nginx.pid')};\nhttp {\n  access_log off;`);
}

beforeAll(async () => {
  if (!postgres) return;
  const settings = {
    DATA_DIR: folder,
    DATABASE_URL: postgres.url,
    RATE_LIMIT: 'off',
    TRUST_PROXY: '1',
    WORKERS: '1',
  };
  servers = await Promise.all([1, 2].map(() => startServer(settings)));
  await Promise.all(servers.map(whenReady));
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const file = join(folder, 'nginx.conf');
  writeFileSync(file, localConfiguration(port));
  nginx = spawn('nginx', ['-p', folder, '-c', file, '-g', 'daemon off;'], { stdio: 'inherit' });
  while (!(await fetch(`${url}/healthz`).catch(() => null))) await sleep(100);
});
afterAll(async () => {
  nginx?.kill('SIGTERM');
  await Promise.all(servers.map((server) => server.kill()));
});

describe.runIf(postgres)('the reverse proxy of deploy/', () => {
  it('passes pages, calls and health checks on, with the headers of the product', async () => {
    for (const path of ['/', '/api/counters', '/healthz', '/readyz']) {
      const { status, headers } = await fetch(url + path);
      expect([path, status]).toEqual([path, 200]);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('takes the largest list and answers a larger body in the words of the product', async () => {
    const list = (bytes: number) => ({ text: 'x'.repeat(bytes), lineType: 'mixed' });
    expect(
      (await postJson(`${url}/api/trending/analyze-text`, list(UPLOAD_MAX_BYTES - 100))).status,
    ).not.toBe(413);
    const refused = await postJson(`${url}/api/analyze/social`, list(17 * 1024 * 1024));
    expect([refused.status, await refused.json()]).toEqual([
      413,
      {
        message: `The text or image is too large. An image may have up to ${megabytes(IMAGE_MAX_BYTES)}.`,
        code: 'request_too_large',
      },
    ]);
  });

  it('one instance killed under load: the uses of its last moment are lost at most, and reads never fail', async () => {
    const before = await articleUses(url);
    let acknowledged = 0;
    const reads: number[] = [];
    const client = async () => {
      for (let turn = 0; turn < TURNS; turn += 1) {
        if (await analyzeOnce(url)) acknowledged += 1;
        reads.push((await fetch(`${url}/api/counters`)).status);
        if (acknowledged === TURNS) await servers[0]?.kill();
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    // Uses are not acknowledged, so the killed instance may have lost those of its last moment.
    await expect
      .poll(async () => (await articleUses(url)) - before, { interval: 50, timeout: 60_000 })
      .toBeGreaterThanOrEqual(acknowledged - CLIENTS);
    // Only requests on their way to the killed instance failed: at most one call per client.
    expect(CLIENTS * TURNS - acknowledged).toBeLessThanOrEqual(CLIENTS);
    expect([...new Set(reads)]).toEqual([200]);
  });

  it('without any instance, it says in words when to come back', async () => {
    await Promise.all(servers.map((server) => server.kill()));
    const answer = await fetch(`${url}/api/counters`);
    expect([answer.status, await answer.json()]).toEqual([
      503,
      { message: 'The service is busy. Please try again in a moment.', code: 'busy' },
    ]);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});
