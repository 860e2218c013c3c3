import { Failure } from '@earshot/schema/failures';
import type { Page } from 'tesseract.js';
import { createJobGate } from '../job-gate.ts';
import { OCR_JOBS_PER_WORKER, OCR_TIMEOUT_MS } from './limits.ts';
import type { OcrEngine } from './ocr-engine.ts';

export interface OcrPoolOptions {
  readonly maxWorkers: number;
  readonly maxQueued: number;
  readonly timeoutMs?: number;
  readonly jobsPerWorker?: number;
  readonly start: () => Promise<OcrEngine>;
}

export interface OcrPool {
  /**
   * Recognises the image that `prepare` makes; it is only asked for one when a place is free, so that waiting jobs hold
   * no pixels. Throws `Failure`: `busy`, `aborted`, `image-timeout`, or `image-corrupt` when the engine gave up on it.
   */
  recognize<T extends { readonly png: Buffer }>(
    prepare: () => Promise<T>,
    signal?: AbortSignal,
  ): Promise<{ page: Page; image: T }>;
  close(): Promise<void>;
}

interface Member {
  readonly engine: OcrEngine;
  jobs: number;
}

/**
 * Recognisers that start when they are first needed. One that gets stuck, dies or loses its client is thrown away with
 * its own job only; one that has read `jobsPerWorker` images is replaced, since its memory never shrinks.
 */
export function createOcrPool({
  maxWorkers,
  maxQueued,
  timeoutMs = OCR_TIMEOUT_MS,
  jobsPerWorker = OCR_JOBS_PER_WORKER,
  start,
}: OcrPoolOptions): OcrPool {
  const gate = createJobGate({ maxRunning: maxWorkers, maxQueued });
  const shutdown = new AbortController();
  const idle: Member[] = [];

  const run = async (png: Buffer, signal: AbortSignal): Promise<Page> => {
    const member = idle.pop() ?? { engine: await start(), jobs: 0 };
    try {
      const page = await bounded(member.engine.recognize(png), timeoutMs, signal);
      member.jobs += 1;
      if (member.jobs < jobsPerWorker && !shutdown.signal.aborted) idle.push(member);
      else await member.engine.close();
      return page;
    } catch (error) {
      await member.engine.close();
      throw error instanceof Failure ? error : new Failure('image-corrupt', { cause: error });
    }
  };

  return {
    recognize(prepare, signal) {
      const stop = signal ? AbortSignal.any([signal, shutdown.signal]) : shutdown.signal;
      return gate.run(async () => {
        const image = await prepare();
        if (stop.aborted) throw new Failure('aborted');
        return { image, page: await run(image.png, stop) };
      }, stop);
    },
    async close() {
      shutdown.abort();
      await Promise.all(idle.splice(0).map(({ engine }) => engine.close()));
    },
  };
}

/** Settles with the work, or rejects when time is up or the signal fires; the work itself may never settle. */
function bounded<T>(work: Promise<T>, timeoutMs: number, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Failure('image-timeout')), timeoutMs);
    const onAbort = () => reject(new Failure('aborted'));
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    });
  });
}
