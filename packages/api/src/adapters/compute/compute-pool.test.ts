import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CALLER } from '../../../test/caller.ts';
import { POOL_OPTIONS, totalLoad } from '../../../test/pool-options.ts';
import { inlineCompute } from '../../compute/inline-compute.ts';
import type { OffloadedResponse, PackedRanking } from '../../ports.ts';
import { unpackRanking } from '../../records/pack-ranking.ts';
import { type ComputePool, createComputePool } from './compute-pool.ts';

const options = POOL_OPTIONS;
/** On a loaded machine, processes start slowly. */
const PATIENCE = { interval: 5, timeout: 200_000 };

let pool: ComputePool;
beforeAll(() => {
  pool = createComputePool(options);
});
afterAll(() => pool.close());

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

const SENTENCES = [
  'Harbor City opened its first solar ferry line on Monday after nine months of tests, the port authority said.',
  'The crossing between the old town and the northern docks now takes twelve minutes instead of twenty.',
  '“We expect four thousand passengers a day,” said Dana Whitfield, who leads the project at the authority.',
  'Two boats share the route. Each carries 180 people and charges its batteries at the pier between trips.',
  'The city paid 14 million dollars for the boats and the pier, a third of it from a state fund for clean transport.',
  'Residents of the northern docks had asked for a faster crossing since the bridge closed to traffic in 2023.',
];

/** A small number of lines with many words, so that it is large but quick to process. */
const LARGE_LIST = `${'Solar ferry opens in Harbor City '.repeat(20)}\n`.repeat(900);

const textRequest = (text: string, client = 'test') => ({
  procedure: 'trending.analyzeText' as const,
  parameters: {},
  contentType: 'application/json',
  body: new Uint8Array(new TextEncoder().encode(JSON.stringify({ text, lineType: 'mixed' }))),
  client,
  requestId: 'test-request',
});

/** Parses a JSON response. */
function decode(answer: OffloadedResponse): unknown {
  return JSON.parse(new TextDecoder().decode(answer.body));
}

describe('the compute pool', () => {
  it('is ready once a process has started, and not when none can', async () => {
    await expect(pool.ready()).resolves.toBeUndefined();
    const starved = createComputePool({ ...options, maxMemoryMb: 2 });
    await expect(starved.ready()).rejects.toThrow();
    await expect(starved.picturesReady()).rejects.toThrow();
    await starved.close();
  });

  it('reads an image to check that it can, and leaves no process running for that', async () => {
    const trying = createComputePool(options);
    await expect(trying.picturesReady()).resolves.toBeUndefined();
    expect(trying.processes()).toEqual({ running: 0, ended: 0 });
    await trying.close();
  });

  it('#382 gives the same result as the same job in this process', async () => {
    const onPool = await pool.compute.run('analyzeManualArticle', article, CALLER);
    expect(onPool).toEqual(await inlineCompute.run('analyzeManualArticle', article, CALLER));
  });

  it('answers small requests of others while a client sends large lists', async () => {
    const roomy = createComputePool({ ...options, maxQueue: 10 });
    const done: string[] = [];
    const note = (name: string) => () => void done.push(name);
    const never = { signal: undefined };
    await roomy.ready();
    // Loading code for the first article and list is not the wait to be measured.
    await roomy.compute.run('analyzeManualArticle', article, CALLER);
    await roomy.offload.run(textRequest('Solar ferry opens', 'light'), never);
    const lists = [1, 2, 3].map(() =>
      roomy.offload.run(textRequest(LARGE_LIST, 'heavy'), never).then(note('list')),
    );
    await roomy.compute.run('analyzeManualArticle', article, CALLER).then(note('article'));
    await roomy.offload.run(textRequest('Solar ferry opens', 'light'), never).then(note('short list'));
    await Promise.all(lists);
    expect(done).toEqual(['article', 'short list', 'list', 'list', 'list']);
    await roomy.close();
  });

  it('starts the next task when one is slower than its class, and ends the process of the slow one after it', async () => {
    const roomy = createComputePool({ ...options, slowTaskCpuMs: 1 });
    await roomy.ready();
    const never = { signal: undefined };
    // Each list takes far longer than the limit of one millisecond, even on a fast machine.
    const lines = 'Solar ferry opens\n'.repeat(20_000);
    const list = roomy.offload.run(textRequest(lines), never).then(decode);
    const other = roomy.offload.run(textRequest(lines, 'other'), never).then(decode);
    await expect.poll(() => roomy.load().medium, PATIENCE).toMatchObject({ running: 2, waiting: 0 });
    for (const answer of [list, other])
      expect(await answer).toMatchObject({ summary: { total_inputs: 20_000 } });
    // Only the process for quick tasks remains.
    expect(roomy.processes()).toEqual({ running: 1, ended: 0 });
    await roomy.close();
  });

  it('analyzes an article from the page that was fetched for it', async () => {
    const url = 'https://news.example/ferry';
    const body = new TextEncoder().encode(JSON.stringify({ url, keywords: ['ferry'] }));
    const request = { ...textRequest('', 'test'), procedure: 'article.analyze' as const, body };
    const never = { signal: undefined };
    const paragraphs = SENTENCES.map((sentence) => `<p>${sentence}</p>`).join('');
    const head = '<title>Ferry opens</title><meta property="og:type" content="article">';
    const text = `<html><head>${head}</head><body><article><h1>Ferry opens</h1>${paragraphs}</article></body></html>`;
    const headers = { 'content-type': 'text/html' };
    const bytes = new TextEncoder().encode(text);
    const pageOf = { url, status: 200, headers, text, bytes, interruption: null, durationMs: 1 };
    const answer = await pool.offload.run({ ...request, page: pageOf }, never);
    expect(decode(answer)).toMatchObject({ type: 'article' });
    expect(await pool.offload.run(request, never)).toMatchObject({ status: 422 });
  });

  it('leaves its uses and rankings to the process that answers, and says in the answer when one could not be kept', async () => {
    const counted: string[] = [];
    const kept: PackedRanking[] = [];
    const records = {
      count: (tool: string) => void counted.push(tool),
      keep: async (ranking: PackedRanking) => kept.push(ranking) === 1,
    };
    const keeping = createComputePool({ ...options, records });
    const rank = async () =>
      decode(await keeping.offload.run(textRequest('Solar ferry opens'), { signal: undefined }));
    const first = await rank();
    expect(first).toMatchObject({ stored_until: kept[0]?.expiresAt.toISOString() });
    expect(await unpackRanking(kept[0]?.packed ?? new Uint8Array())).toEqual(first);
    const second = await rank();
    expect(second).toMatchObject({ stored_until: null });
    expect(JSON.stringify(second)).toContain('could not save this ranking');
    expect(counted).toEqual(['trending', 'trending']);
    await keeping.close();
  });

  it('passes a failure on as a failure', async () => {
    await expect(pool.compute.run('analyzeArticlePage', page, CALLER)).rejects.toMatchObject({
      name: 'Failure',
    });
  });

  it('#385 answers an offloaded request as a whole', async () => {
    const answer = await pool.offload.run(textRequest('Solar ferry opens'), { signal: undefined });
    expect(answer).toMatchObject({ status: 200 });
    expect(decode(answer)).toMatchObject({ summary: { total_inputs: 1 } });
  });

  it('#391 answers an expected failure as a response, too', async () => {
    const answer = await pool.offload.run(textRequest(' '), { signal: undefined });
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
    await expect.poll(() => totalLoad(calm).running, PATIENCE).toBe(1);
    controller.abort();
    await expect(task).rejects.toMatchObject({ name: 'AbortError' });
    await expect.poll(() => totalLoad(calm), PATIENCE).toMatchObject({ running: 0, completed: 1 });
    await calm.close();
  });

  it('refuses a task as busy that waited too long, for its process to start or for another task', async () => {
    const impatient = createComputePool({ ...options, maxWaitMs: 1 });
    const tasks = [1, 2].map(() => impatient.compute.run('analyzeManualArticle', article, CALLER));
    for (const { status, ...task } of await Promise.allSettled(tasks))
      expect([status, task]).toMatchObject(['rejected', { reason: { failureCause: 'busy' } }]);
    await impatient.close();
  });

  it('before a stop, refuses waiting tasks as busy and finishes running ones', async () => {
    const stopping = createComputePool(options);
    await stopping.ready();
    const [running, ...waiting] = Array.from({ length: 2 }, () =>
      stopping.compute.run('analyzeManualArticle', article, CALLER),
    );
    await expect.poll(() => totalLoad(stopping), PATIENCE).toMatchObject({ running: 1, waiting: 1 });
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

  it('gives a task the time that it did not spend waiting, until the pool stops starting tasks', async () => {
    const patient = createComputePool({ ...options, timeoutMs: 1, callMs: 200_000 });
    await expect(patient.compute.run('analyzeManualArticle', article, CALLER)).resolves.toMatchObject({
      type: 'article',
    });
    const list = patient.offload.run(textRequest('Solar ferry opens\n'.repeat(20_000)), {
      signal: undefined,
    });
    const ended = expect(list).rejects.toMatchObject({ failureCause: 'job-timeout' });
    await expect.poll(() => totalLoad(patient), PATIENCE).toMatchObject({ running: 1 });
    patient.stopStarting();
    await ended;
    await patient.close();
  });

  it('survives a worker that runs out of memory: only its own task fails', async () => {
    // On Node 24, a process that runs from sources takes 300 MB before its first task.
    const small = createComputePool({ ...options, maxMemoryMb: 450 });
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
    // V8 collects garbage for a long time before it gives up.
  });
});
