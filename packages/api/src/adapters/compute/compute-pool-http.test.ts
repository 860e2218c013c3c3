/** The pool as visitors see it: over HTTP, with clients that disconnect and jobs that fail. */
import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { POOL_OPTIONS, totalLoad } from '../../../test/pool-options.ts';
import { createTestApp, type TestApp } from '../../../test/test-app.ts';
import { type ComputePool, type ComputePoolOptions, createComputePool } from './compute-pool.ts';

const LIGHT = { text: 'Solar ferry opens', lineType: 'mixed' };
const WORDS = 'harbor ferry council budget storm library museum bridge market school river garden'.split(' ');
const HEAVY = {
  text: Array.from({ length: 9_000 }, (_, index) =>
    Array.from(
      { length: 8 },
      (__, word) => WORDS[(index * (word + 3) + (index >> word)) % WORDS.length],
    ).join(' '),
  ).join('\n'),
  lineType: 'mixed',
};

let pool: ComputePool;
let test: TestApp;
let server: Server;

async function start(options: Partial<ComputePoolOptions>): Promise<string> {
  pool = createComputePool({ ...POOL_OPTIONS, maxMemoryMb: 900, ...options });
  test = await createTestApp({ services: { compute: pool.compute } });
  server = createServer(test.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/trending/analyze-text`;
}

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await test.close();
  await pool.close();
});

const send = (url: string, body: object, signal?: AbortSignal) =>
  fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 5));
}

async function answersAgain(url: string): Promise<void> {
  while ((await send(url, LIGHT)).status !== 200) await new Promise((resolve) => setTimeout(resolve, 50));
}

it('a client that goes away cancels its running job, and the next one is answered', async () => {
  const url = await start({});
  expect((await send(url, LIGHT)).status).toBe(200);
  const controller = new AbortController();
  const abandoned = send(url, HEAVY, controller.signal);
  await until(() => totalLoad(pool).running === 1);
  controller.abort();
  await expect(abandoned).rejects.toMatchObject({ name: 'AbortError' });
  await until(() => totalLoad(pool).running === 0);
  expect((await send(url, LIGHT)).status).toBe(200);
});

it('refuses a task at once if the queue is full, with a time to try again', async () => {
  const url = await start({ maxQueue: 1 });
  const controller = new AbortController();
  const busy = [send(url, HEAVY, controller.signal).catch(() => undefined)];
  await until(() => totalLoad(pool).running === 1);
  busy.push(send(url, HEAVY, controller.signal).catch(() => undefined));
  await until(() => totalLoad(pool).waiting === 1);
  const refused = await send(url, HEAVY);
  expect([refused.status, await refused.json()]).toEqual([
    503,
    {
      message: 'The service is busy. Please try again in a moment.',
      code: 'busy',
      retryAfterSeconds: expect.any(Number),
    },
  ]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  controller.abort();
  await Promise.all(busy);
});

it('a process that runs out of memory is replaced: its own request fails with a message', async () => {
  const url = await start({ maxMemoryMb: 60 });
  const failed = await send(url, HEAVY);
  expect([failed.status, ((await failed.json()) as { code: string }).code]).toEqual([422, 'too_large']);
});

it('a task that is stuck is stopped at its limit: its own request fails with a message', async () => {
  const url = await start({ maxRunMs: 300 });
  const failed = await send(url, HEAVY);
  expect([failed.status, ((await failed.json()) as { message: string }).message]).toEqual([
    503,
    'The analysis took too long and was stopped. Please try again with less text.',
  ]);
  await answersAgain(url);
});

it('a client that stops sending occupies no process', async () => {
  const url = await start({});
  const silent = request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Content-Length': 9000 },
  });
  silent.on('error', () => undefined);
  silent.write('{"text":"');
  expect((await send(url, LIGHT)).status).toBe(200);
  expect(totalLoad(pool)).toMatchObject({ running: 0, waiting: 0 });
  silent.destroy();
});
