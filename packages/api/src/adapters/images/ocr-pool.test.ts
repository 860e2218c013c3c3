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

/** A pool over engines that do what is asked for, in order, and the log of starts and ends. */
function poolOf(...behaviors: (() => Promise<ImageLine[]>)[]) {
  const log: string[] = [];
  const start = (language: string | null): Promise<OcrEngine> => {
    const name = language === null ? '' : ` ${language}`;
    log.push(`start${name}`);
    return Promise.resolve({
      recognize: () => (behaviors.shift() ?? (() => Promise.resolve(PAGE)))(),
      setLanguage: (code) => {
        log.push(`${language} to ${code}`);
        return code === 'broken' ? Promise.reject(new Error('no data')) : Promise.resolve();
      },
      close: () => {
        log.push(`close${name}`);
        return Promise.resolve();
      },
    });
  };
  const pool = createOcrPool({ maxWorkers: 1, maxQueued: 6, timeoutMs: 30, jobsPerWorker: 2, start });
  return { pool, log };
}

/** Reads a picture in the first language and in this one. */
const twice = (language: string) => async (png: Buffer, recognize: Recognize) => [
  await recognize(png, null, 'global'),
  await recognize(png, language, 'global'),
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
    const done = () => Promise.resolve();
    const start = () => Promise.resolve({ recognize: stuck, setLanguage: done, close: done });
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

  it('recycles an engine after its number of images, and closes idle ones at the end', async () => {
    const { pool, log } = poolOf();
    for (let i = 0; i < 3; i += 1) await pool.run(image);
    await pool.close();
    expect(log).toEqual(['start', 'close', 'start', 'close']);
  });

  it('reads once more in another language, with one recognizer beside the first for all of them', async () => {
    const { pool, log } = poolOf();
    const inLanguage = (code: string) => pool.run({ ...image, read: twice(code) });
    expect(await inLanguage('deu')).toEqual([PAGE, PAGE]);
    await inLanguage('fra');
    expect(log).toEqual(['start', 'start deu', 'close', 'deu to fra', 'close deu']);
    await pool.close();
  });

  it('replaces a recognizer that cannot change its language', async () => {
    const { pool, log } = poolOf();
    const inLanguage = (code: string) => pool.run({ ...image, read: twice(code) });
    await inLanguage('deu');
    await expect(inLanguage('broken')).rejects.toThrow('no data');
    await inLanguage('fra');
    expect(log.slice(3)).toEqual(['deu to broken', 'close deu', 'start', 'start fra']);
    await pool.close();
  });

  it('gives up when both readings together take too long', async () => {
    const { pool, log } = poolOf(() => Promise.resolve(PAGE), stuck);
    const reading = pool.run({ ...image, read: twice('deu') });
    await expect(reading).rejects.toMatchObject({ failureCause: 'image-timeout' });
    expect(log).toEqual(['start', 'start deu', 'close deu']);
  });
});
