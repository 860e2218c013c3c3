/** Worker threads of one kind: queue, time and memory are bounded; a thread that dies or is stopped is replaced. */
import { fileURLToPath } from 'node:url';
import { Failure } from '@earshot/schema/failures';
import { Piscina } from 'piscina';
import type { Caller, PoolLoad } from '../../ports.ts';
import { createJobGate } from '../job-gate.ts';
import type { WorkerSettings } from './worker-settings.ts';

export interface ThreadsOptions {
  readonly threads: number;
  /** Threads that are kept while nothing is to be done. */
  readonly minThreads: number;
  /** Tasks that may wait, half of them of one client; one more is refused as busy. */
  readonly maxQueue: number;
  /** How long a task may wait for a thread. */
  readonly maxWaitMs: number;
  /** How long a task may run, counted from when its thread is there. */
  readonly timeoutMs: number;
  readonly maxHeapMb: number;
  readonly settings: WorkerSettings;
}

export interface Threads {
  /**
   * Runs a task, clients in turns. Throws `Failure`: `busy` when the queue is full or the wait too long, `job-timeout`,
   * `job-too-large`; the visitor's own abort; and what the task throws.
   */
  run(name: 'job' | 'request', task: unknown, caller: Caller, transfer?: ArrayBuffer[]): Promise<unknown>;
  load(): PoolLoad;
  /** Resolves once a thread has been able to start; throws when none can be. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

/** Starting a thread takes most of a second, keeping one takes its memory. */
const IDLE_TIMEOUT_MS = 10 * 60_000;

export function createThreads(options: ThreadsOptions): Threads {
  const pool = new Piscina({
    filename: workerEntry(import.meta.url),
    minThreads: options.minThreads,
    maxThreads: options.threads,
    idleTimeout: IDLE_TIMEOUT_MS,
    resourceLimits: { maxOldGenerationSizeMb: options.maxHeapMb },
    workerData: options.settings,
  });
  // A thread that dies reports to its task; what it reports besides concerns nobody.
  pool.on('error', () => undefined);
  const gate = createJobGate({
    maxRunning: options.threads,
    maxQueued: options.maxQueue,
    maxQueuedPerLane: Math.ceil(options.maxQueue / 2),
  });
  const loadThread = () => pool.run(undefined, { name: 'ready' });

  let started: Promise<void> | undefined;
  async function start(): Promise<void> {
    try {
      await loadThread();
    } catch (error) {
      started = undefined;
      throw error;
    }
  }

  return {
    async run(name, task, { client, signal: visitor }, transfer = []) {
      visitor?.throwIfAborted();
      let deadline: AbortSignal | undefined;
      try {
        return await gate.run(
          async () => {
            // A thread that has just been started needs most of a second, which is not the task's.
            await loadThread();
            deadline = AbortSignal.timeout(options.timeoutMs);
            return pool.run(task, { name, signal: either(visitor, deadline), transferList: transfer });
          },
          client,
          either(visitor, AbortSignal.timeout(options.maxWaitMs)),
        );
      } catch (error) {
        visitor?.throwIfAborted();
        if (deadline?.aborted) throw new Failure('job-timeout', { cause: error });
        if (isOutOfMemory(error)) throw new Failure('job-too-large', { cause: error });
        if (deadline === undefined) throw new Failure('busy', { cause: error });
        throw error;
      }
    },
    load: () => ({ waiting: gate.queued, running: gate.running, completed: pool.completed }),
    ready: () => {
      started ??= start();
      return started;
    },
    // Not `close`, which waits half a minute for a thread that is being replaced.
    close: () => pool.destroy(),
  };
}

/** Beside the bundle lies the bundled entry; in the sources a thread has to load the TypeScript loader first. */
function workerEntry(callerUrl: string): string {
  const name = callerUrl.endsWith('.ts') ? './compute-from-source.mjs' : './compute.worker.js';
  return fileURLToPath(new URL(name, callerUrl));
}

function either(visitor: AbortSignal | undefined, limit: AbortSignal): AbortSignal {
  return visitor ? AbortSignal.any([visitor, limit]) : limit;
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
}
