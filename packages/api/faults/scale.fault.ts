/** Guarantees to a visitor of several instances that share a database. What a proxy does when one is killed: `proxy.fault.ts`. */
import { afterEach, describe, expect, it } from 'vitest';
import { analyzeOnce, articleUses, postJson } from '../test/analysis-request.ts';
import { type ServerProcess, startServer, whenReady } from '../test/server-process.ts';
import { useStores } from '../test/stores.ts';

const { folder, postgres } = await useStores();

const CLIENTS = 8;
const PATIENCE = { interval: 50, timeout: 60_000 };

let servers: ServerProcess[] = [];
afterEach(() => Promise.all(servers.map((server) => server.kill())));

async function start(count: number, settings: Readonly<Record<string, string>> = {}): Promise<void> {
  const database = { DATA_DIR: folder, DATABASE_URL: postgres?.url ?? '', WORKERS: '1', ...settings };
  servers = await Promise.all(Array.from({ length: count }, () => startServer(database)));
  await Promise.all(servers.map(whenReady));
}

/** The address of the instance whose turn it is. */
const instance = (turn: number) => servers[turn % servers.length]?.url ?? '';
const suggest = (turn: number, client: string) =>
  postJson(`${instance(turn)}/api/suggestions`, {}, { 'X-Forwarded-For': client });

describe.runIf(postgres).each([2, 4])('%i instances on one PostgreSQL', (count) => {
  it('a session created on one exports on every other', async () => {
    await start(count);
    const list = { text: 'Solar ferry opens\nStorm closes harbor', lineType: 'headline' };
    const created = await postJson(`${instance(0)}/api/trending/analyze-text`, list);
    const { session_id: session } = (await created.json()) as { session_id: string };
    const exported = await Promise.all(
      servers.map(async ({ url }) => (await fetch(`${url}/api/trending/export-csv/${session}`)).text()),
    );
    expect(exported[0]).toContain('Solar ferry opens');
    expect(new Set(exported).size).toBe(1);
  });

  it('#405 counters are exact under load, and the same on every instance', async () => {
    await start(count);
    const before = await articleUses(instance(0));
    let acknowledged = 0;
    const client = async (_: unknown, first: number) => {
      for (let turn = first; turn < first + 25; turn += 1)
        if (await analyzeOnce(instance(turn))) acknowledged += 1;
    };
    await Promise.all(Array.from({ length: CLIENTS }, client));
    expect(acknowledged).toBe(200);
    // Each instance stores its uses in batches.
    for (const server of servers)
      await expect.poll(async () => (await articleUses(server.url)) - before, PATIENCE).toBe(acknowledged);
  });

  it('the limit of a client is one limit', async () => {
    await start(count, { RATE_LIMIT: 'on', RATE_LIMIT_ANALYSES: '600', TRUST_PROXY: '1' });
    const client = `203.0.113.${count}`;
    const statuses: number[] = [];
    // A suggestion costs 10 of 600 points, even if its content is rejected.
    for (let round = 0; round < 10; round += 1) {
      const answers = await Promise.all(Array.from({ length: 7 }, (_, turn) => suggest(turn, client)));
      statuses.push(...answers.map(({ status }) => status));
    }
    expect(statuses.filter((status) => status === 400)).toHaveLength(60);
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await suggest(0, '198.51.100.1')).status).toBe(400);
  });
});
