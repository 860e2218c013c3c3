/** Places for tasks of one kind in worker processes: clients take turns; queue, processor time and memory are bounded. */
import { Failure, type FailureCause } from '@earshot/schema/failures';
import type { JobProgress } from '@earshot/schema/jobs/model';
import type { Caller, PoolLoad } from '../../ports.ts';
import { abortable } from '../deadline.ts';
import { enterInTime } from '../enter-in-time.ts';
import { createJobGate, type Release } from '../job-gate.ts';
import type { ProcessPool } from './process-pool.ts';
import { LimitCrossed } from './worker-process.ts';

export interface WorkerPoolOptions {
  /** Tasks that run at the same time, each in a separate process. */
  readonly places: number;
  /** Tasks that may wait, half of them of one client; one more is refused as busy. */
  readonly maxQueue: number;
  /** How long a task may wait for a place, and then for its process to start. */
  readonly maxWaitMs: number;
  /** Longest time of a task by the clock. Only for tasks that hang, because a busy machine gives a task little time. */
  readonly timeoutMs: number;
  /** Waiting and running together, by the clock: a task may also run for what it has not waited. `timeoutMs` alone when absent. */
  readonly callMs?: number;
  /** Processor time that a task may use. */
  readonly maxTaskCpuMs: number;
  /**
   * Processor time after which a task is slow: it was taken for a smaller one. It goes on at the lowest priority and gives up its
   * place, so that it keeps no other task waiting; and it is worth ending when its visitor has left. A faster one is finished
   * then: a new process would take as long.
   */
  readonly slowTaskCpuMs: number;
  /** Called with how long a task has waited for its place. */
  readonly onStart?: (waitedMs: number) => void;
}

export interface WorkerPool {
  /**
   * Runs a task, clients in turns. Throws `Failure`: `busy` when the queue is full or the wait too long, `job-timeout`,
   * `job-too-large`, the failure of the phase that used too much; the visitor's own abort; and what the task throws.
   */
  run(name: string, task: unknown, caller: Caller): Promise<unknown>;
  load(): PoolLoad;
  /** Resolves once a process has started; throws when none can start. */
  ready(): Promise<void>;
  /** Refuses tasks that wait, and later ones, as busy; running tasks go on. */
  stopStarting(): void;
}

/** Slow tasks that have given up their place, at most; each holds memory. */
const MAX_WITHOUT_PLACE = 2;

export function createWorkerPool(processes: ProcessPool, options: WorkerPoolOptions): WorkerPool {
  return new Places(processes, options);
}

class Places implements WorkerPool {
  readonly #processes: ProcessPool;
  readonly #options: WorkerPoolOptions;
  readonly #gate: ReturnType<typeof createJobGate>;
  #started: Promise<unknown> | undefined;
  /** Of tasks that run. */
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
    // A task whose visitor leaves keeps its place until it is done or ended; only its caller is released.
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

  /** Runs a task and gives its place back, at the latest when it ends. */
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

  /** Starting takes most of a second, minutes on a busy machine, and does not count as the task's time. Throws `Failure('busy')`. */
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

/** The failure for an error that means that time or memory was used up; any other error unchanged. */
function failureOf(error: unknown, clock: AbortSignal | undefined): unknown {
  if (clock?.aborted) return new Failure('job-timeout', { cause: error });
  if (!(error instanceof LimitCrossed)) return error;
  const own = PHASE_FAILURES[error.phase]?.[error.limit];
  return new Failure(own ?? (error.limit === 'time' ? 'job-timeout' : 'job-too-large'), { cause: error });
}

interface Timer {
  readonly signal: AbortSignal;
  /** Fires after this time at the latest. */
  endWithin(ms: number): void;
  stop(): void;
}

/** Own timers: one that only a combined signal refers to may be garbage-collected before it fires. */
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
