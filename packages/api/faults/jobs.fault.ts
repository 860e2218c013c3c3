/** Jobs of killed instances: each is completed by another instance, and its response is available once. */
import { Pool } from 'pg';
import { describe, expect, it } from 'vitest';
import { generateLines } from '../test/data/headline-generator.ts';
import type { ServerProcess } from '../test/server-process.ts';
import { useStores } from '../test/stores.ts';
import { useServers } from '../test/use-servers.ts';

const { folder, postgres } = await useStores();
const PATIENCE = { interval: 200, timeout: 400_000 };
const LINES = 6000;

const startServer = useServers();
const start = (role: string): Promise<ServerProcess> =>
  startServer({ DATA_DIR: folder, DATABASE_URL: postgres?.url ?? '', WORKERS: '1', ROLE: role });

async function rankLater(url: string): Promise<string> {
  const text = generateLines(LINES, 1)
    .map((line) => line.text)
    .join('\n');
  const accepted = await fetch(`${url}/api/trending/analyze-text`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Prefer: 'respond-async' },
    body: JSON.stringify({ text, lineType: 'mixed' }),
  });
  expect(accepted.status).toBe(202);
  return url + accepted.headers.get('location');
}

const idOf = (job: string) => job.split('/').at(-1) ?? '';
const stateOf = async (job: string) => {
  const { state } = (await (await fetch(job)).json()) as { state: string };
  return state;
};
const linesOf = async (job: string) => {
  const answer = (await (await fetch(`${job}/result`)).json()) as { summary: { total_inputs: number } };
  return answer.summary.total_inputs;
};

describe.runIf(postgres)('a job', () => {
  it('is done by another worker when its own is killed', async () => {
    const [api, first] = [await start('api'), await start('worker')];
    expect((await fetch(`${first.url}/api/counters`)).status).toBe(404);
    const job = await rankLater(api.url);
    await expect.poll(() => stateOf(job), PATIENCE).toBe('running');
    await first.kill();
    await start('worker');
    await expect.poll(() => stateOf(job), PATIENCE).toBe('done');
    expect(await linesOf(job)).toBe(LINES);
  });

  it('that two workers have ended with is given up, and says so', async () => {
    const api = await start('api');
    const job = await rankLater(api.url);
    const database = new Pool({ connectionString: postgres?.url });
    const triesOf = async () =>
      (await database.query('select tries from jobs where id = $1', [idOf(job)])).rows[0]?.tries;
    for (const tries of [1, 2]) {
      const worker = await start('worker');
      await expect.poll(triesOf, PATIENCE).toBe(tries);
      await worker.kill();
    }
    await database.end();
    await start('worker');
    await expect.poll(() => stateOf(job), PATIENCE).toBe('done');
    const answer = await fetch(`${job}/result`);
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([422, 'too_large']);
  });

  it('outlives the instance that took it in', async () => {
    const [takesIn, other] = [await start('api'), await start('api')];
    const job = await rankLater(takesIn.url);
    await takesIn.kill();
    await start('worker');
    const there = job.replace(takesIn.url, other.url);
    await expect.poll(() => stateOf(there), PATIENCE).toBe('done');
    expect(await linesOf(there)).toBe(LINES);
  });

  it('outlives the database', async () => {
    if (!postgres?.pause || !postgres.resume) return;
    const all = await start('all');
    const job = await rankLater(all.url);
    await expect.poll(() => stateOf(job), PATIENCE).toBe('running');
    await postgres.pause();
    await postgres.resume();
    await expect.poll(() => stateOf(job), PATIENCE).toBe('done');
    expect(await linesOf(job)).toBe(LINES);
  });
});
