/** The shared PostgreSQL queue keeps the guarantees of jobs across instances. */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { useStores } from '../../../test/stores.ts';
import type { Jobs, RunCall } from '../../jobs/jobs.ts';
import { SERVER_LIMITS } from '../../limits.ts';
import type { Caller, OffloadedRequest } from '../../ports.ts';
import { openStore } from '../store/open-store.ts';
import { openPostgresJobs, type PostgresJobsOptions } from './open-postgres-jobs.ts';

const { folder, postgres } = await useStores();
const databaseUrl = postgres?.url ?? '';
if (postgres) {
  const store = await openStore({ dataDir: folder, databaseUrl }, () => new Date());
  await store.close();
}

const PATIENCE = { interval: 20, timeout: 60_000 };
const request = (client: string): OffloadedRequest => ({
  procedure: 'trending.analyzeText',
  parameters: {},
  contentType: 'application/json',
  body: new TextEncoder().encode('{"text":"a"}'),
  client,
  requestId: 'test-request',
});
const answer = (text: string) => ({
  status: 200,
  headers: { 'X-By': text },
  body: new TextEncoder().encode(text),
});

let opened: Jobs[] = [];
const open = async (runCall: RunCall, options: Partial<PostgresJobsOptions> = {}) => {
  const jobs = await openPostgresJobs(runCall, {
    databaseUrl,
    limits: SERVER_LIMITS.jobs,
    times: { beatMs: 50, lostAfterMs: 600_000, recoverMs: 50 },
    maxRunning: 2,
    onError: () => undefined,
    ...options,
  });
  opened.push(jobs);
  return jobs;
};
afterEach(async () => {
  await Promise.all(opened.map((jobs) => jobs.close()));
  opened = [];
});

/** Records the callers. A call runs until it is aborted. */
function held() {
  const callers: Caller[] = [];
  const run: RunCall = (_, caller) => {
    callers.push(caller);
    return new Promise((resolve) => {
      caller.signal?.addEventListener('abort', () => resolve(answer('aborted')), { once: true });
    });
  };
  return { run, callers };
}

const textOf = async (jobs: Jobs, id: string) => {
  const found = await jobs.answer(id);
  return found && new TextDecoder().decode(found.body);
};

describe.runIf(postgres)('jobs that instances share', () => {
  it('are taken in by one instance and run by another, with the request as it came', async () => {
    const takesIn = await open(async () => answer('api'), { maxRunning: 0 });
    let ran: OffloadedRequest | undefined;
    await open(async (given) => {
      ran = given;
      return answer('worker');
    });
    const id = await takesIn.add(request('a client'));
    await expect.poll(() => textOf(takesIn, id), PATIENCE).toBe('worker');
    expect(ran).toMatchObject({ ...request(''), client: expect.stringMatching(/^[0-9a-f]{5}$/) });
    expect(await takesIn.status(id)).toMatchObject({ state: 'done' });
    expect(await takesIn.answer(id)).toMatchObject({ status: 200, headers: { 'X-By': 'worker' } });
  });

  it('say how far they are on every instance, and end where they run when they are ended elsewhere', async () => {
    const takesIn = await open(async () => answer('api'), { maxRunning: 0 });
    const { run, callers } = held();
    await open(run);
    const id = await takesIn.add(request('another'));
    await expect.poll(() => callers.length, PATIENCE).toBe(1);
    const progress = { unit: 'pages', done: 3, total: 300 } as const;
    callers[0]?.onProgress?.(progress);
    await expect.poll(async () => (await takesIn.status(id))?.progress, PATIENCE).toEqual(progress);
    expect(await takesIn.cancel(id)).toBe(true);
    await expect.poll(() => callers[0]?.signal?.aborted, PATIENCE).toBe(true);
    expect([await takesIn.status(id), await takesIn.cancel(id)]).toEqual([null, false]);
  });

  it('are done by another instance when theirs stops', async () => {
    const { run, callers } = held();
    const stops = await open(run);
    const id = await stops.add(request('a third'));
    await expect.poll(() => callers.length, PATIENCE).toBe(1);
    const other = await open(async () => answer('other'));
    opened = opened.filter((jobs) => jobs !== stops);
    await stops.close();
    await expect.poll(() => textOf(other, id), PATIENCE).toBe('other');
  });

  it('are done by another instance when theirs gives no sign of life, and only once', async () => {
    let release = () => {};
    const slow = await open(
      () =>
        new Promise((resolve) => {
          release = () => resolve(answer('late'));
        }),
      // Busy with this job, it cannot take it a second time.
      { maxRunning: 1, times: { beatMs: 600_000, lostAfterMs: 600_000, recoverMs: 600_000 } },
    );
    const id = await slow.add(request('a fourth'));
    await expect.poll(async () => (await slow.status(id))?.state, PATIENCE).toBe('running');
    const other = await open(async () => answer('other'), {
      // Far longer than a heartbeat delayed by a busy machine, so that a working instance never counts as lost.
      times: { beatMs: 50, lostAfterMs: 5000, recoverMs: 50 },
    });
    await expect.poll(() => textOf(other, id), PATIENCE).toBe('other');
    release();
    await sleep(100);
    expect(await textOf(other, id)).toBe('other');
  });

  it('are limited for each client, and in how long a response is kept', async () => {
    const limits = { ...SERVER_LIMITS.jobs, maxPerClient: 2, keepMs: 1 };
    const takesIn = await open(async () => answer('api'), { maxRunning: 0, limits });
    const [first] = [await takesIn.add(request('a fifth')), await takesIn.add(request('a fifth'))];
    await expect(takesIn.add(request('a fifth'))).rejects.toMatchObject({ failureCause: 'busy' });
    await takesIn.add(request('a sixth'));
    await open(async () => answer('worker'), { limits });
    await expect.poll(() => takesIn.status(first), PATIENCE).toBeNull();
    expect(await takesIn.answer(first)).toBeNull();
  });
});
