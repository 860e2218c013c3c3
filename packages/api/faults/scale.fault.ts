/** Guarantees to a visitor of several instances that share a proxy and a database. */
import { afterEach, describe, expect, it } from 'vitest';
import { analyzeOnce, articleUses } from '../test/analysis-request.ts';
import { type RoundRobinProxy, startProxy } from '../test/round-robin-proxy.ts';
import { type ServerProcess, startServer, whenReady } from '../test/server-process.ts';
import { useStores } from '../test/stores.ts';

const { folder, postgres } = await useStores();

const CLIENTS = 8;
/** Maximum number of uses that an instance may hold before storing them: one per client. */
const LAST_MOMENT_USES = CLIENTS;
const PATIENCE = { interval: 50, timeout: 60_000 };

let servers: ServerProcess[] = [];
let proxy: RoundRobinProxy | undefined;
afterEach(async () => {
  await proxy?.close();
  await Promise.all(servers.map((server) => server.kill()));
});

async function start(count: number, settings: Readonly<Record<string, string>> = {}): Promise<string> {
  const database = { DATA_DIR: folder, DATABASE_URL: postgres?.url ?? '', WORKERS: '1', ...settings };
  servers = await Promise.all(Array.from({ length: count }, () => startServer(database)));
  await Promise.all(servers.map(whenReady));
  proxy = await startProxy(servers.map(({ url }) => url));
  return proxy.url;
}

const suggest = (url: string, client: string) =>
  fetch(`${url}/api/suggestions`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Test-Client': client },
    body: '{}',
  });

describe.runIf(postgres).each([2, 4])('%i instances behind a proxy on one PostgreSQL', (count) => {
  it('a session created on one exports on every other', async () => {
    await start(count);
    const [first] = servers;
    const created = await fetch(`${first?.url}/api/trending/analyze-text`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ text: 'Solar ferry opens\nStorm closes harbor', lineType: 'headline' }),
    });
    const { session_id: session } = (await created.json()) as { session_id: string };
    const exported = await Promise.all(
      servers.map(async ({ url }) => (await fetch(`${url}/api/trending/export-csv/${session}`)).text()),
    );
    expect(exported[0]).toContain('Solar ferry opens');
    expect(new Set(exported).size).toBe(1);
  });

  it('#405 counters are exact under load, and the same on every instance', async () => {
    const url = await start(count);
    const before = await articleUses(url);
    let acknowledged = 0;
    const client = async () => {
      for (let turn = 0; turn < 25; turn += 1) if (await analyzeOnce(url)) acknowledged += 1;
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    expect(acknowledged).toBe(200);
    // Each instance stores its uses in batches.
    for (const server of servers)
      await expect.poll(async () => (await articleUses(server.url)) - before, PATIENCE).toBe(acknowledged);
  });

  it('the limit of a client is one limit', async () => {
    const url = await start(count, { RATE_LIMIT: 'on', RATE_LIMIT_ANALYSES: '600', TRUST_PROXY: '1' });
    const client = `203.0.113.${count}`;
    const statuses: number[] = [];
    // A suggestion costs 10 of 600 points, even if its content is rejected.
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(Array.from({ length: 7 }, () => suggest(url, client)));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await suggest(url, '198.51.100.1')).status).toBe(400);
  });

  it('one instance killed under load loses the uses of its last moment at most, and the others answer on', async () => {
    const url = await start(count);
    const before = await articleUses(url);
    let acknowledged = 0;
    let asked = 0;
    let afterKill = 0;
    const client = async () => {
      while (asked < 240) {
        asked += 1;
        const killed = servers[0]?.child.signalCode === 'SIGKILL';
        if (!(await analyzeOnce(url))) continue;
        acknowledged += 1;
        if (killed) afterKill += 1;
        if (acknowledged === 80) await servers[0]?.kill();
      }
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    const usesSoFar = async () => (await articleUses(url)) - before;
    // Uses are not acknowledged, so the killed instance may have lost those of its last moment.
    await expect.poll(usesSoFar, PATIENCE).toBeGreaterThanOrEqual(acknowledged - LAST_MOMENT_USES);
    const uses = await usesSoFar();
    // Only requests on their way to the killed instance failed: one call per client, and one in its backlog.
    expect(asked - acknowledged).toBeLessThanOrEqual(2 * CLIENTS);
    expect(uses - acknowledged).toBeLessThanOrEqual(2 * CLIENTS);
    expect(afterKill).toBeGreaterThan(100);
  });
});
