import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inlineCompute } from '../../compute/inline-compute.ts';
import { type ComputePool, type ComputePoolOptions, createComputePool } from './compute-pool.ts';

const folder = mkdtempSync(join(tmpdir(), 'earshot-pool-'));
const options: ComputePoolOptions = {
  workers: 1,
  maxQueue: 2,
  maxWaitMs: 20_000,
  timeoutMs: 20_000,
  maxHeapMb: 256,
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
  now: '2026-03-01T00:00:00Z',
  keywords: ['a'],
  specialTerms: [],
};

const textRequest = (text: string) => ({
  procedure: 'trending.analyzeText' as const,
  pathParameters: {},
  contentType: 'application/json',
  body: new Uint8Array(new TextEncoder().encode(JSON.stringify({ text, lineType: 'mixed' }))),
  client: 'test',
  requestId: 'test-request',
});

describe('the compute pool', () => {
  it('is ready once a thread has started, and not when none can', async () => {
    await expect(pool.ready()).resolves.toBeUndefined();
    const starved = createComputePool({ ...options, maxHeapMb: 2 });
    await expect(starved.ready()).rejects.toThrow();
    await starved.close();
  });

  it('#382 gives the same result as the same job on this thread', async () => {
    const onPool = await pool.compute.run('analyzeManualArticle', article);
    expect(onPool).toEqual(await inlineCompute.run('analyzeManualArticle', article));
  });

  it('lets an article pass long lists that came before it, one of them at most ahead', async () => {
    const roomy = createComputePool({ ...options, maxQueue: 10 });
    const done: string[] = [];
    const note = (name: string) => () => void done.push(name);
    const never = new AbortController().signal;
    // Blank, so that it is refused at once; its size is what counts.
    const list = () => roomy.offload.run(textRequest(' '.repeat(1024 * 1024)), never);
    await Promise.all([
      list().then(note('list 1')),
      list().then(note('list 2')),
      list().then(note('list 3')),
      roomy.compute.run('analyzeManualArticle', article).then(note('article')),
      roomy.offload.run(textRequest('Solar ferry opens'), never).then(note('short list')),
    ]);
    expect(done).toEqual(['list 1', 'list 2', 'article', 'list 3', 'short list']);
    await roomy.close();
  });

  it('brings a failure over as what it is', async () => {
    await expect(pool.compute.run('analyzeArticlePage', page)).rejects.toMatchObject({ name: 'Failure' });
  });

  it('#385 answers an offloaded request as a whole', async () => {
    const response = await pool.offload.run(textRequest('Solar ferry opens'), new AbortController().signal);
    expect(response.status).toBe(200);
    expect(JSON.parse(new TextDecoder().decode(response.body))).toMatchObject({
      summary: { total_inputs: 1 },
    });
  });

  it('#391 answers an expected failure as a response, too', async () => {
    const response = await pool.offload.run(textRequest(' '), new AbortController().signal);
    expect(response.status).toBe(400);
    expect(new TextDecoder().decode(response.body)).toContain('Please paste some text to analyze.');
  });

  it('refuses a task as busy when the queue is full', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 8 }, () => pool.compute.run('analyzeManualArticle', article)),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(results.some((result) => result.status === 'fulfilled')).toBe(true);
    expect(refused.length).toBeGreaterThan(0);
    for (const { reason } of refused) expect(reason).toMatchObject({ failureCause: 'busy' });
  });

  it('drops a task whose visitor goes away, and goes on', async () => {
    const controller = new AbortController();
    const task = pool.compute.run('analyzeManualArticle', article, controller.signal);
    controller.abort();
    await expect(task).rejects.toMatchObject({ name: 'AbortError' });
    await expect(pool.compute.run('analyzeManualArticle', article)).resolves.toMatchObject({
      type: 'article',
    });
  });

  it('refuses a task that waited too long as busy', async () => {
    const impatient = createComputePool({ ...options, maxWaitMs: 1 });
    const running = impatient.compute.run('analyzeManualArticle', article);
    await expect(impatient.compute.run('analyzeManualArticle', article)).rejects.toMatchObject({
      failureCause: 'busy',
    });
    await running;
    await impatient.close();
  });

  it('stops a task past its time limit, and goes on', async () => {
    const hasty = createComputePool({ ...options, timeoutMs: 1 });
    await expect(hasty.compute.run('analyzeManualArticle', article)).rejects.toMatchObject({
      failureCause: 'job-timeout',
    });
    await hasty.close();
  });

  it('outlives a worker that runs out of memory: only its own task fails', async () => {
    const small = createComputePool({ ...options, maxHeapMb: 96 });
    const keywords = Array.from({ length: 400_000 }, (_, index) => `keyword ${index}`);
    await expect(small.compute.run('analyzeManualArticle', { ...article, keywords })).rejects.toMatchObject({
      failureCause: 'job-too-large',
    });
    await expect(small.compute.run('analyzeManualArticle', article)).resolves.toMatchObject({
      type: 'article',
    });
    await small.close();
    // Garbage is collected for long before memory is given up.
  }, 60_000);
});
