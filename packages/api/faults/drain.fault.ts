/** Stopping, and clock jumps: nothing that was acknowledged is lost. */
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get, type IncomingMessage, request as send } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import request from 'supertest';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '../src/adapters/store/store.ts';
import { postJson } from '../test/analysis-request.ts';
import { generateLines } from '../test/data/headline-generator.ts';
import { type ServerProcess, whenReady } from '../test/server-process.ts';
import { createTestApp, TEST_NOW } from '../test/test-app.ts';
import { useServers } from '../test/use-servers.ts';

const folder = mkdtempSync(join(tmpdir(), 'earshot-drain-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const startServer = useServers();
const start = (settings: Readonly<Record<string, string>> = {}): Promise<ServerProcess> =>
  startServer({ DATA_DIR: folder, ...settings });

const HOUR_MS = 60 * 60 * 1000;

const rank = (url: string, lines: readonly string[]): Promise<Response> =>
  postJson(`${url}/api/trending/analyze-text`, { text: lines.join('\n'), lineType: 'mixed' });

/** Sends requests over one keep-alive connection until no response comes, and returns the reason. */
async function askUntilRefused(url: string, onAnswer: () => void): Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (;;) {
    const end = await new Promise<string | null>((resolve) => {
      const outgoing = get(url, { agent }, (answer) => {
        answer.resume();
        answer.once('end', () => resolve(answer.statusCode === 200 ? null : String(answer.statusCode)));
      });
      outgoing.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    });
    if (end !== null) {
      agent.destroy();
      return end;
    }
    onAnswer();
  }
}

describe('a stop signal', () => {
  it('lets a running request finish, refuses new connections and ends with code 0', async () => {
    const server = await start();
    const lines = generateLines(5000, 1).map(({ text }) => text);
    const running = rank(server.url, lines);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const stopped = server.stop();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
    const answer = await running;
    expect(answer.status).toBe(200);
    expect(((await answer.json()) as { summary: { total_inputs: number } }).summary.total_inputs).toBe(5000);
    expect(await stopped).toBe(0);
  });

  it('answers or refuses every call that runs, waits or still arrives, and ends with code 0', async () => {
    const server = await start({ WORKERS: '1' });
    const lines = generateLines(40_000, 1).map(({ text }) => text);
    const lists = Array.from({ length: 6 }, () => rank(server.url, lines));
    const upload = send(`${server.url}/api/trending/analyze-text`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Content-Length': 9_000_000 },
    });
    upload.write('{"text":"');
    await new Promise((resolve) => setTimeout(resolve, 3000));
    const stopped = server.stop();
    // Slow, but not slow enough to be cut off: a part of it has arrived when nothing more may start.
    const drip = setInterval(() => upload.write('x'.repeat(50_000)), 500);
    const [refused] = (await once(upload, 'response')) as [IncomingMessage];
    clearInterval(drip);
    expect([refused.resume().statusCode, refused.headers['retry-after']]).toEqual([503, '5']);
    upload.destroy();
    const answers = await Promise.all(lists);
    const outcomes = answers.map(({ status, headers }) =>
      headers.has('retry-after') ? `${status}, later` : status,
    );
    expect(outcomes).toContain(200);
    expect(new Set([...outcomes, '503, later'])).toEqual(new Set([200, '503, later']));
    await Promise.all(answers.map((answer) => answer.arrayBuffer()));
    expect(await stopped).toBe(0);
  });

  it('is not ready any more at once, on a kept connection, and ends it with the answer', async () => {
    const server = await start();
    await whenReady(server);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ask = () =>
      new Promise<IncomingMessage>((resolve, reject) => {
        const outgoing = get(`${server.url}/readyz`, { agent }, (answer) => {
          answer.resume().once('end', () => resolve(answer));
        });
        outgoing.once('error', reject);
      });
    expect((await ask()).statusCode).toBe(200);
    const stopped = server.stop();
    await new Promise((resolve) => setTimeout(resolve, 100));
    const answer = await ask();
    expect([answer.statusCode, answer.headers.connection]).toEqual([503, 'close']);
    expect(await stopped).toBe(0);
    agent.destroy();
  });

  it('resets none of 50 clients that keep their connections', async () => {
    const server = await start();
    const connected = new Set<number>();
    const clients = Array.from({ length: 50 }, (_, client) =>
      askUntilRefused(`${server.url}/api/counters`, () => connected.add(client)),
    );
    while (connected.size < 50) await new Promise((resolve) => setTimeout(resolve, 50));
    expect(await server.stop()).toBe(0);
    expect(new Set(await Promise.all(clients))).toEqual(new Set(['ECONNREFUSED']));
  });

  it('does not wait for connections that are idle', async () => {
    const server = await start();
    await (await fetch(`${server.url}/api/counters`)).json();
    const startedMs = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - startedMs).toBeLessThan(10_000);
  });
});

describe('a clock that jumps', () => {
  it('ends results by the clock, brings them back with it, and keeps counters and suggestions', async () => {
    let now = TEST_NOW;
    const clock = () => now;
    const store = await openStore({ dataDir: join(folder, 'clock'), databaseUrl: undefined }, clock);
    const test = await createTestApp({ services: { clock }, store });
    const { body } = await request(test.app)
      .post('/api/trending/analyze-text')
      .send({ text: 'Solar ferry opens 2 hours ago', lineType: 'mixed' });
    const exportStatus = async () =>
      (await request(test.app).get(`/api/trending/export-csv/${body.session_id}`)).status;
    expect(await exportStatus()).toBe(200);
    now = new Date(TEST_NOW.getTime() + 2 * HOUR_MS);
    expect(await exportStatus()).toBe(404);
    now = new Date(TEST_NOW.getTime() - 24 * HOUR_MS);
    expect(await exportStatus()).toBe(200);
    expect(await store.rankings.deleteExpired()).toBe(0);
    expect((await request(test.app).get('/api/counters')).body.trending).toBe(1);
    now = new Date(TEST_NOW.getTime() + 24 * HOUR_MS);
    expect(await store.rankings.deleteExpired()).toBe(1);
    await test.close();
  });
});
