/** Worker side of the process pool: runs the tasks that the parent sends, one at a time, within their CPU limits. */
import { startWatchdog, type Watchdog } from '../process-watchdog.ts';

/**
 * File descriptor for watchdog reports, which the parent reads. It follows the standard streams (0-2) and the IPC channel
 * (3).
 */
export const REPORT_DESCRIPTOR = 4;

/** The first message to a worker process. */
export interface WorkerStart<Settings = unknown> {
  readonly settings: Settings;
  readonly maxMemoryMb: number;
}

export interface TaskRequest {
  readonly name: string;
  readonly input?: unknown;
  /** CPU time after which the process is killed. */
  readonly maxCpuMs: number;
  /** CPU time after which the task is reported to the parent as slow. */
  readonly slowCpuMs: number;
}

interface TaskUse {
  /** CPU time used by the task. */
  readonly cpuMs: number;
  /** Resident set size of the process after the task. */
  readonly memoryMb: number;
  /** Resident set size of the process before its first task, mostly code. */
  readonly startMemoryMb: number;
}

export type TaskAnswer = TaskUse & ({ readonly value: unknown } | { readonly error: unknown });

/** A call from a task to its parent. */
export interface ParentCall {
  readonly callId: number;
  readonly call: string;
  readonly input: unknown;
}

export interface ParentAnswer {
  readonly callId: number;
  readonly value: unknown;
}

/** Name of the call that reports the progress of a task. It gets no response. */
export const PROGRESS_CALL = 'progress';

/** Passed to a task handler: the settings, ways to reach the parent process, and CPU limits for parts of the task. */
export interface TaskContext<Settings = unknown> {
  readonly settings: Settings;
  /** Calls the parent process, which responds to every call, even after the task has ended. */
  call(name: string, input: unknown): Promise<unknown>;
  /** Reports the task's progress to the parent process. */
  report(progress: unknown): void;
  /** Runs a part of the task with a separate CPU limit. If the limit is exceeded, the error includes `phase`. */
  within<T>(phase: string, maxCpuMs: number, work: () => Promise<T>): Promise<T>;
}

export type TaskHandler<Settings> = (input: unknown, context: TaskContext<Settings>) => unknown;

/** Phase name used outside `within`. */
export const WHOLE_TASK = 'task';

/** Handles each task that `createProcessPool` sends to this process, using the handler with the same name. */
export function serveTasks<Settings>(handlers: Readonly<Record<string, TaskHandler<Settings>>>): void {
  const server = new TaskServer(handlers);
  process.on('message', (message: WorkerStart<Settings> | TaskRequest | ParentAnswer) => {
    if ('name' in message) void server.answer(message).then((reply) => process.send?.(reply));
    else if ('callId' in message) server.settle(message);
    else server.start(message);
  });
  process.on('disconnect', () => process.exit());
}

class TaskServer<Settings> {
  readonly #handlers: Readonly<Record<string, TaskHandler<Settings>>>;
  readonly #calls = new Map<number, (value: unknown) => void>();
  readonly #startMemoryMb = memoryMb();
  #started: Promise<{ readonly settings: Settings; readonly watchdog: Watchdog }> | undefined;
  #callId = 0;

  constructor(handlers: Readonly<Record<string, TaskHandler<Settings>>>) {
    this.#handlers = handlers;
  }

  start({ settings, maxMemoryMb }: WorkerStart<Settings>): void {
    this.#started = startWatchdog({ maxMemoryMb, reportTo: REPORT_DESCRIPTOR }).then((watchdog) => ({
      settings,
      watchdog,
    }));
  }

  settle({ callId, value }: ParentAnswer): void {
    this.#calls.get(callId)?.(value);
    this.#calls.delete(callId);
  }

  async answer({ name, input, maxCpuMs, slowCpuMs }: TaskRequest): Promise<TaskAnswer> {
    const startedMs = cpuTimeMs();
    const use = () => ({
      cpuMs: cpuTimeMs() - startedMs,
      memoryMb: memoryMb(),
      startMemoryMb: this.#startMemoryMb,
    });
    try {
      const handler = this.#handlers[name];
      if (!this.#started) throw new Error('A task came before the settings.');
      const { settings, watchdog } = await this.#started;
      if (!handler) throw new Error(`No task is called ${name}.`);
      watchdog.limit({ endAfterMs: maxCpuMs, slowAfterMs: slowCpuMs, phase: WHOLE_TASK });
      try {
        const endsAtMs = cpuTimeMs() + maxCpuMs;
        const value = await handler(input, this.#context(settings, watchdog, endsAtMs));
        return { value, ...use() };
      } finally {
        const never = Number.POSITIVE_INFINITY;
        watchdog.limit({ endAfterMs: never, slowAfterMs: never, phase: '' });
      }
    } catch (error) {
      return { error, ...use() };
    }
  }

  #context(settings: Settings, watchdog: Watchdog, endsAtMs: number): TaskContext<Settings> {
    return {
      settings,
      call: (call, input) => {
        this.#callId += 1;
        const callId = this.#callId;
        process.send?.({ callId, call, input } satisfies ParentCall);
        return new Promise((resolve) => this.#calls.set(callId, resolve));
      },
      report: (progress) => {
        process.send?.({ callId: 0, call: PROGRESS_CALL, input: progress } satisfies ParentCall);
      },
      async within(phase, maxCpuMs, work) {
        const leftMs = () => endsAtMs - cpuTimeMs();
        watchdog.limit({ endAfterMs: Math.min(maxCpuMs, leftMs()), phase });
        try {
          return await work();
        } finally {
          watchdog.limit({ endAfterMs: leftMs(), phase: WHOLE_TASK });
        }
      },
    };
  }
}

function cpuTimeMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function memoryMb(): number {
  return process.memoryUsage.rss() / 1024 / 1024;
}
