import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CALLER } from '../../../test/caller.ts';
import { inlineCompute } from '../../compute/inline-compute.ts';
import type { OffloadedAnswer } from '../../ports.ts';
import { type ComputePool, type ComputePoolOptions, createComputePool } from './compute-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'earshot-pool-'));
const options: ComputePoolOptions = {
  workers: 1,
  maxQueue: 2,
  maxWaitMs: 100_000,
  longMaxWaitMs: 100_000,
  trialMs: 100_000,
  timeoutMs: 100_000,
  longTimeoutMs: 100_000,
  maxTaskCpuMs: 100_000,
  maxMemoryMb: 600,
  settings: { dataDir: folder, databaseUrl: undefined, trendingSessionTtlHours: 1 },
};

let pool: ComputePool;
beforeAll(() => {
  pool = createComputePool(options);
});
afterAll(async () => {
  await pool.close();
  rmSync(folder, { recursive: true, force: true });
});

const article = {
  headline: 'Harbor City opens solar ferry line',
  source: 'Harbor City Courier',
  date: '',
  content: 'Harbor City opened its first solar ferry line on Monday, the port authority said.',
  keywords: ['solar ferry'],
  specialTerms: [],
};
const page = {
  html: '<p></p>',
  url: 'https://example.com/',
  requestedUrl: 'https://example.com/',
  now: '2026-03-01T00:00:00Z',
  keywords: ['a'],
  specialTerms: [],
  interruption: null,
};

/** Few lines of many words, so that it is large and soon done. */
const LARGE_LIST = `${'Solar ferry opens in Harbor City '.repeat(20)}\n`.repeat(900);

const textRequest = (text: string, client = 'test') => ({
  procedure: 'trending.analyzeText' as const,
  parameters: {},
  contentType: 'application/json',
  body: new Uint8Array(new TextEncoder().encode(JSON.stringify({ text, lineType: 'mixed' }))),
  client,
  requestId: 'test-request',
});

/** The JSON of an answer. */
function decode(answer: OffloadedAnswer): unknown {
  if ('neededUrl' in answer) throw new Error('A page is needed');
  return JSON.parse(new TextDecoder().decode(answer.body));
}

describe('the compute pool', () => {
  it('is ready once a process has started, and not when none can', async () => {
    await expect(pool.ready()).resolves.toBeUndefined();
    const starved = createComputePool({ ...options, maxMemoryMb: 2 });
    await expect(starved.ready()).rejects.toThrow();
    await starved.close();
  });

  it('#382 gives the same result as the same job in this process', async () => {
    const onPool = await pool.compute.run('analyzeManualArticle', article, CALLER);
    expect(onPool).toEqual(await inlineCompute.run('analyzeManualArticle', article, CALLER));
  });

  it('answers small work of others while a client sends large lists', async () => {
    const roomy = createComputePool({ ...options, maxQueue: 10 });
    const done: string[] = [];
    const note = (name: string) => () => void done.push(name);
    const never = new AbortController().signal;
    await roomy.ready();
    const lists = [1, 2, 3].map(() =>
      roomy.offload.run(textRequest(LARGE_LIST, 'heavy'), never).then(note('list')),
    );
    await roomy.compute.run('analyzeManualArticle', article, CALLER).then(note('article'));
    await roomy.offload.run(textRequest('Solar ferry opens', 'light'), never).then(note('short list'));
    await Promise.all(lists);
    expect(done.slice(0, 2)).toEqual(['article', 'short list']);
    await roomy.close();
  });

  it('starts what takes longer than a trial again, and answers it whole', async () => {
    const hasty = createComputePool({ ...options, trialMs: 1 });
    const body = textRequest('Solar ferry opens\n'.repeat(3000), 'test');
    const answer = await hasty.offload.run(body, new AbortController().signal);
    expect(decode(answer)).toMatchObject({ summary: { total_inputs: 3000 } });
    expect(hasty.load().completed).toBeGreaterThan(0);
    await hasty.close();
  });

  it('names the page that an article needs, and answers with it', async () => {
    const url = 'https://news.example/ferry';
    const body = new TextEncoder().encode(JSON.stringify({ url, keywords: ['ferry'] }));
    const request = { ...textRequest('', 'test'), procedure: 'article.analyze' as const, body };
    const never = new AbortController().signal;
    expect(await pool.offload.run(request, never)).toEqual({ neededUrl: url });
    const text = `<h1>Ferry opens</h1><p>${'The solar ferry opened on Monday, the port said. '.repeat(20)}</p>`;
    const headers = { 'content-type': 'text/html' };
    const bytes = new TextEncoder().encode(text);
    const pageOf = { url, status: 200, headers, text, bytes, interruption: null, durationMs: 1 };
    const answer = await pool.offload.run({ ...request, page: pageOf }, never);
    expect(decode(answer)).toMatchObject({ type: 'article' });
  });

  it('brings a failure over as what it is', async () => {
    await expect(pool.compute.run('analyzeArticlePage', page, CALLER)).rejects.toMatchObject({
      name: 'Failure',
    });
  });

  it('#385 answers an offloaded request as a whole', async () => {
    const answer = await pool.offload.run(textRequest('Solar ferry opens'), new AbortController().signal);
    expect(answer).toMatchObject({ status: 200 });
    expect(decode(answer)).toMatchObject({ summary: { total_inputs: 1 } });
  });

  it('#391 answers an expected failure as a response, too', async () => {
    const answer = await pool.offload.run(textRequest(' '), new AbortController().signal);
    expect(answer).toMatchObject({ status: 400 });
    expect(decode(answer)).toMatchObject({ message: 'Please paste some text to analyze.' });
  });

  it('refuses a task as busy when the queue is full', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => pool.compute.run('analyzeManualArticle', article, CALLER)),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(results.some((result) => result.status === 'fulfilled')).toBe(true);
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toMatchObject({ failureCause: 'busy' });
  });

  it('drops a task whose visitor goes away, and goes on', async () => {
    const controller = new AbortController();
    const task = pool.compute.run('analyzeManualArticle', article, {
      client: 'test',
      signal: controller.signal,
    });
    controller.abort();
    await expect(task).rejects.toMatchObject({ name: 'AbortError' });
    await expect(pool.compute.run('analyzeManualArticle', article, CALLER)).resolves.toMatchObject({
      type: 'article',
    });
  });

  it('finishes a small task whose visitor goes away, so that the next one needs no new process', async () => {
    const calm = createComputePool(options);
    await calm.ready();
    const controller = new AbortController();
    const caller = { client: 'test', signal: controller.signal };
    const task = calm.compute.run('analyzeManualArticle', article, caller);
    await expect.poll(() => calm.load().running).toBe(1);
    controller.abort();
    await expect(task).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => calm.load()).toMatchObject({ running: 0, completed: 1 });
    await calm.close();
  });

  it('refuses a task as busy that waited too long, for its process to start or for another task', async () => {
    const impatient = createComputePool({ ...options, maxWaitMs: 1 });
    const tasks = [1, 2].map(() => impatient.compute.run('analyzeManualArticle', article, CALLER));
    for (const { status, ...task } of await Promise.allSettled(tasks))
      expect([status, task]).toMatchObject(['rejected', { reason: { failureCause: 'busy' } }]);
    await impatient.close();
  });

  it('counts a trial as time that a large task has waited', async () => {
    const hasty = createComputePool({ ...options, trialMs: 1 });
    const request = textRequest(LARGE_LIST.slice(0, 400_000));
    let nowMs = 0;
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => {
      nowMs += 2 * options.longMaxWaitMs;
      return nowMs;
    });
    await expect(hasty.offload.run(request, new AbortController().signal)).rejects.toMatchObject({
      failureCause: 'busy',
    });
    clock.mockRestore();
    await hasty.close();
  });

  it('refuses what waits as busy before a stop, and finishes what runs', async () => {
    const stopping = createComputePool(options);
    await stopping.ready();
    const [running, ...waiting] = Array.from({ length: 2 }, () =>
      stopping.compute.run('analyzeManualArticle', article, CALLER),
    );
    await expect.poll(() => stopping.load()).toMatchObject({ running: 1, waiting: 1 });
    stopping.stopStarting();
    for (const task of waiting) await expect(task).rejects.toMatchObject({ failureCause: 'busy' });
    await expect(running).resolves.toMatchObject({ type: 'article' });
    await stopping.close();
  });

  it('stops a task past its time limit, and goes on', async () => {
    const hasty = createComputePool({ ...options, timeoutMs: 1 });
    await expect(hasty.compute.run('analyzeManualArticle', article, CALLER)).rejects.toMatchObject({
      failureCause: 'job-timeout',
    });
    await hasty.close();
  });

  it('outlives a worker that runs out of memory: only its own task fails', async () => {
    // On Node 24 a process that runs from the sources takes 300 MB before its first task.
    const small = createComputePool({ ...options, longTimeoutMs: 200_000, maxMemoryMb: 450 });
    const keywords = Array.from({ length: 400_000 }, (_, index) => `keyword ${index}`);
    await expect(
      small.compute.run('analyzeManualArticle', { ...article, keywords }, CALLER),
    ).rejects.toMatchObject({
      failureCause: 'job-too-large',
    });
    await expect(small.compute.run('analyzeManualArticle', article, CALLER)).resolves.toMatchObject({
      type: 'article',
    });
    await small.close();
    // Garbage is collected for long before memory is given up.
  });
});
