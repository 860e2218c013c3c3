/** Worker processes of one kind: queue, time and memory are bounded; one that dies or is stopped is replaced. */
import { Failure } from '@earshot/schema/failures';
import type { Caller, PoolLoad } from '../../ports.ts';
import { abortable } from '../deadline.ts';
import { createJobGate } from '../job-gate.ts';
import { workerFile } from '../worker-file.ts';
import { createProcessPool } from './process-pool.ts';
import { OutOfMemory, OutOfTime } from './worker-process.ts';
import type { WorkerSettings } from './worker-settings.ts';

export interface WorkerPoolOptions {
  /** Tasks that run at the same time, each in a process of its own. */
  readonly workers: number;
  /** Idle processes that are kept. */
  readonly minWorkers: number;
  /** Tasks that may wait, half of them of one client; one more is refused as busy. */
  readonly maxQueue: number;
  /** How long a task may wait for a process, its start included. */
  readonly maxWaitMs: number;
  /** How long a task may run by the clock, from the moment its process has started. */
  readonly timeoutMs: number;
  /** Processor time that a task may use. */
  readonly maxTaskCpuMs: number;
  readonly maxMemoryMb: number;
  /**
   * Whether a running task ends with its process when its visitor leaves. Not for small ones: a new process takes longer
   * than the rest of the task, and visitors who keep leaving would make the others wait for it. The task then keeps its
   * place until it is done, and only its caller is released.
   */
  readonly endsAbandoned: boolean;
  /** From 0 (as the process that answers) to 19. */
  readonly niceness: number;
  readonly settings: WorkerSettings;
}

export interface WorkerPool {
  /**
   * Runs a task, clients in turns. Throws `Failure`: `busy` when the queue is full or the wait too long, `job-timeout`,
   * `job-too-large`; the visitor's own abort; and what the task throws. `waitedMs` counts as time that it has waited.
   */
  run(name: 'job' | 'request', task: unknown, caller: Caller, waitedMs?: number): Promise<unknown>;
  load(): PoolLoad;
  /** Resolves once a process has started; throws when none can start. */
  ready(): Promise<void>;
  /** Refuses tasks that wait, and later ones, as busy; running tasks go on. */
  stopStarting(): void;
  close(): Promise<void>;
}

/** Starting a process takes most of a second; an idle one holds memory. */
const IDLE_TIMEOUT_MS = 10 * 60_000;

export function createWorkerPool(options: WorkerPoolOptions): WorkerPool {
  const pool = createProcessPool({
    ...options,
    entry: workerFile('compute', import.meta.url),
    minIdle: options.minWorkers,
    idleTimeoutMs: IDLE_TIMEOUT_MS,
  });
  const gate = createJobGate({
    maxRunning: options.workers,
    maxQueued: options.maxQueue,
    maxQueuedPerLane: Math.ceil(options.maxQueue / 2),
  });
  const shutdown = new AbortController();
  const load = (signal: AbortSignal) => pool.run({ name: 'ready' }, signal);
  let completed = 0;
  let started: Promise<unknown> | undefined;

  return {
    async run(name, input, { client, signal: visitor }, waitedMs = 0) {
      visitor?.throwIfAborted();
      // Own timers: one that only a combined signal refers to may be garbage-collected before it fires.
      const patience = startTimer(options.maxWaitMs - waitedMs);
      let limit: Timer | undefined;
      const inProcess = async () => {
        // The start of a process takes most of a second, which does not count as time of the task.
        await load(either(shutdown.signal, patience.signal));
        limit = startTimer(options.timeoutMs);
        const leaves = options.endsAbandoned ? visitor : undefined;
        const output = await pool.run({ name, input }, either(leaves, limit.signal)).finally(limit.stop);
        completed += 1;
        return output;
      };
      try {
        const output = gate.run(inProcess, client, either(visitor, patience.signal));
        return await (visitor ? abortable(output, visitor) : output);
      } catch (error) {
        visitor?.throwIfAborted();
        throw failureOf(error, limit);
      } finally {
        patience.stop();
      }
    },
    load: () => ({ waiting: gate.queued, running: gate.running, completed }),
    async ready() {
      started ??= load(shutdown.signal).catch((error: unknown) => {
        started = undefined;
        throw error;
      });
      await started;
    },
    stopStarting: () => gate.close(),
    async close() {
      shutdown.abort();
      await pool.close();
    },
  };
}

/** What an error means: the task's time is over, its memory was used up, or it was never started. */
function failureOf(error: unknown, limit: Timer | undefined): unknown {
  if (limit?.signal.aborted || error instanceof OutOfTime)
    return new Failure('job-timeout', { cause: error });
  if (error instanceof OutOfMemory) return new Failure('job-too-large', { cause: error });
  return limit === undefined ? new Failure('busy', { cause: error }) : error;
}

interface Timer {
  readonly signal: AbortSignal;
  stop(): void;
}

function startTimer(timeoutMs: number): Timer {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  return { signal: controller.signal, stop: () => clearTimeout(timer) };
}

function either(visitor: AbortSignal | undefined, limit: AbortSignal): AbortSignal {
  return visitor ? AbortSignal.any([visitor, limit]) : limit;
}
