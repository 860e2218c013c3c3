import { Failure } from '@earshot/schema/failures';
import type { ImageLine } from '../../core/screenshot/image-text.ts';
import type { Caller } from '../../ports.ts';
import { enterInTime } from '../enter-in-time.ts';
import { createJobGate, reasonOf } from '../job-gate.ts';
import { OCR_JOBS_PER_WORKER, OCR_MAX_WAIT_MS, OCR_TIMEOUT_MS } from '../limits.ts';
import type { OcrEngine } from './ocr-engine.ts';

export interface OcrPoolOptions {
  readonly maxWorkers: number;
  readonly maxQueued: number;
  /** How long an image may wait for a recognizer. */
  readonly maxWaitMs?: number;
  readonly timeoutMs?: number;
  readonly jobsPerWorker?: number;
  /** Starts a recognizer. */
  readonly start: () => Promise<OcrEngine>;
}

/** Reads the picture of a job in one language (null: that of every first reading) with one kind of threshold. */
export type Recognize = OcrEngine['recognize'];

interface OcrJob<T, R> {
  /** Called when a place is free, so that waiting jobs hold no pixels. */
  readonly prepare: () => Promise<T>;
  /** Reads the picture as often as it needs to, all within the time of one job. */
  readonly read: (image: T, recognize: Recognize) => Promise<R>;
  readonly caller: Caller;
}

export interface OcrPool {
  /** What `read` makes of a picture. Throws `Failure`: `busy`, `aborted`, `image-timeout`, or `image-corrupt` when the engine gave up on it. */
  run<T, R>(job: OcrJob<T, R>): Promise<R>;
  /** Refuses images that wait, and later ones, as busy; running jobs go on. */
  stopStarting(): void;
  close(): Promise<void>;
}

interface Member {
  readonly engine: OcrEngine;
  jobs: number;
}

/**
 * Recognizers that start when they are first needed. One that hangs, dies or loses its client is ended, and only its
 * own job with it; one that has read `jobsPerWorker` times is replaced, since its memory never shrinks.
 */
export function createOcrPool({
  maxWorkers,
  maxQueued,
  maxWaitMs = OCR_MAX_WAIT_MS,
  timeoutMs = OCR_TIMEOUT_MS,
  jobsPerWorker = OCR_JOBS_PER_WORKER,
  start,
}: OcrPoolOptions): OcrPool {
  const gate = createJobGate({
    maxRunning: maxWorkers,
    maxQueued,
    maxQueuedPerLane: Math.ceil(maxQueued / 2),
  });
  const shutdown = new AbortController();
  const idle: Member[] = [];

  const keep = async (used: Member): Promise<void> => {
    if (used.jobs >= jobsPerWorker || shutdown.signal.aborted) return used.engine.close();
    idle.push(used);
  };
  const recognize = async (
    reading: Parameters<Recognize>,
    signal: AbortSignal,
    limitMs: number,
  ): Promise<ImageLine[]> => {
    const member = idle.pop() ?? { engine: await start(), jobs: 0 };
    try {
      const lines = await bounded(member.engine.recognize(...reading), limitMs, signal);
      member.jobs += 1;
      await keep(member);
      return lines;
    } catch (error) {
      await member.engine.close();
      throw error instanceof Failure ? error : new Failure('image-corrupt', { cause: error });
    }
  };

  return {
    async run({ prepare, read, caller: { client, signal } }) {
      const stop = signal ? AbortSignal.any([signal, shutdown.signal]) : shutdown.signal;
      const release = await enterInTime(gate, client, maxWaitMs, stop);
      try {
        const image = await prepare();
        if (stop.aborted) throw reasonOf(stop);
        const startedAt = performance.now();
        const leftMs = () => timeoutMs - (performance.now() - startedAt);
        return await read(image, (...reading) => recognize(reading, stop, leftMs()));
      } finally {
        release();
      }
    },
    stopStarting: () => gate.close(),
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
    const onAbort = () => reject(reasonOf(signal));
    signal.addEventListener('abort', onAbort, { once: true });
    if (signal.aborted) onAbort();
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
    });
  });
}
