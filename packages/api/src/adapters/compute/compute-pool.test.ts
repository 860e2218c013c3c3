import { UPLOAD_MAX_BYTES } from '@earshot/schema/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { CALLER } from '../../../test/caller.ts';
import { inlineCompute } from '../../../test/inline-compute.ts';
import { POOL_OPTIONS, WORKER } from '../../../test/pool-options.ts';
import { type ComputePool, createComputePool } from './compute-pool.ts';

let pool: ComputePool;
beforeAll(() => {
  pool = createComputePool({ ...POOL_OPTIONS, maxQueue: 10 });
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
/** Blanks take no time to rank, but make a list long enough for the lane of large jobs. */
const LONG = ' '.repeat(200_000);
const list = (lines: number, blanks = '') => ({
  lines: 'Solar ferry opens in Harbor City after nine months of tests\n'.repeat(lines) + blanks,
  lineType: 'mixed' as const,
  referenceDay: '2026-05-10',
  sessionId: 'id',
  storedUntil: '2026-05-11T00:00:00.000Z',
  documentNotes: ['from a document'],
});

it('is ready once a process of each lane has answered, and not when none can start', async () => {
  await expect(pool.ready()).resolves.toBeUndefined();
  expect(pool.processes()).toEqual({ running: 2, ended: 0 });
  const starved = createComputePool({ ...POOL_OPTIONS, maxMemoryMb: 2, maxWaitMs: 5_000 });
  await expect(starved.ready()).rejects.toThrow();
  await starved.close();
});

it('a task that is still being sent when its process ends fails like any other task of that process', async () => {
  const starved = createComputePool({ ...POOL_OPTIONS, maxMemoryMb: 2 });
  const heavy = starved.compute.json('rankLines', list(1, ' '.repeat(9_000_000)), CALLER);
  await expect(heavy).rejects.toMatchObject({ failureCause: 'job-too-large' });
  await starved.close();
});

it('#382 gives the same result as the same job in this process', async () => {
  const onPool = await pool.compute.run('analyzeManualArticle', article, CALLER);
  expect(onPool).toEqual(await inlineCompute.run('analyzeManualArticle', article, CALLER));
});

it('gives a ranking as JSON, with the notes of its document first', async () => {
  const ranking = JSON.parse(await pool.compute.json('rankLines', list(2), CALLER));
  expect([ranking.session_id, ranking.summary.notes[0]]).toEqual(['id', 'from a document']);
});

it('throws the failure of a job, of a document and of a picture', async () => {
  const noText = { name: 'a.txt', bytes: new TextEncoder().encode(' ') };
  await expect(pool.documents.read(noText, CALLER)).rejects.toMatchObject({ failureCause: 'file-no-text' });
  await expect(pool.images.read(new Uint8Array(9), CALLER)).rejects.toMatchObject({
    failureCause: expect.stringMatching(/^image-/),
  });
  const columns = { ...list(2), columns: ['date' as const] };
  await expect(pool.compute.run('rankLines', columns, CALLER)).rejects.toMatchObject({
    failureCause: 'columns-mismatch',
  });
});

it('answers quick jobs while long lists run, and lets clients take turns', async () => {
  const done: string[] = [];
  const rank = (client: string) =>
    pool.compute.json('rankLines', list(1_500, LONG), { ...CALLER, client }).then(() => done.push(client));
  const lists = [rank('heavy'), rank('heavy'), rank('heavy'), rank('other')];
  await pool.compute.run('analyzeManualArticle', article, CALLER).then(() => done.push('article'));
  await Promise.all(lists);
  expect(done[0]).toBe('article');
  expect(done.indexOf('other')).toBeLessThan(3);
});

it('a quick job that is slow gives up its place and is still answered', async () => {
  const impatient = createComputePool({ ...POOL_OPTIONS, quickMs: 1 });
  const result = await impatient.compute.run('analyzeManualArticle', article, CALLER);
  expect(result.keywordMatches[0]?.mentions).toBe(2);
  expect(impatient.load().large.completed).toBe(1);
  await impatient.close();
});

it('refuses what waits when it stops, and lets running work end', async () => {
  const stopping = createComputePool(POOL_OPTIONS);
  const running = stopping.compute.json('rankLines', list(1_500, LONG), CALLER);
  const waiting = stopping.compute.json('rankLines', list(1_500, LONG), CALLER);
  await expect.poll(() => stopping.load().large).toMatchObject({ running: 1, waiting: 1 });
  stopping.stopStarting();
  await expect(waiting).rejects.toMatchObject({ failureCause: 'busy' });
  expect(JSON.parse(await running).summary.total_inputs).toBe(1_500);
  await stopping.close();
});

// V8 stops optimizing regular expressions in a process that has compiled many. A greedy quantifier then needs stack for every character.
it('reads the longest runs of blanks and NULs in a process that has compiled many regular expressions', async () => {
  const execArgv = [...WORKER.execArgv, '--no-regexp-optimization'];
  const tired = createComputePool({ ...POOL_OPTIONS, worker: { ...WORKER, execArgv } });
  const read = (blank: string) => {
    const bytes = Buffer.from(`Ferry returns${blank.repeat(UPLOAD_MAX_BYTES / blank.length - 20)}today`);
    return tired.documents.read({ name: 'list.txt', bytes }, CALLER);
  };
  for (const blank of [' ', '\0']) expect((await read(blank)).lines).toEqual(['Ferry returns today']);
  await tired.close();
});

it('reads a picture to check that it can', async () => {
  await expect(pool.picturesReady()).resolves.toBeUndefined();
});
