/** Worker processes: started when they are needed, kept for the next task, replaced when they die or grow. */
import { once } from 'node:events';
import type { TaskAnswer, TaskRequest } from './serve-tasks.ts';
import { type TaskEvents, WorkerProcess, type WorkerProcessOptions } from './worker-process.ts';

export interface ProcessPoolOptions extends WorkerProcessOptions {
  /** How long a process without work is kept, unless it is one of the last `minIdle`. */
  readonly idleTimeoutMs: number;
  readonly minIdle: number;
  /** Called with the processor time and the memory of each task that ends. */
  readonly onTaskEnd?: (use: { readonly cpuMs: number; readonly memoryMb: number }) => void;
}

export interface ProcessPool {
  /**
   * Runs one task in an idle process, or in a new one. How many run at once is the caller's bound. A process whose task was slow has
   * the lowest priority from then on and is not used again. Throws what the task throws, the reason of `signal` when it fires,
   * `LimitCrossed` when the process was ended for what the task used, and an `Error` when it ended for another reason; only in the
   * first case is the process kept.
   */
  run(request: TaskRequest, signal: AbortSignal, events?: TaskEvents): Promise<unknown>;
  /** Running processes. */
  readonly size: number;
  /** Processes that ended by themselves since the start: neither idle, nor retired by the pool. */
  readonly ended: number;
  /** Ends all processes and their tasks. */
  close(): Promise<void>;
}

/** Niceness of a process whose task takes long, so that other work gets most of the processor. */
const SLOW_NICENESS = 15;
/**
 * A process without work is replaced when its tasks have left more than this share of their memory in use: what a recognizer has used is
 * never given back. The memory of the code does not count, which is in use again as soon as the next process has started.
 */
const MAX_LEFT_MEMORY_SHARE = 0.5;

export function createProcessPool(options: ProcessPoolOptions): ProcessPool {
  return new Processes(options);
}

class Processes implements ProcessPool {
  readonly #options: ProcessPoolOptions;
  readonly #all = new Set<WorkerProcess>();
  /** The process that was used last is used next, so that the others become idle and can end. */
  readonly #idle: { readonly worker: WorkerProcess; readonly timer: NodeJS.Timeout }[] = [];
  #ended = 0;

  constructor(options: ProcessPoolOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#all.size;
  }

  get ended(): number {
    return this.#ended;
  }

  async run(request: TaskRequest, signal: AbortSignal, events: TaskEvents = {}): Promise<unknown> {
    signal.throwIfAborted();
    const worker = this.#take();
    let isSlow = false;
    try {
      const onSlow = () => {
        isSlow = true;
        worker.yieldTo(SLOW_NICENESS);
        events.onSlow?.();
      };
      const answer = await worker.ask(request, signal, { ...events, onSlow });
      this.#options.onTaskEnd?.(answer);
      if (isSlow || this.#hasGrown(answer)) this.#end(worker);
      else this.#keep(worker);
      if ('error' in answer) throw answer.error;
      return answer.value;
    } catch (error) {
      if (signal.aborted) worker.child.kill('SIGKILL');
      throw error;
    }
  }

  async close(): Promise<void> {
    const ends = [...this.#all].map(({ child }) => once(child, 'exit'));
    for (const { child } of this.#all) child.kill('SIGKILL');
    await Promise.all(ends);
  }

  #hasGrown({ memoryMb, startMemoryMb }: TaskAnswer): boolean {
    return memoryMb - startMemoryMb > (this.#options.maxMemoryMb - startMemoryMb) * MAX_LEFT_MEMORY_SHARE;
  }

  #take(): WorkerProcess {
    const worker = this.#idle.findLast(({ worker: { child } }) => child.connected)?.worker ?? this.#start();
    // A process at work is not idle; it counts again when its task ends.
    this.#forget(worker);
    this.#all.add(worker);
    return worker;
  }

  #start(): WorkerProcess {
    const worker = new WorkerProcess(this.#options);
    worker.child.once('exit', () => {
      if (this.#all.has(worker)) this.#ended += 1;
      this.#forget(worker);
    });
    return worker;
  }

  #keep(worker: WorkerProcess): void {
    if (!worker.child.connected) return;
    const timer = setTimeout(() => {
      if (this.#all.size > this.#options.minIdle) this.#end(worker);
    }, this.#options.idleTimeoutMs);
    this.#idle.push({ worker, timer: timer.unref() });
  }

  /** Ends a process without work. Removed at once, or it would still count as an idle one. */
  #end(worker: WorkerProcess): void {
    this.#forget(worker);
    worker.child.kill();
  }

  #forget(worker: WorkerProcess): void {
    this.#all.delete(worker);
    const place = this.#idle.findIndex((member) => member.worker === worker);
    for (const { timer } of place < 0 ? [] : this.#idle.splice(place, 1)) clearTimeout(timer);
  }
}
