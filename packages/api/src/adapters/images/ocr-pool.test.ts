import { describe, expect, it } from 'vitest';
import { CALLER } from '../../../test/caller.ts';
import type { ImageLine } from '../../core/screenshot/image-text.ts';
import type { OcrEngine } from './ocr-engine.ts';
import { createOcrPool, type Recognize } from './ocr-pool.ts';

const PAGE: ImageLine[] = [];
const PNG = Buffer.alloc(1);
const image = {
  caller: CALLER,
  prepare: async () => PNG,
  read: (png: Buffer, recognize: Recognize) => recognize(png, null, 'global'),
};

/** A pool over engines that do what is asked for, in order, and the log of starts, other languages and ends. */
function poolOf(...behaviors: (() => Promise<ImageLine[]>)[]) {
  const log: string[] = [];
  const start = (): Promise<OcrEngine> => {
    log.push('start');
    return Promise.resolve({
      recognize: (_, language) => {
        if (language !== null) log.push(language);
        return (behaviors.shift() ?? (() => Promise.resolve(PAGE)))();
      },
      close: () => {
        log.push('close');
        return Promise.resolve();
      },
    });
  };
  const pool = createOcrPool({ maxWorkers: 1, maxQueued: 6, timeoutMs: 30, jobsPerWorker: 2, start });
  return { pool, log };
}

/** Reads a picture in the first language and in German. */
const twice = async (png: Buffer, recognize: Recognize) => [
  await recognize(png, null, 'global'),
  await recognize(png, 'deu', 'global'),
];

const stuck = () => new Promise<ImageLine[]>(() => undefined);

describe('createOcrPool', () => {
  it('starts nothing before the first image', () => {
    expect(poolOf().log).toEqual([]);
  });

  it('replaces a stuck engine, and only its own job fails', async () => {
    const { pool, log } = poolOf(stuck);
    const [first, second] = await Promise.allSettled([pool.run(image), pool.run(image)]);
    expect(first).toMatchObject({ status: 'rejected', reason: { failureCause: 'image-timeout' } });
    expect(second).toMatchObject({ status: 'fulfilled' });
    expect(log).toEqual(['start', 'close', 'start']);
  });

  it('refuses a picture as busy that has waited too long', async () => {
    const start = () => Promise.resolve({ recognize: stuck, close: () => Promise.resolve() });
    const pool = createOcrPool({ maxWorkers: 1, maxQueued: 6, maxWaitMs: 1, timeoutMs: 200, start });
    const [first, second] = await Promise.allSettled([pool.run(image), pool.run(image)]);
    expect(first).toMatchObject({ status: 'rejected', reason: { failureCause: 'image-timeout' } });
    expect(second).toMatchObject({ status: 'rejected', reason: { failureCause: 'busy' } });
  });

  it('replaces an engine that died', async () => {
    const { pool, log } = poolOf(() => Promise.reject(new Error('died')));
    await expect(pool.run(image)).rejects.toMatchObject({ failureCause: 'image-corrupt' });
    await pool.run(image);
    expect(log).toEqual(['start', 'close', 'start']);
  });

  it('frees the place of a client that has gone', async () => {
    const { pool } = poolOf(stuck);
    const controller = new AbortController();
    const gone = pool.run({ ...image, caller: { client: 'test', signal: controller.signal } });
    await new Promise((resolve) => setTimeout(resolve, 5));
    controller.abort();
    await expect(gone).rejects.toMatchObject({ failureCause: 'aborted' });
    await expect(pool.run(image)).resolves.toBe(PAGE);
  });

  it('recycles an engine after its number of readings, and closes idle ones at the end', async () => {
    const { pool, log } = poolOf();
    for (let i = 0; i < 3; i += 1) await pool.run(image);
    await pool.close();
    expect(log).toEqual(['start', 'close', 'start', 'close']);
  });

  it('reads once more in another language with the same recognizer', async () => {
    const { pool, log } = poolOf();
    expect(await pool.run({ ...image, read: twice })).toEqual([PAGE, PAGE]);
    expect(log).toEqual(['start', 'deu', 'close']);
  });

  it('gives up when both readings together take too long', async () => {
    const { pool, log } = poolOf(() => Promise.resolve(PAGE), stuck);
    await expect(pool.run({ ...image, read: twice })).rejects.toMatchObject({
      failureCause: 'image-timeout',
    });
    expect(log).toEqual(['start', 'deu', 'close']);
  });
});
