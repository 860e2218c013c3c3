/** Runs tasks of one kind in worker processes. Clients take turns, and queue length, CPU time and memory are limited. */
import { Failure, type FailureCause } from '@earshot/schema/failures';
import type { JobProgress } from '@earshot/schema/jobs/model';
import type { Caller, PoolLoad } from '../../ports.ts';
import { abortable } from '../deadline.ts';
import { enterInTime } from '../enter-in-time.ts';
import { createJobGate, type Release } from '../job-gate.ts';
import type { ProcessPool } from './process-pool.ts';
import { LimitCrossed } from './worker-process.ts';

export interface WorkerPoolOptions {
  /**
   * Maximum number of tasks that have a slot, each in its own process. Up to `MAX_WITHOUT_PLACE` slow tasks can run in
   * addition.
   */
  readonly places: number;
  /** Maximum number of waiting tasks, at most half of them from one client. Further tasks fail with `busy`. */
  readonly maxQueue: number;
  /** Maximum time that a task may wait for a slot, and then for its process to start. */
  readonly maxWaitMs: number;
  /**
   * Wall-clock limit for a task. Only a hung task should reach it: on a busy machine, even a healthy task gets little CPU
   * time.
   */
  readonly timeoutMs: number;
  /**
   * Wall-clock limit for waiting and running combined: a task may run for the time left after waiting, but always for at
   * least `timeoutMs`. If omitted, only `timeoutMs` applies.
   */
  readonly callMs?: number;
  /** CPU limit of a task. */
  readonly maxTaskCpuMs: number;
  /**
   * CPU time after which a task counts as slow: its size was underestimated. It continues at a lower priority and, if
   * possible, gives up its slot so that it does not delay other tasks. If the client disconnects, the task is killed. A task
   * that is not slow is allowed to finish, because starting a new process would take about as long.
   */
  readonly slowTaskCpuMs: number;
  /** Called with the time that a task waited for its slot. */
  readonly onStart?: (waitedMs: number) => void;
}

export interface WorkerPool {
  /**
   * Runs a task when its client's turn comes. Throws `Failure` (`busy` if the queue is full or the wait is too long,
   * `job-timeout`, `job-too-large`, or the failure of the phase that exceeded a limit), the client's abort reason, or the
   * task's error.
   */
  run(name: string, task: unknown, caller: Caller): Promise<unknown>;
  load(): PoolLoad;
  /** Resolves once a process has started. Rejects if none can start. */
  ready(): Promise<void>;
  /** Rejects waiting and new tasks with `busy`. Running tasks continue for at most `timeoutMs`. */
  stopStarting(): void;
}

/** Maximum number of slow tasks without a slot, limited because each one uses memory. */
const MAX_WITHOUT_PLACE = 2;

export function createWorkerPool(processes: ProcessPool, options: WorkerPoolOptions): WorkerPool {
  return new Places(processes, options);
}

class Places implements WorkerPool {
  readonly #processes: ProcessPool;
  readonly #options: WorkerPoolOptions;
  readonly #gate: ReturnType<typeof createJobGate>;
  #started: Promise<unknown> | undefined;
  /** Timers of the running tasks. */
  readonly #clocks = new Set<Timer>();
  #isStopping = false;
  #withoutPlace = 0;
  #completed = 0;

  constructor(processes: ProcessPool, options: WorkerPoolOptions) {
    this.#processes = processes;
    this.#options = options;
    this.#gate = createJobGate({
      maxRunning: options.places,
      maxQueued: options.maxQueue,
      maxQueuedPerLane: Math.ceil(options.maxQueue / 2),
    });
  }

  async run(name: string, input: unknown, caller: Caller): Promise<unknown> {
    const { signal: visitor } = caller;
    visitor?.throwIfAborted();
    const arrivedMs = performance.now();
    const place = await this.#enter(caller);
    this.#options.onStart?.(performance.now() - arrivedMs);
    // If the user disconnects, the task keeps its slot until it ends. Only the caller stops waiting.
    const output = this.#inPlace(name, input, place, caller, arrivedMs);
    return visitor ? abortable(output, visitor) : output;
  }

  load(): PoolLoad {
    const running = this.#gate.running + this.#withoutPlace;
    return { waiting: this.#gate.queued, running, completed: this.#completed };
  }

  async ready(): Promise<void> {
    this.#started ??= this.#startProcess().catch((error: unknown) => {
      this.#started = undefined;
      throw error;
    });
    await this.#started;
  }

  stopStarting(): void {
    this.#isStopping = true;
    this.#gate.close();
    for (const clock of this.#clocks) clock.endWithin(this.#options.timeoutMs);
  }

  async #enter({ client, signal: visitor, maxMs = this.#options.maxWaitMs }: Caller): Promise<Release> {
    try {
      return await enterInTime(this.#gate, client, maxMs, visitor);
    } catch (error) {
      visitor?.throwIfAborted();
      throw error;
    }
  }

  /** Runs a task and frees its slot when the task ends, or earlier if it becomes slow. */
  async #inPlace(
    name: string,
    input: unknown,
    release: Release,
    { signal: visitor, onProgress, maxMs }: Caller,
    arrivedMs: number,
  ): Promise<unknown> {
    const { timeoutMs, callMs, maxTaskCpuMs, slowTaskCpuMs } = this.#options;
    let clock: Timer | undefined;
    const left = new AbortController();
    let [hasPlace, isSlow] = [true, false];
    const onVisitorLeft = () => isSlow && left.abort(visitor?.reason);
    const onSlow = () => {
      isSlow = true;
      if (visitor?.aborted) left.abort(visitor.reason);
      else if (this.#withoutPlace < MAX_WITHOUT_PLACE) {
        this.#withoutPlace += 1;
        hasPlace = false;
        release();
      }
    };
    visitor?.addEventListener('abort', onVisitorLeft, { once: true });
    try {
      await this.#startProcess();
      const leftMs = this.#isStopping ? 0 : (callMs ?? 0) - (performance.now() - arrivedMs);
      clock = startTimer(maxMs ?? Math.max(timeoutMs, leftMs));
      this.#clocks.add(clock);
      const request = { name, input, maxCpuMs: maxTaskCpuMs, slowCpuMs: slowTaskCpuMs };
      const output = await this.#processes.run(request, AbortSignal.any([left.signal, clock.signal]), {
        onSlow,
        onProgress: (progress) => onProgress?.(progress as JobProgress),
      });
      this.#completed += 1;
      return output;
    } catch (error) {
      throw failureOf(error, clock?.signal);
    } finally {
      visitor?.removeEventListener('abort', onVisitorLeft);
      if (clock) this.#clocks.delete(clock);
      clock?.stop();
      if (hasPlace) release();
      else this.#withoutPlace -= 1;
    }
  }

  /**
   * Makes sure that an idle process exists. Starting one takes almost a second (minutes on a busy machine), which counts
   * toward `callMs` but not toward `timeoutMs`. Throws `Failure('busy')` if this fails or takes longer than `maxWaitMs`.
   */
  async #startProcess(): Promise<void> {
    const patience = startTimer(this.#options.maxWaitMs);
    const never = Number.POSITIVE_INFINITY;
    try {
      await this.#processes.run({ name: 'ready', maxCpuMs: never, slowCpuMs: never }, patience.signal);
    } catch (error) {
      throw new Failure('busy', { cause: error });
    } finally {
      patience.stop();
    }
  }
}

/** Failures to report when a phase of a task exceeds a limit. */
const PHASE_FAILURES: Readonly<Record<string, Readonly<Record<'memory' | 'time', FailureCause>>>> = {
  document: { memory: 'file-too-complex', time: 'file-too-complex' },
  picture: { memory: 'image-timeout', time: 'image-timeout' },
};

/** Maps an exceeded time or memory limit to its failure. Returns any other error unchanged. */
function failureOf(error: unknown, clock: AbortSignal | undefined): unknown {
  if (clock?.aborted) return new Failure('job-timeout', { cause: error });
  if (!(error instanceof LimitCrossed)) return error;
  const own = PHASE_FAILURES[error.phase]?.[error.limit];
  return new Failure(own ?? (error.limit === 'time' ? 'job-timeout' : 'job-too-large'), { cause: error });
}

interface Timer {
  readonly signal: AbortSignal;
  /** Makes the timer fire after `ms` at the latest. */
  endWithin(ms: number): void;
  stop(): void;
}

/**
 * Starts a timer. It does not use `AbortSignal.timeout()`, because a timeout signal referenced only by `AbortSignal.any` may
 * be garbage-collected before it fires.
 */
function startTimer(timeoutMs: number): Timer {
  const controller = new AbortController();
  const endsAtMs = performance.now() + timeoutMs;
  let timer = setTimeout(() => controller.abort(), timeoutMs);
  return {
    signal: controller.signal,
    endWithin(ms) {
      if (performance.now() + ms >= endsAtMs) return;
      clearTimeout(timer);
      timer = setTimeout(() => controller.abort(), ms);
    },
    stop: () => clearTimeout(timer),
  };
}
