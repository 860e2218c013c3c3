/** Worker processes: started on demand, reused for later tasks, and replaced when they crash or use too much memory. */
import { once } from 'node:events';
import type { TaskAnswer, TaskRequest } from './serve-tasks.ts';
import { type TaskEvents, WorkerProcess, type WorkerProcessOptions } from './worker-process.ts';

export interface ProcessPoolOptions extends WorkerProcessOptions {
  /** How long an idle process is kept, unless it is one of the last `minIdle`. */
  readonly idleTimeoutMs: number;
  readonly minIdle: number;
  /** Called with the CPU time and memory of each finished task. */
  readonly onTaskEnd?: (use: { readonly cpuMs: number; readonly memoryMb: number }) => void;
}

export interface ProcessPool {
  /**
   * Runs one task in an idle or new process. The caller limits how many tasks run at once. When a task becomes slow, its
   * process gets a lower priority and is not reused. Throws the task's error, the signal's reason, `LimitCrossed` if the
   * process was killed for exceeding a limit, or `Error` if it exited for any other reason. After an error, the process is
   * kept only if the task itself threw.
   */
  run(request: TaskRequest, signal: AbortSignal, events?: TaskEvents): Promise<unknown>;
  /** Number of running processes. */
  readonly size: number;
  /**
   * Number of processes that exited since startup without being retired by the pool: crashes, kills by the watchdog, and
   * kills after an abort. Excludes processes that the pool retired because they were idle or slow or used too much memory.
   */
  readonly ended: number;
  /** Ends all processes and their tasks. */
  close(): Promise<void>;
}

/** Niceness of a process with a slow task, so that other work gets most of the CPU. */
const SLOW_NICENESS = 15;
/**
 * A process is retired after a task if it still uses more than this fraction of its memory allowance, because Tesseract
 * never frees memory. Memory used at startup does not count, because a new process would also use it.
 */
const MAX_LEFT_MEMORY_SHARE = 0.5;

export function createProcessPool(options: ProcessPoolOptions): ProcessPool {
  return new Processes(options);
}

class Processes implements ProcessPool {
  readonly #options: ProcessPoolOptions;
  readonly #all = new Set<WorkerProcess>();
  /** The most recently used process is reused first, so that the others stay idle long enough to time out. */
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
    // Takes the process off the idle list and cancels its idle timer.
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

  /**
   * Ends a process that has no task. Removes it from the pool right away so that it is not given another task before it
   * exits.
   */
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
