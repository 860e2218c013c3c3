/** The worker pool: queue, time and memory are bounded; a thread that dies or is stopped is replaced. */
import { fileURLToPath } from 'node:url';
import { Failure } from '@earshot/schema/failures';
import { Piscina } from 'piscina';
import type { Compute, PoolLoad } from '../../compute/compute.ts';
import type { JobInput, JobName, JobOutput } from '../../compute/jobs.ts';
import { type Outcome, unwrapOutcome } from '../../compute/run-job.ts';
import type { Offload, OffloadedResponse } from '../../rest/offload.ts';
import { createJobGate } from '../job-gate.ts';
import type { WorkerSettings } from './worker-settings.ts';

export interface ComputePoolOptions {
  readonly workers: number;
  /** Tasks that may wait; one more is refused as busy. */
  readonly maxQueue: number;
  /** How long a task may wait for a thread. */
  readonly maxWaitMs: number;
  /** How long a task may run. */
  readonly timeoutMs: number;
  readonly maxHeapMb: number;
  readonly settings: WorkerSettings;
}

export interface ComputePool {
  readonly compute: Compute;
  readonly offload: Offload;
  load(): PoolLoad;
  /** Resolves once a thread has been able to start; throws when none can be. */
  ready(): Promise<void>;
  close(): Promise<void>;
}

const IDLE_TIMEOUT_MS = 60_000;

/** Who reads one article does not wait until everybody's long lists are done: the two kinds take turns. */
type Lane = 'light' | 'heavy';
/** A list of some thousand lines, which takes a second. */
const HEAVY_BODY_BYTES = 512 * 1024;

export function createComputePool(options: ComputePoolOptions): ComputePool {
  const threads = new Piscina({
    filename: workerEntry(import.meta.url),
    minThreads: 1,
    maxThreads: options.workers,
    idleTimeout: IDLE_TIMEOUT_MS,
    resourceLimits: { maxOldGenerationSizeMb: options.maxHeapMb },
    workerData: options.settings,
  });
  // A thread that dies reports to its task; what it reports besides concerns nobody.
  threads.on('error', () => undefined);
  const gate = createJobGate({ maxRunning: options.workers, maxQueued: options.maxQueue });

  let started: Promise<void> | undefined;
  async function start(): Promise<void> {
    try {
      await threads.run(undefined, { name: 'ready' });
    } catch (error) {
      started = undefined;
      throw error;
    }
  }

  async function run(
    name: 'job' | 'request',
    task: unknown,
    visitor: AbortSignal | undefined,
    transfer: ArrayBuffer[],
    lane: Lane,
  ) {
    visitor?.throwIfAborted();
    const patience = AbortSignal.timeout(options.maxWaitMs);
    let deadline: AbortSignal | undefined;
    try {
      return await gate.run(
        () => {
          deadline = AbortSignal.timeout(options.timeoutMs);
          return threads.run(task, { name, signal: either(visitor, deadline), transferList: transfer });
        },
        either(visitor, patience),
        lane,
      );
    } catch (error) {
      visitor?.throwIfAborted();
      if (deadline?.aborted) throw new Failure('job-timeout', { cause: error });
      if (deadline === undefined) throw new Failure('busy', { cause: error });
      throw isOutOfMemory(error) ? new Failure('job-too-large', { cause: error }) : error;
    }
  }

  return {
    compute: {
      async run<N extends JobName>(name: N, input: JobInput<N>, signal?: AbortSignal) {
        const outcome = await run('job', { name, input }, signal, [], 'light');
        return unwrapOutcome(outcome as Outcome<JobOutput<N>>);
      },
    },
    offload: {
      async run(request, signal) {
        const { buffer, byteLength } = request.body;
        const lane = byteLength > HEAVY_BODY_BYTES ? 'heavy' : 'light';
        return (await run('request', request, signal, [buffer], lane)) as OffloadedResponse;
      },
    },
    load: () => ({ waiting: gate.queued, running: gate.running, completed: threads.completed }),
    ready: () => {
      started ??= start();
      return started;
    },
    // Not `close`, which waits half a minute for a thread that is being replaced.
    close: () => threads.destroy(),
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
